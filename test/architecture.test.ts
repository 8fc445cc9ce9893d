import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What each part of src may import; see docs and src/README.md. Imports run one way: from a line to those above. */
const base = ['random', 'refusal', 'registry', 'geometry'];
const core = [...base, 'svg', 'grid', 'tilings', 'outlines', 'maze', 'puzzle'];
const allowed: Readonly<Record<string, readonly string[]>> = {
  random: [],
  refusal: [],
  registry: [],
  geometry: [],
  svg: base,
  grid: base,
  tilings: [...base, 'grid'],
  outlines: [...base, 'svg', 'grid'],
  maze: [...base, 'grid'],
  puzzle: core.filter((part) => part !== 'svg'),
  page: core,
  book: [...core, 'page'],
  export: [...core, 'page', 'book'],
  index: [...core, 'page', 'book', 'export'],
  cli: [...core, 'page', 'book', 'export', 'index'],
};
/** Folders whose files are variants of one kind: each stands alone, so that one can be added or taken away. */
const kinds = ['tilings', 'outlines', 'maze/carvers', 'puzzle/openings', 'puzzle/solvers', 'page/languages'];
const LONGEST_FILE = 300;
const SRC = new URL('../src/', import.meta.url);

interface Source {
  /** From src on, with slashes. */
  readonly path: string;
  readonly text: string;
}

const sources: Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
  .sort()
  .map((path) => ({ path, text: readFileSync(new URL(path, SRC), 'utf8') }));

function specifiersOf(text: string): string[] {
  const found = [
    ...text.matchAll(/^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/^import\s*['"]([^'"]+)['"]/gm),
    ...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g),
  ];
  return found.map((match) => match[1]);
}

/** `maze/carvers/x.ts` is part of maze, `index.ts` is index. */
function partOf(path: string): string {
  return path.split('/')[0].replace(/\.ts$/, '');
}

/** Each breach of the rules in one file, as a sentence that says what to do. */
function breachesOf({ path, text }: Source): string[] {
  const part = partOf(path);
  const breaches: string[] = [];
  const may = allowed[part];
  if (!may)
    return [`src/${path}: the architecture test knows no part '${part}'; say there what it may import.`];
  for (const specifier of specifiersOf(text)) {
    if (!specifier.startsWith('.')) {
      const isNode = specifier.startsWith('node:') || builtinModules.includes(specifier);
      if (isNode && part !== 'cli') {
        breaches.push(
          `src/${path} imports '${specifier}', but only src/cli knows Node; let the caller pass in what you need.`,
        );
      }
      continue;
    }
    const target = posix.join(posix.dirname(path), specifier);
    const to = partOf(target);
    if (target.startsWith('..')) {
      breaches.push(`src/${path} imports '${specifier}' from outside src; move what you need into src.`);
    } else if (to !== part && !may.includes(to)) {
      breaches.push(
        `src/${path} imports src/${target}, but ${part} may not import ${to}; ` +
          `move what both need into a part that ${part} may import (${may.join(', ') || 'none'}).`,
      );
    }
    const kind = posix.dirname(path);
    const isVariant = kinds.includes(kind) && posix.basename(path) !== 'index.ts';
    if (isVariant && posix.dirname(target) === kind) {
      breaches.push(
        `src/${path} imports its sibling src/${target}, but variants stand alone; ` +
          `move what both need into the folder above src/${kind}.`,
      );
    }
  }
  const lines = text.trimEnd().split('\n').length;
  if (lines > LONGEST_FILE) {
    breaches.push(`src/${path} has ${lines} lines; split it, so that no file has more than ${LONGEST_FILE}.`);
  }
  return breaches;
}

