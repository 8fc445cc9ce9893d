import type { Kit } from '../page/fill.ts';
import { slotOf } from '../page/fill.ts';
import { mazeAspect } from '../page/maze-marks.ts';
import { papers } from '../page/papers.ts';
import { readTemplate } from '../page/template.ts';
import { openTypeface } from '../page/typeface.ts';
import type { Wish } from '../puzzle/aim.ts';
import { lookUp } from '../registry.ts';
import type { BookSpec } from './spec.ts';

/** Where files come from: the one thing that the library asks of the program around it. */
export interface Host {
  /** The bytes of a font file of the typeface that bookgen ships. */
  readFont(weight: 'regular' | 'bold'): Uint8Array;
  /** The text of a file in a template's folder. */
  readTemplateFile(template: string, file: string): string;
}

/** Opens what a book's pages are drawn with. */
export function openKit(spec: BookSpec, host: Host): Kit {
  const paper = lookUp(papers, spec.paper);
  if (!paper) throw new Error(`no paper ${spec.paper}`);
  return {
    template: readTemplate('classroom', (file) => host.readTemplateFile('classroom', file)),
    typefaces: {
      regular: openTypeface('Atkinson Hyperlegible', host.readFont('regular')),
      bold: openTypeface('Atkinson Hyperlegible Bold', host.readFont('bold')),
    },
    width: paper.width,
    height: paper.height,
  };
}

/** What a book's puzzles should be like, so that they fill its pages. */
export function wishOf(spec: BookSpec, kit: Kit): Wish {
  const box = slotOf(kit, 'puzzle', 'maze');
  return {
    seed: spec.seed,
    grade: spec.difficulty,
    cells: spec.cells,
    shapes: spec.shapes,
    algorithms: spec.algorithms,
    size: spec.size,
    aspect: mazeAspect(box),
  };
}
