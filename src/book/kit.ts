import type { Size } from '../grid/types.ts';
import type { Kit } from '../page/fill.ts';
import type { Language } from '../page/language.ts';
import { textsOf } from '../page/language-texts.ts';
import { languageOf } from '../page/languages/index.ts';
import type { Box } from '../page/marks.ts';
import { mazeBox } from '../page/maze-box.ts';
import { mazeAspect } from '../page/maze-marks.ts';
import { openTypefaces } from '../page/open-fonts.ts';
import type { TemplateFolder } from '../page/own/template.ts';
import { MM, paperOf } from '../page/papers.ts';
import type { Template } from '../page/template.ts';
import { readTemplate } from '../page/template-file.ts';
import { templates } from '../page/templates.ts';
import type { Typefaces } from '../page/typeface.ts';
import type { Wish } from '../puzzle/aim.ts';
import { tilingOf } from '../puzzle/spec.ts';
import { Refusal } from '../refusal.ts';
import { cellRangeOf, thinnestWalls } from './fit.ts';
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

/**
 * Opens what a book's pages are drawn with.
 * @param own its template, if that is none of bookgen's: `openOwnTemplate` gives it
 * @throws Refusal (usage) if the font has no letters for the language
 */
export function openKit(spec: BookSpec, host: Host, own?: Template): Kit {
  const paper = paperOf(spec.paper);
  if (!paper) throw new Error(`no paper ${spec.paper}`);
  const template = own ?? openShipped(spec.template, host);
  const language = languageOf(spec.language);
  const typefaces = openTypefaces(spec.font ?? template.font, (weight, font) => host.readFont(weight, font));
  checkLetters(language, typefaces);
  const thinnest = Math.max(template.walls.thinnest, thinnestWalls(spec));
  return {
    template: { ...template, walls: { ...template.walls, thinnest } },
    typefaces,
    language,
    width: paper.width,
    height: paper.height,
    words: { title: spec.title, author: spec.author },
  };
}

/** What pages look like that a person's own template does not draw. */
const OTHERWISE = 'plain';

function openShipped(name: string, host: Host): Template {
  return readTemplate(name, (file) => host.readTemplateFile(name, file));
}

/**
 * A person's own template, if the book has one. What reads those is loaded only then.
 * @throws Refusal (file) if it cannot be read, or holds what a page cannot
 */
export async function openOwnTemplate({ template }: BookSpec, host: Host): Promise<Template | undefined> {
  if (templates.some(({ name }) => name === template)) return undefined;
  const { readOwnTemplate } = await import('../page/own/template.ts');
  return readOwnTemplate(host.openTemplateFolder(template), openShipped(OTHERWISE, host));
}

/** Makes sure that a font can show all that a language says, before any maze is made. */
function checkLetters(language: Language, { regular, bold }: Typefaces): void {
  // The shipped fonts have all Latin letters: looking at each text would only take time.
  if (language.letters === 'Latin') return;
  try {
    for (const text of textsOf(language)) {
      regular.check(text);
      bold.check(text);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      'usage',
      `--language: '${language.name}' does not work; ${error.message}; --font with the file of a font that has ` +
        `${language.letters} letters works`,
    );
  }
}

/** A box less wide or high has no room for a maze and its arrows, in points. */
const LEAST_BOX = 72;
/** Corridors on a puzzle's page are at least about this wide, in points (2 mm). */
const NARROWEST = 5.5;

/**
 * What a book's puzzles should be like, so that they fill its pages.
 * @throws Refusal (wish) if cells of the size asked for would be too small to print
 */
export function wishOf(spec: BookSpec, kit: Kit): Wish {
  const box = mazeBox(kit, spec);
  if (!(Math.min(box.width, box.height) >= LEAST_BOX)) throw new Refusal('wish', tooSmall(spec, box));
  if (spec.size) checkSize(spec.size, spec, box);
  return wishFor(spec, mazeAspect(box), cellRangeOf(spec, kit));
}

/**
 * What puzzles should be like to fill a box of this width / height.
 * @param cellRange fewest and most cells, where readers need that
 */
export function wishFor(spec: BookSpec, aspect: number, cellRange?: Wish['cellRange']): Wish {
  const { seed, pages, difficulty, cells, shapes, edge, algorithms, openings, braid, size } = spec;
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
    cellRange,
    aspect,
  };
}

function tooSmall({ perPage, qr, paper }: BookSpec, { width, height }: Box): string {
  const across = (Math.max(0, Math.min(width, height)) / MM).toFixed(0);
  const works = [
    ...(perPage > 1 ? ['fewer mazes --per-page'] : []),
    ...(qr ? ['no --qr'] : []),
    'a larger --paper',
  ];
  return `a maze on ${paper} paper would have ${across} mm of room; ${works.join(', or ')} would work`;
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
