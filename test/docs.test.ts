import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { carvers } from '../src/maze/carvers/index.ts';
import { outlines } from '../src/outlines/index.ts';
import { allOpenings } from '../src/puzzle/openings/index.ts';
import { tilings } from '../src/tilings/index.ts';

const docs = new URL('../docs/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, docs), 'utf8');

describe('the docs', () => {
  test('show every tiling, outline, carver and kind of openings in the gallery: npm run pictures', () => {
    const gallery = read('gallery.md');
    const wanted = [
      ...tilings.map(({ name }) => `cells-${name}`),
      ...outlines.map(({ name }) => `shape-${name}`),
      ...carvers.flatMap(({ name, ways = [] }) => [
        `algorithm-${name}`,
        ...ways.slice(1).map((way) => `algorithm-${name}-${way}`),
      ]),
      ...allOpenings.map(({ name }) => `openings-${name}`),
    ];
    expect(wanted.filter((name) => !gallery.includes(`(gallery/${name}.svg)`))).toEqual([]);
    expect(wanted.filter((name) => !existsSync(new URL(`gallery/${name}.svg`, docs)))).toEqual([]);
  });

  test('tell of every carver: node bench/algorithms.mjs', () => {
    const algorithms = read('algorithms.md');
    expect(carvers.filter(({ name }) => !algorithms.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(['../README.md', 'gallery.md', 'architecture.md', 'difficulty.md', 'teachers.md'])(
    '%s links to files that are there',
    (file) => {
      const links = [...read(file).matchAll(/(?:\]\(|src=")([^)"#:]+)[)"]/g)].map((match) => match[1]);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !existsSync(new URL(link, new URL(file, docs))))).toEqual([]);
    },
  );
});
