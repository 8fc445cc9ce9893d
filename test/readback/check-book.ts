import { GridCache, type PuzzleSpec, type Shape } from '../../src/index.ts';
import { carvingOf } from '../../src/puzzle/carving.ts';
import { placeCells } from './cells-on-page.ts';
import { readCells, type Stop } from './check-cells.ts';
import { captionFaults, gradeFaults, measured, promiseFaults, type SoundMaze } from './check-labels.ts';
import { mazeFaults, wallsDiffer } from './check-maze.ts';
import type { DrawnMaze, MazeGraph } from './maze-graph.ts';
import { boundsOf } from './page-geometry.ts';
import { markFaults, printedSpec } from './printed-spec.ts';
import { type Drawing, type ReadBook, type ReadPage, readBook, type Text } from './read-book.ts';

/** Nothing is printed nearer to a page's edges than 12 mm, in points. */
const MARGIN = (12 * 72) / 25.4;
/** The folio and what stands beside it are within this far of the bottom edge, in points. */
const FOOTER = 80;
/** Share of a text's size that its box has above and below the baseline. */
const ASCENT = 0.95;
const DESCENT = 0.3;
/** Coordinates are read back with about this precision, in points. */
const ROUNDING = 0.01;

/** A maze with the words that stand before it, and all that is drawn from the maze before up to its own last mark. */
interface Captioned extends DrawnMaze {
  readonly words: readonly string[];
  readonly items: ReadPage['items'];
}

/** What ink says of a maze, and what its cells say, if they are known. */
interface Reading {
  readonly faults: readonly string[];
  readonly graph: MazeGraph;
  /** Start and goal by the numbers of the cells. */
  readonly stops: readonly Stop[];
  /** The maze by its cells, if they are known and nothing is wrong with them. */
  readonly sound: SoundMaze | undefined;
}

interface Puzzle extends Reading {
  /** The index of the page it is on. */
  readonly page: number;
  /** What on that page is its own: all of it, if there is no other puzzle. */
  readonly place: ReadPage;
  readonly name: string;
  readonly maze: DrawnMaze;
  /** What its code spells, if it can be read. */
  readonly spec: PuzzleSpec | undefined;
}

/** What an answer says of itself. */
interface Answer {
  /** The index of the page it is on. */
  readonly page: number;
  readonly maze: DrawnMaze;
  readonly stops: readonly Stop[];
  readonly sound: SoundMaze | undefined;
  /** The page that it sends its reader to, as printed. */
  readonly puzzlePage: string;
}

const grids = new GridCache();

/** What a finished book says of itself. */
interface BookReading {
  /** A sentence for each fault; none if all is right. */
  readonly faults: string[];
  /** The score of each puzzle that could be measured, in order. */
  readonly scores: number[];
}

/**
 * Reads a finished book, says what is wrong with it, and measures its mazes anew.
 * It knows how a book is laid out, and of how it was made only what the codes on its pages say: which cells there are.
 * @param shapes shapes from files or texts among those of the book, which codes do not spell
 */
export async function inspectBook(bytes: Uint8Array, shapes: readonly Shape[] = []): Promise<BookReading> {
  return inspect(await readBook(bytes), shapes);
}

/** The faults alone. */
export async function checkBook(bytes: Uint8Array, shapes: readonly Shape[] = []): Promise<string[]> {
  return (await inspectBook(bytes, shapes)).faults;
}

