import { createSVGWindow } from 'svgdom';
import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { host } from '../../src/cli/host.ts';
import { markOperators } from '../../src/export/operators.ts';
import { pageToSvg } from '../../src/export/svg.ts';
import type { PathMark, TextMark } from '../../src/page/marks.ts';
import { solversPage } from '../../src/page/solvers-page.ts';
import { generate, type Puzzle } from '../../src/puzzle/generate.ts';
import { GridCache } from '../../src/puzzle/grids.ts';
import { tryAll } from '../../src/puzzle/trials.ts';

const { template, typefaces } = openKit(bookSpecSchema.parse({ seed: 'a' }), host);

function puzzleOf(cells: string, size: [number, number], braid = 0): Puzzle {
  const spec = {
    cells,
    shape: 'rectangle',
    edge: 'stepped',
    algorithm: 'backtracker',
    openings: 'far',
  } as const;
  return generate({ ...spec, size, braid, seed: 7 }, new GridCache());
}

describe('the page of solvers', () => {
  test.each([
    ['square', [12, 9], 0],
    ['hexagon', [7, 7], 50],
    ['square', [40, 2], 100],
    ['ring', [3, 3], 0],
    ['square', [1, 1], 0],
  ] as const)(
    '%s %s, braid %s: a panel for each, inside the page, no two over each other',
    (cells, size, braid) => {
      const puzzle = puzzleOf(cells, [...size], braid);
      const trials = tryAll(puzzle);
      const { width, height, marks } = solversPage(puzzle, trials, template.walls, typefaces);
      const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text');
      for (const { solver, result } of trials) {
        const at = texts.findIndex(({ text }) => text === solver.title);
        const below = texts[at + 1].text;
        if (typeof result === 'string') expect(below).toBe(`— ${result}`);
        else expect(below).toContain(`${result.steps} steps · ${result.entered.length} cells`);
      }
      for (const { text, x, y, size: points, weight } of texts) {
        expect(x + typefaces[weight].widthOf(text, points)).toBeLessThanOrEqual(width + 1e-6);
        expect(y).toBeLessThan(height);
      }
      const walls = marks.filter((mark): mark is PathMark => mark.kind === 'path' && mark.role === 'walls');
      expect(walls).toHaveLength(trials.length);
      const places = walls.map(({ originX, originY }) => `${originX} ${originY}`);
      expect(new Set(places).size).toBe(trials.length);
      const ways = marks.filter((mark) => mark.kind === 'path' && mark.role === 'answer');
      expect(ways).toHaveLength(trials.filter(({ result }) => typeof result !== 'string').length);
    },
  );

  test('its greys are in the SVG, and would be ink of one colour in a PDF; other marks are as they were', () => {
    const puzzle = puzzleOf('square', [6, 6]);
    const page = solversPage(puzzle, tryAll(puzzle), template.walls, typefaces);
    const svg = pageToSvg(page, typefaces, createSVGWindow());
    const fills = [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map((match) => match[1]);
    expect(new Set(fills).size).toBeGreaterThanOrEqual(5);
    for (const fill of fills) expect(fill).toMatch(/^#(..)\1\1$/);
    const path = [0, 0, 0, 1, 1, 0, 1, 1, 1, 3];
    const mark = { kind: 'path', role: 'decoration', path, originX: 0, originY: 0, scale: 1 } as const;
    expect(markOperators({ ...mark, grey: 0.75 })).toContain('\n0 0 0 0.25 k\n');
    expect(markOperators(mark)).not.toContain('k');
  });
});
