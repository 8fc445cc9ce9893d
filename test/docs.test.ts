import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openTemplateFolder } from '../src/cli/template-folder.ts';
import { carvers } from '../src/maze/carvers/index.ts';
import { outlines } from '../src/outlines/index.ts';
import { fill, findSlot } from '../src/page/fill.ts';
import { english } from '../src/page/languages/en.ts';
import { readOwnTemplate } from '../src/page/own/template.ts';
import { papers } from '../src/page/papers.ts';
import { pageKinds, placeholders, slotNames } from '../src/page/template.ts';
import { allOpenings } from '../src/puzzle/openings/index.ts';
import { tilings } from '../src/tilings/index.ts';
import { drawing, folderOf, kitOf, plain, SLOT } from './page/own-folder.ts';

const docs = new URL('../docs/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, docs), 'utf8');

/** A template of one's own that has this template.json, and all files that it names. */
function templateWith(json: string) {
  const page = drawing(`${SLOT}<circle cx="300" cy="60" r="9"/>`);
  const folder = folderOf({ 'puzzle.svg': page, 'template.json': json });
  const readText = (file: string): string => (folder.has(file) ? folder.readText(file) : page);
  return readOwnTemplate({ ...folder, readText }, plain);
}

/** Keys of template.json, as the refusal of one that does not exist lists them. */
function manifestKeys(): string[] {
  try {
    templateWith('{ "no such key": 1 }');
  } catch (error) {
    return String(error)
      .replace(/^.*known: /, '')
      .split(', ');
  }
  return [];
}

/** What a person may name in a design of their own and a page of the docs does not, as that would spell it. */
function untold(page: string): string[] {
  const labels = Object.keys(english.labels).map((label) => `label-${label}`);
  const spelt = [
    ...slotNames.map((name) => `\`${name}-slot\``),
    ...[...placeholders, ...labels].map((name) => `\`{{${name}}}\``),
    ...pageKinds.map((kind) => `\`${kind}.svg\``),
    ...manifestKeys().map((key) => `\`${key}\``),
  ];
  return spelt.filter((one) => !page.includes(one));
}

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

  test('tell of every slot, placeholder, page and key that a design of one’s own may have', () => {
    expect(manifestKeys()).toContain('walls');
    expect(untold(read('templates.md'))).toEqual([]);
    const without = read('templates.md').replaceAll(
      /`(?:qr-slot|\{\{praise\}\}|\{\{label-class\}\}|notes\.svg|goal)`/g,
      '',
    );
    expect(untold(without)).toEqual([
      '`qr-slot`',
      '`{{praise}}`',
      '`{{label-class}}`',
      '`notes.svg`',
      '`goal`',
    ]);
  });

  test('show a template.json that has every key, and works', () => {
    const json = read('templates.md').match(/```json\n(.*?)```/s)?.[1] ?? '';
    expect(Object.keys(JSON.parse(json)).sort()).toEqual(manifestKeys().sort());
    expect(templateWith(json)).toMatchObject({ font: 'andika', sizes: { line: 28 }, walls: { share: 0.08 } });
  });

  test.each(papers.map((paper) => [paper.name, paper] as const))(
    'have a design that fits on %s',
    (_, { width, height }) => {
      const folder = openTemplateFolder(fileURLToPath(new URL('template', docs)));
      const kit = kitOf(readOwnTemplate(folder, plain), width, height);
      for (const kind of ['cover', 'puzzle', 'certificate'] as const) {
        const marks = fill(kit, kind, { heading: 'Squares', number: '2000', name: 'Ada Example' });
        expect(marks.filter((mark) => mark.kind === 'text').length).toBeGreaterThan(0);
      }
      const slot = findSlot(kit, 'puzzle', 'maze');
      expect(slot?.width).toBeGreaterThan(0.7 * width);
      expect(slot?.height).toBeGreaterThan(0.4 * height);
    },
  );

  test.each([
    '../README.md',
    'gallery.md',
    'architecture.md',
    'difficulty.md',
    'teachers.md',
    'templates.md',
  ])('%s links to files that are there', (file) => {
    const links = [...read(file).matchAll(/(?:\]\(|src=")([^)"#:]+)[)"]/g)].map((match) => match[1]);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(new URL(link, new URL(file, docs))))).toEqual([]);
  });
});