function inspect(book: ReadBook, shapes: readonly Shape[]): BookReading {
  const faults: string[] = [];
  const puzzles = new Map<string, Puzzle>();
  const answers = new Map<string, Answer>();
  book.pages.forEach((page, index) => {
    faults.push(...pageFaults(page, index));
    const mazes = mazesOf(page);
    if (index === 0) checkExample(mazes);
    else if (mazes.some((maze) => maze.answers.length > 0)) readAnswers(mazes, index);
    else
      for (const maze of mazes)
        readPuzzle(maze, mazes.length > 1 ? { ...page, items: maze.items } : page, index);
    if (index > 0 && mazes.length > 1) checkNumbers(page, index);
  });

  function checkExample(mazes: readonly Captioned[]): void {
    for (const maze of mazes) {
      faults.push(...readMaze(maze, undefined).faults.map((fault) => `The example on page 1 ${fault}.`));
      if (maze.answers.length === 0) faults.push('The example on page 1 has no answer.');
    }
  }

  function readPuzzle(maze: Captioned, place: ReadPage, index: number): void {
    const number = numberOf(place);
    const name = `Puzzle ${number} on page ${index + 1}`;
    if (number === '') faults.push(`The puzzle on page ${index + 1} has no number.`);
    if (puzzles.has(number)) faults.push(`${name} has the number of another puzzle.`);
    const spec = printedSpec(place, shapes);
    if (!spec) faults.push(`${name} has no code that can be read.`);
    const reading = readMaze(maze, spec);
    faults.push(...reading.faults.map((fault) => `${name} ${fault}.`));
    puzzles.set(number, { ...reading, page: index, place, name, maze, spec });
    for (const text of textsOf(place)) {
      const [, sent] = /^Answer (\d+) at the back$/.exec(text.text) ?? [];
      if (sent !== undefined && sent !== number) faults.push(`${name} sends its reader to answer ${sent}.`);
    }
  }

  /** Where several puzzles share a page, it says which, twice. */
  function checkNumbers(page: ReadPage, index: number): void {
    const own = [...puzzles].filter(([, puzzle]) => puzzle.page === index).map(([number]) => number);
    const ends = `${own[0]} to ${own.at(-1)}`;
    for (const { text } of textsOf(page)) {
      const [, said] = /^(?:Mazes|Answers) (\d+ to \d+)(?: at the back)?$/.exec(text) ?? [];
      if (said !== undefined && said !== ends)
        faults.push(`Page ${index + 1} says “${text}”, but has puzzles ${ends}.`);
    }
  }

  function readAnswers(mazes: readonly Captioned[], index: number): void {
    for (const maze of mazes) {
      const [number, caption] = maze.words.slice(-2);
      const [, puzzlePage] = /^page (\d+)\b/.exec(caption ?? '') ?? [];
      if (!/^\d+$/.test(number ?? '') || puzzlePage === undefined) {
        faults.push(`An answer on page ${index + 1} says nothing of its puzzle's number and page.`);
        continue;
      }
      const name = `Answer ${number} on page ${index + 1}`;
      const reading = readMaze(maze, puzzles.get(number)?.spec);
      faults.push(...reading.faults.map((fault) => `${name} ${fault}.`));
      if (maze.answers.length === 0) faults.push(`${name} has no line.`);
      if (answers.has(number)) faults.push(`${name} is there twice.`);
      const { stops, sound } = reading;
      if (sound) {
        const difficulty = measured(sound, sound);
        faults.push(...captionFaults(caption, sound.spec, difficulty).map((fault) => `${name} ${fault}.`));
      }
      answers.set(number, { page: index, maze, stops, sound, puzzlePage });
    }
  }

  const scores: number[] = [];
  for (const [number, { place, name, sound }] of puzzles) {
    const answer = answers.get(number)?.sound;
    // A puzzle's page need not show where its way ends: its answer does.
    if (!sound || !answer) continue;
    const { score } = measured(sound, answer);
    faults.push(...gradeFaults(place, score).map((fault) => `${name} ${fault}.`));
    scores.push(score);
  }
  if (scores.length === puzzles.size)
    faults.push(...promiseFaults(book.pages[0], scores).map((fault) => `The title page ${fault}.`));
  faults.push(...pairFaults(puzzles, answers), ...outlineFaults(book, puzzles, answers));
  return { faults, scores };
}

/** What a maze's ink says by itself, and with the cells of its spec, if there is one. */
function readMaze(maze: DrawnMaze, spec: PuzzleSpec | undefined): Reading {
  if (!spec)
    return {
      ...mazeFaults(maze, { thickWalls: false, loops: false, widest: undefined, gaps: [] }),
      stops: [],
      sound: undefined,
    };
  const loops = spec.braid > 0;
  const thickWalls = carvingOf(spec.algorithm).carver.thickWalls ?? false;
  const grid = grids.gridOf(spec);
  const cells = placeCells(grid, maze.walls.lines);
  const { faults: ofCells, stops, gaps, doors } = readCells(maze, cells, loops);
  const { faults: ofInk, graph } = mazeFaults(maze, { thickWalls, loops, widest: cells.widest, gaps });
  const ofMarks = markFaults(maze, spec);
  // A wall too thin, or a line that touches one, leaves a maze that can be measured.
  const isSound = ofCells.length + ofMarks.length === 0;
  const sound = isSound ? { spec, grid, doors, stops } : undefined;
  return { faults: [...ofInk, ...ofMarks, ...ofCells], graph, stops, sound };
}

/** Each puzzle must have its answer, drawn in the same maze, and each answer its puzzle. */
function pairFaults(puzzles: ReadonlyMap<string, Puzzle>, answers: ReadonlyMap<string, Answer>): string[] {
  const faults: string[] = [];
  if (puzzles.size === 0) faults.push('The book has no puzzle.');
  for (const [number, { name, page, maze, graph, stops }] of puzzles) {
    const answer = answers.get(number);
    if (!answer) {
      faults.push(`${name} has no answer.`);
      continue;
    }
    if (Number(answer.puzzlePage) !== page + 1)
      faults.push(`Answer ${number} says page ${answer.puzzlePage}, but its puzzle is on page ${page + 1}.`);
    const isElsewhere = (stop: Stop, i: number): boolean =>
      stop.cell !== answer.stops[i]?.cell || stop.edge !== answer.stops[i]?.edge;
    if (stops.some(isElsewhere))
      faults.push(`${name} and answer ${number} on page ${answer.page + 1} differ in start or goal.`);
    const bounds = boundsOf(maze.walls.lines);
    const corridor = graph.corridor || Math.min(bounds.width, bounds.height) / 20;
    const differs = wallsDiffer(maze.walls, answer.maze.walls, corridor);
    if (differs) {
      const place = differs.map(Math.round).join(', ');
      faults.push(`${name} and answer ${number} on page ${answer.page + 1} differ at (${place}) pt.`);
    }
  }
  for (const [number, { page }] of answers) {
    if (!puzzles.has(number)) faults.push(`Answer ${number} on page ${page + 1} has no puzzle.`);
  }
  return faults;
}

