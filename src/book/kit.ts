import type { Size } from '../grid/types.ts';
import type { Kit } from '../page/fill.ts';
import type { Box } from '../page/marks.ts';
import { corridorIn, mazeAspect } from '../page/maze-marks.ts';
import { openTypefaces } from '../page/open-fonts.ts';
import { readOwnTemplate, type TemplateFolder } from '../page/own/template.ts';
import { MM, paperOf } from '../page/papers.ts';
import { mazeBox } from '../page/puzzle-page.ts';
import type { Template } from '../page/template.ts';
import { readTemplate } from '../page/template-file.ts';
import { templates } from '../page/templates.ts';
import type { Wish } from '../puzzle/aim.ts';
import type { Plate } from '../puzzle/plate.ts';
import { tilingOf } from '../puzzle/spec.ts';
import { Refusal } from '../refusal.ts';
import { agesOf, fitFor } from './ages.ts';
import type { BookSpec } from './spec.ts';

/** Where files come from: the one thing that the library asks of the program around it. */
export interface Host {
  /**
   * The bytes of a font file.
   * @param font a name from the registry of fonts, or the path of a person's own; without it, the first of those
   */
  readFont(weight: 'regular' | 'bold', font?: string): Uint8Array;
  /** The text of a file in a template's folder. */
  readTemplateFile(template: string, file: string): string;
  /**
   * A person's own template.
   * @param path of an SVG file, or of a folder
   * @throws Refusal (file) if there is neither
   */
  openTemplateFolder(path: string): TemplateFolder;
}

/** Opens what a book's pages are drawn with. */
export function openKit(spec: BookSpec, host: Host): Kit {
  const paper = paperOf(spec.paper);
  if (!paper) throw new Error(`no paper ${spec.paper}`);
  const template = openTemplate(spec.template, host);
  const thinnest = Math.max(template.walls.thinnest, ageFit(spec)?.walls ?? 0);
  return {
    template: { ...template, walls: { ...template.walls, thinnest } },
    typefaces: openTypefaces(spec.font, (weight, font) => host.readFont(weight, font)),
    width: paper.width,
    height: paper.height,
    words: { title: spec.title, author: spec.author },
  };
}

/** What pages look like that a person's own template does not draw. */
const OTHERWISE = 'plain';

/** The template of a name, or a person's own. */
function openTemplate(template: string, host: Host): Template {
  const shipped = (name: string): Template => readTemplate(name, (file) => host.readTemplateFile(name, file));
  if (templates.some(({ name }) => name === template)) return shipped(template);
  return readOwnTemplate(host.openTemplateFolder(template), shipped(OTHERWISE));
}

/** Corridors on a puzzle's page are at least about this wide, in points (2 mm). */
const NARROWEST = 5.5;

/**
 * What a book's puzzles should be like, so that they fill its pages.
 * @throws Refusal (wish) if cells of the size asked for would be too small to print
 */
export function wishOf(spec: BookSpec, kit: Kit): Wish {
  const box = mazeBox(kit, spec.qr);
  if (spec.size) checkSize(spec.size, spec, box);
  return wishFor(spec, mazeAspect(box));
}

/** No printed corridor is narrower than this, in points (1.4 mm). */
const NARROWEST_CORRIDOR = 4;

/**
 * Makes sure that a puzzle can be followed with a pencil: one in a thin shape may have cells far smaller than its page.
 * @throws Refusal (wish) if its corridors are too narrow
 */
export function checkCorridors(spec: BookSpec, kit: Kit, plate: Plate, number: number): void {
  const corridor = corridorIn(plate, mazeBox(kit, spec.qr));
  const least = ageFit(spec)?.corridor ?? NARROWEST_CORRIDOR;
  if (corridor >= least) return;
  const why =
    spec.age === undefined ? 'a pencil' : `--age ${spec.age} (at least ${(least / MM).toFixed(0)} mm)`;
  throw new Refusal(
    'wish',
    `the corridors of maze ${number} would be ${(corridor / MM).toFixed(1)} mm wide, too narrow for ${why}; an easier ` +
      '--difficulty, a fuller --shape, fewer letters or a larger --paper would work',
  );
}

/** What puzzles should be like to fill a box of this width / height. */
export function wishFor(spec: BookSpec, aspect: number): Wish {
  const { seed, pages, difficulty, cells, shapes, edge, algorithms, openings, braid, size } = spec;
  const ages = ageFit(spec);
  return {
    seed,
    count: pages,
    level: difficulty,
    cells,
    shapes,
    edge,
    algorithms,
    openings,
    braid: Math.round(100 * braid),
    size,
    cellRange: ages?.cellRange,
    aspect,
  };
}

/** What suits the ages of a book, if it is for some. */
function ageFit({ age }: BookSpec): ReturnType<typeof fitFor> | undefined {
  const ages = age === undefined ? undefined : agesOf(age);
  return ages && fitFor(ages);
}

function checkSize([across, down]: Size, { cells, paper }: BookSpec, box: Box): void {
  for (const name of cells) {
    const { pitch, cellArea, title } = tilingOf(name);
    const scale = Math.min(box.width / (across * pitch[0]), box.height / (down * pitch[1]));
    const width = Math.sqrt(cellArea) * scale;
    if (width >= NARROWEST) continue;
    const most = [across, down]
      .map((count) => Math.max(1, Math.floor((count * width) / NARROWEST)))
      .join('x');
    throw new Refusal(
      'wish',
      `--size ${across}x${down} makes ${title.toLowerCase()} ${(width / MM).toFixed(1)} mm wide on ${paper} paper, ` +
        `too small to follow with a pencil; up to about ${most} works`,
    );
  }
}
