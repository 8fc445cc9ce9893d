// Measures what each algorithm carves, and how long it takes, and writes docs/algorithms.md:
// `node bench/algorithms.mjs [folder of the built sources]` (dist if not given).
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SEED = 'algorithms';
const MAZES = 300;
const SIDE = 100;
const LARGE_SIDE = 1000;
const RUNS = 4;

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const built = (file) => import(pathToFileURL(join(dist, file)).href);
const { carvers } = await built('maze/carvers/index.js');
const { OPEN, usualMannerOf } = await built('maze/maze.js');
const { weld } = await built('grid/weld.js');
const { OUTSIDE } = await built('grid/grid.js');
const { square } = await built('tilings/square.js');
const { breadthFirst } = await built('puzzle/solvers/breadth-first.js');
const { randomFrom } = await built('random.js');

/** Dead ends and solution in % of all cells, as known. */
const known = {
  backtracker: ['10.0', '18.8'],
  'hunt-and-kill': ['9.4', '4.9'],
  'recursive-division': ['23.4', '7.0'],
  'binary-tree': ['25.0', '1.99'],
  sidewinder: ['27.7', '2.63'],
  eller: ['29.5', '4.07'],
  wilson: ['29.3', '4.55'],
  'aldous-broder': ['29.3', '4.58'],
  kruskal: ['30.5', '4.04'],
  'prim-true': ['30.5', '4.12'],
  'prim-simple': ['32.3', '2.30'],
  'prim-modified': ['35.6', '2.28'],
};
const DEAD_ENDS_WITHIN = 1;
const SOLUTION_WITHIN = 0.1;

const about = {
  'rooms-and-doors':
    'Each room owns doors to some of its neighbours. A closed door between rooms with different identifiers is opened, and the two lists of rooms become one; between rooms with the same identifier it is locked. First rooms drawn at random, then a sweep over all. `walking` goes from each door it has looked at to the room behind it, instead of jumping to any room.',
  backtracker:
    'Depth-first: walks on at random, and steps back where every neighbour has been visited. Long winding corridors, few dead ends.',
  'hunt-and-kill':
    'Walks at random until stuck, then hunts for the first unvisited cell beside a visited one, by rows or by `columns`, and walks on from there. With extra hunts it breaks off though it is not stuck: shorter walks, more dead ends.',
  'binary-tree':
    'From each cell one of two walls is opened: right or down, or towards another corner of the page. All ways lead to that corner, and two sides of a square maze are plain corridors.',
  'growing-tree':
    'Keeps a list of cells from which it may go on, and goes on from the newest, or else from any one. At 100 it is the backtracker; at 0 it grows all the way round from the start.',
  kruskal: 'Takes all walls in random order, and opens each that stands between cells not yet joined.',
  'prim-true':
    'Gives walls random weights, and opens the lightest wall about the tree until all cells are in it.',
  'prim-simple': 'Opens any wall about the tree, all of them equally likely.',
  'prim-modified':
    'Takes any cell beside the tree, all of them equally likely, and joins it to any one of its neighbours in it.',
  wilson:
    'Walks at random from a cell that is not in the maze until it meets the maze, forgets the loops, and adds the rest. Every maze of the grid is equally likely.',
  'aldous-broder':
    'Walks about at random until it has been everywhere, and opens the walls through which it came to a cell for the first time. Every maze is equally likely, as with wilson, for more work.',
  sidewinder:
    'Row by row: runs of cells to the right, each with one way up. The top row is one corridor. It needs rows of cells: squares, bricks, triangles, hexagons or octagons.',
  eller:
    'Row by row, with only the joined sets of one row in mind. Every row is made by one rule, but for the last, which joins what is left. It needs rows of cells, as sidewinder does.',
  'recursive-division':
    'Divides the cells by a straight wall with one door, and each part again, until no part has a loop. Long straight walls and bottlenecks.',
  dig: 'Digs passages out of blocks of earth, depth-first, looking two blocks away. The backtracker’s maze, drawn with walls as thick as its corridors.',
};