/** The PDF's own table of contents: the book, in it each puzzle, and the answers. */
function outlineFaults(
  { title, outline }: ReadBook,
  puzzles: ReadonlyMap<string, Puzzle>,
  answers: ReadonlyMap<string, Answer>,
): string[] {
  const faults: string[] = [];
  const top = outline.filter(({ level }) => level === 0);
  if (title === '') faults.push('The file has no title.');
  if (top[0]?.title !== title || top[0]?.page !== 0) {
    faults.push(`The outline does not begin with the title “${title}” on page 1.`);
  }
  const entries = outline.filter(({ level }) => level === 1);
  if (entries.length !== puzzles.size)
    faults.push(`The outline has ${entries.length} puzzles, the book has ${puzzles.size}.`);
  for (const [number, { page, name }] of puzzles) {
    const own = entries.filter((entry) => entry.title.startsWith(`${number}. `));
    if (own.length !== 1 || own[0].page !== page) faults.push(`${name} is not in the outline.`);
  }
  const first = Math.min(...[...answers.values()].map(({ page }) => page));
  if (top.length !== 2 || top[1].title !== 'Answers' || top[1].page !== first) {
    faults.push(`The outline does not lead to the answers on page ${first + 1}.`);
  }
  return faults;
}

/** What concerns one page alone: margins, folio, and that something is on it. */
function pageFaults(page: ReadPage, index: number): string[] {
  const name = `Page ${index + 1}`;
  const faults: string[] = [];
  if (page.unread.length > 0) faults.push(`${name} is painted by ${page.unread.join(', ')}: not checked.`);
  for (const item of page.items) {
    const what = item.kind === 'text' ? `the text “${item.text}”` : `a path (${item.role || 'no role'})`;
    if (isOutside(item, page)) faults.push(`${name} has ${what} less than 12 mm from its edge.`);
  }
  const footer = page.height - FOOTER;
  const hasBody = page.items.some((item) =>
    item.kind === 'path' ? item.lines.length > 0 : item.y < footer && item.text.trim() !== '',
  );
  if (!hasBody) faults.push(`${name} has nothing on it but its footer.`);
  else if (mazesOf(page).length === 0) faults.push(`${name} has no maze.`);

  const folios = textsOf(page).filter(({ text, y }) => y >= footer && /^\d+$/.test(text));
  const printed = folios.map(({ text }) => text).join(', ');
  if (index === 0 ? printed !== '' : printed !== String(index + 1)) {
    faults.push(`${name} has the folio “${printed}”.`);
  }
  return faults;
}

function isOutside(item: Text | Drawing, { width, height }: ReadPage): boolean {
  const least = MARGIN - ROUNDING;
  let [left, top, right, bottom] = [0, 0, 0, 0];
  if (item.kind === 'text') {
    [left, right] = [item.x, item.x + item.width];
    [top, bottom] = [item.y - ASCENT * item.size, item.y + DESCENT * item.size];
  } else {
    if (item.lines.length === 0) return false;
    const half = (item.stroke ?? 0) / 2;
    const bounds = boundsOf(item.lines);
    [left, top] = [bounds.left - half, bounds.top - half];
    [right, bottom] = [bounds.right + half, bounds.bottom + half];
  }
  return left < least || top < least || right > width - least || bottom > height - least;
}

/** Mazes in drawing order: walls begin one, arrows and answer follow, and words before it are its caption. */
function mazesOf({ items }: ReadPage): Captioned[] {
  const mazes: (Captioned & { arrows: Drawing[]; spots: Drawing[]; answers: Drawing[] })[] = [];
  let words: string[] = [];
  let before: (Text | Drawing)[] = [];
  for (const item of items) {
    before.push(item);
    if (item.kind === 'text') {
      words.push(item.text);
    } else if (item.role === 'walls') {
      mazes.push({ walls: item, arrows: [], spots: [], answers: [], words, items: before });
      words = [];
      before = [];
    } else if (item.role === 'arrow') {
      mazes.at(-1)?.arrows.push(item);
    } else if (item.role === 'spot') {
      mazes.at(-1)?.spots.push(item);
    } else if (item.role === 'answer') {
      mazes.at(-1)?.answers.push(item);
    }
  }
  return mazes;
}

/** A puzzle's number: the largest digits on its page. */
function numberOf(page: ReadPage): string {
  const numbers = textsOf(page).filter(({ text, y }) => /^\d+$/.test(text) && y < page.height - FOOTER);
  return numbers.reduce((best, one) => (one.size > (best?.size ?? 0) ? one : best), numbers[0])?.text ?? '';
}

function textsOf({ items }: ReadPage): Text[] {
  return items.filter((item): item is Text => item.kind === 'text');
}