describe('the sources', () => {
  it('keep the direction of imports, variants apart, Node in the command line, and files short', () => {
    expect(sources.length).toBeGreaterThan(40);
    expect(sources.flatMap(breachesOf)).toEqual([]);
  });

  it('are importing one another at all, so that the reading of imports can be trusted', () => {
    const count = sources.reduce((sum, { text }) => sum + specifiersOf(text).length, 0);
    const rough = sources.reduce(
      (sum, { text }) => sum + (text.match(/^.*\bfrom '[^']+';$/gm)?.length ?? 0),
      0,
    );
    expect(count).toBeGreaterThan(100);
    expect(count).toBeGreaterThanOrEqual(rough);
  });

  it('have the kinds of variants that this test looks after', () => {
    for (const kind of kinds) {
      const files = sources.filter(({ path }) => posix.dirname(path) === kind);
      expect(
        files.length,
        `src/${kind} is no folder of variants; correct the list in this test`,
      ).toBeGreaterThan(2);
    }
  });

  it('have one row for each folder in src/README.md', () => {
    const folders = [...new Set(sources.map(({ path }) => posix.dirname(path)))].filter(
      (path) => path !== '.',
    );
    let readme = '';
    try {
      readme = readFileSync(new URL('README.md', SRC), 'utf8');
    } catch {
      expect.fail('src/README.md is missing; write it, with one row for each folder of src.');
    }
    const rows = readme.split('\n').filter((line) => line.startsWith('|'));
    for (const folder of folders) {
      const count = rows.filter((row) => row.split('|')[1].includes(`\`${folder}/\``)).length;
      expect(
        count,
        `src/README.md has ${count} rows for src/${folder}; give it one that begins with | \`${folder}/\` |`,
      ).toBe(1);
    }
  });
});

describe('the rules', () => {
  const breaches = (path: string, text: string): string[] => breachesOf({ path, text });

  it('pass imports that run the right way', () => {
    expect(breaches('puzzle/x.ts', "import { weld } from '../grid/weld.ts';\n")).toEqual([]);
    expect(breaches('maze/carvers/x.ts', "import {\n  OPEN,\n} from '../maze.ts';\n")).toEqual([]);
    expect(
      breaches('cli/x.ts', "import { readFileSync } from 'node:fs';\nimport x from '../index.ts';\n"),
    ).toEqual([]);
    expect(breaches('tilings/index.ts', "import { square } from './square.ts';\n")).toEqual([]);
    expect(
      breaches(
        'export/x.ts',
        "import seedrandom from 'seedrandom';\nimport type { B } from '../book/plan.ts';\n",
      ),
    ).toEqual([]);
  });

  it.each([
    ['grid/x.ts', "import type { Maze } from '../maze/maze.ts';", 'grid may not import maze'],
    ['maze/x.ts', "import { square } from '../tilings/square.ts';", 'maze may not import tilings'],
    ['geometry/x.ts', "import {\n  weld,\n} from '../grid/weld.ts';", 'geometry may not import grid'],
    ['book/x.ts', "export { pdf } from '../export/pdf.ts';", 'book may not import export'],
    ['page/x.ts', "const x = await import('../book/plan.ts');", 'page may not import book'],
    ['index.ts', "export * from './cli/main.ts';", 'index may not import cli'],
    ['random.ts', "import './puzzle/spec.ts';", 'random may not import puzzle'],
    ['outlines/mask.ts', "import { circle } from './circle.ts';", 'variants stand alone'],
    ['maze/carvers/x.ts', "import { backtracker } from './backtracker.ts';", 'variants stand alone'],
    ['export/x.ts', "import { readFileSync } from 'node:fs';", 'only src/cli knows Node'],
    ['page/x.ts', "import { join } from 'path';", 'only src/cli knows Node'],
    ['puzzle/x.ts', "import { x } from '../../test/x.ts';", 'outside src'],
    ['misc/x.ts', '', "knows no part 'misc'"],
    ['page/x.ts', '//\n'.repeat(301), '301 lines'],
  ])('can fail: %s with %j', (path, text, says) => {
    const found = breaches(path, text);
    expect(found.length).toBe(1);
    expect(found[0]).toContain(says);
    expect(found[0]).toMatch(/[;,] .+\.$/);
  });
});