/** Dead ends and solution of one maze, from corner to corner, in % of its cells. */
function measure(grid, doors) {
  const passages = new Uint8Array(grid.cellCount);
  for (let edge = 0; edge < grid.edgeCount; edge++) {
    const [one, other] = [grid.cellsOfEdge[2 * edge], grid.cellsOfEdge[2 * edge + 1]];
    if (doors[edge] !== OPEN || other === OUTSIDE) continue;
    passages[one]++;
    passages[other]++;
  }
  const deadEnds = passages.reduce((sum, count) => sum + (count === 1 ? 1 : 0), 0);
  const { way } = breadthFirst.solve({ grid, doors }, 0, grid.cellCount - 1);
  return [(100 * deadEnds) / grid.cellCount, (100 * way.cells.length) / grid.cellCount];
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const signed = (value, digits) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
const carverOf = (name) => carvers.find((carver) => carver.name === name);
const note = (text) => process.stderr.write(`${text}\n`);

const missed = [];
const grid = weld(square.tiles([SIDE, SIDE], false));
const characterRows = Object.entries(known).map(([name, [deadEndsKnown, solutionKnown]]) => {
  note(`${name}: ${MAZES} mazes`);
  const carver = carverOf(name);
  const mazes = Array.from({ length: MAZES }, (_, number) =>
    measure(grid, carver.carve(grid, randomFrom(SEED, number), usualMannerOf(carver))),
  );
  const deadEnds = mean(mazes.map(([value]) => value));
  const solution = mean(mazes.map(([, value]) => value));
  const off = deadEnds - Number(deadEndsKnown);
  const share = solution / Number(solutionKnown) - 1;
  if (Math.abs(off) > DEAD_ENDS_WITHIN) missed.push(`${name}: dead ends are off by ${signed(off, 2)} points`);
  if (Math.abs(share) > SOLUTION_WITHIN)
    missed.push(`${name}: the solution is off by ${signed(100 * share, 1)} %`);
  const cells = [name, deadEnds.toFixed(2), deadEndsKnown, signed(off, 2)];
  return `| ${[...cells, solution.toFixed(2), solutionKnown, `${signed(100 * share, 1)} %`].join(' | ')} |`;
});

note(`welding ${LARGE_SIDE}×${LARGE_SIDE} squares`);
const large = weld(square.tiles([LARGE_SIDE, LARGE_SIDE], false));
const quarter = weld(square.tiles([LARGE_SIDE / 2, LARGE_SIDE / 2], false));
/** Seconds of the fastest run by carver; they run by turns, so that whatever else the machine does falls on all. */
function fastest(on) {
  const secondsOf = new Map();
  for (let run = 0; run < RUNS; run++) {
    for (const carver of carvers) {
      const started = performance.now();
      carver.carve(on, randomFrom(SEED, 'large', run), usualMannerOf(carver));
      const seconds = (performance.now() - started) / 1000;
      secondsOf.set(carver.name, Math.min(seconds, secondsOf.get(carver.name) ?? Infinity));
      note(`${carver.name}: ${seconds.toFixed(2)} s for ${on.cellCount} cells`);
    }
  }
  return secondsOf;
}
const forQuarter = fastest(quarter);
const forLarge = fastest(large);
const base = forLarge.get('backtracker');
const timeRows = carvers.map(({ name }) => {
  const seconds = forLarge.get(name);
  return `| ${name} | ${(seconds / base).toFixed(1)} | ${(seconds / forQuarter.get(name)).toFixed(1)} |`;
});

/** How a carver's name, ways and rate are typed. */
function typed({ name, aliases, ways = [], rate }) {
  const spellings = [`\`${name}\``, ...ways.slice(1).map((way) => `\`${name}:${way}\``)];
  const share = rate ? `; \`${name}:N\` for N % of ${rate.of} (${rate.usual} if not given)` : '';
  const both = rate && ways.length > 1 ? `, or \`${name}:${ways[1]}:N\`` : '';
  const usual = ways.length > 0 ? ` (the usual way is ${ways[0]})` : '';
  return `Type ${spellings.join(', ')}${usual}${share}${both}. Also known as ${aliases.join(', ')}.`;
}
const chosen = ({ suits }) =>
  suits.length > 0
    ? `bookgen chooses it for ${suits.join(', ')} mazes.`
    : 'bookgen never chooses it unasked.';
const paragraphs = carvers.map(
  (carver) => `**${carver.title}.** ${about[carver.name] ?? ''} ${typed(carver)} ${chosen(carver)}`,
);

const page = `# Algorithms

\`--algorithm NAME\` says how mazes are carved; several names, separated by commas, take turns. Each opens a spanning
tree: between any two cells there is exactly one way. All but sidewinder and eller work on any cells in any outline.

${paragraphs.join('\n\n')}

## What they carve

${SIDE}×${SIDE} squares, from the upper left corner to the lower right, ${MAZES} mazes each, seed "${SEED}": the mean of dead ends
and of the solution's cells, in percent of all cells, beside the known values (also of ${MAZES} mazes).
Targets: dead ends within ${DEAD_ENDS_WITHIN.toFixed(1)} point, the solution within ${100 * SOLUTION_WITHIN} % of its value.

| algorithm | dead ends % | known | difference | solution % | known | difference |
|---|---|---|---|---|---|---|
${characterRows.join('\n')}

${missed.length > 0 ? `Missed: ${missed.join('; ')}.` : 'No target is missed.'}

The three called Prim differ in what is drawn: the lightest wall, any wall, or any cell beside the tree. Drawing any cell
*in* the tree and any of its unvisited neighbours is \`growing-tree:0\`, a fourth, with fewer dead ends than these.

## How long they take

${LARGE_SIDE}×${LARGE_SIDE} squares, the grid ready-made; the fastest of ${RUNS} runs, beside the backtracker's in the same run, and beside that
for a quarter of the cells (4 means linear; what no longer fits a processor's cache adds to it). Ratios are what to compare: seconds
depend on the machine. Aldous–Broder walks n log² n steps, and its ratio varies with its luck.

| algorithm | × backtracker | × a quarter of the cells |
|---|---|---|
${timeRows.join('\n')}

The backtracker took ${base.toFixed(2)} s, with Node ${process.versions.node} on ${cpus().length} cores (${cpus()[0].model.trim()}).
\`node bench/algorithms.mjs\`, after \`npm run build\`, measures anew and writes this page.
`;
writeFileSync(join(root, 'docs', 'algorithms.md'), page);
process.stdout.write(page);
