import type { Plate } from '../puzzle/plate.ts';
import type { Language, MazeFacts, WayFacts } from './language.ts';
import { phraseOf } from './phrase.ts';

/** In which ninth of a plate a place lies, in words. */
export function placeWords(
  { alt }: Language,
  { x, y }: { x: number; y: number },
  width: number,
  height: number,
): string {
  const third = (at: number, whole: number): 0 | 1 | 2 => {
    const share = (3 * at) / whole;
    return share >= 2 ? 2 : share >= 1 ? 1 : 0;
  };
  return alt.places[third(y, height)][third(x, width)];
}

/** A puzzle's maze in words: what it is, and where one goes in and out; not where the way leads. */
export function puzzleAlt(language: Language, plate: Plate, number: number): string {
  const { grade, score } = plate.difficulty;
  return language.alt.puzzle(number, grade, Math.round(score), mazeFacts(language, plate, false));
}

/**
 * An answer in words.
 * @param title what the answer is called: a number, or in a class whose it is
 */
export function answerAlt({ alt }: Language, plate: Plate, title: string): string {
  return alt.answer(/^\d+$/.test(title) ? { number: title } : { title }, wayFacts(plate));
}

/** The solved maze of a title page in words. */
export function exampleAlt(language: Language, plate: Plate): string {
  return language.alt.example(mazeFacts(language, plate, true), wayFacts(plate));
}

/** The maze on a cover in words. */
export function coverAlt(language: Language, { spec }: Plate): string {
  return language.heading(spec.cells, phraseOf(language, spec.shape));
}

/** Openings only where the page shows them. */
function mazeFacts(language: Language, plate: Plate, isAnswer: boolean): MazeFacts {
  const { spec, entrance, exit, width, height } = plate;
  const { openings } = language.alt;
  return {
    what: language.described(spec.cells, phraseOf(language, spec.shape)),
    openings: (
      [
        [entrance, openings.entrance, openings.start],
        [exit, openings.exit, openings.goal],
      ] as const
    )
      .filter(([place]) => place.kind === 'gate' || place.shown || isAnswer)
      .map(([place, gate, spot]) => {
        const where = placeWords(language, place, width, height);
        return place.kind === 'gate' ? gate(where) : spot(where);
      }),
  };
}

/** The way of a plate, as pages tell of it. */
export function wayFacts({ spec, difficulty }: Plate): WayFacts {
  return { steps: difficulty.solutionLength, isShortest: spec.braid > 0 };
}
