import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { openTemplateFolder } from '../../src/cli/template-folder.ts';
import { drawing, SLOT } from '../page/own-folder.ts';
import { readBook } from '../readback/read-book.ts';
import { emptyFolder, run } from './run.ts';

const PAGE = drawing(`<text x="60" y="90" font-size="24">{{title}}, no. {{number}}</text>${SLOT}`);
const PICTURE = encode({ width: 1, height: 1, channels: 3, data: new Uint8Array([255, 0, 0]) });

/** A template's folder with a secret beside it, and links of all kinds. */
function folders(): string {
  const around = mkdtempSync(join(tmpdir(), 'bookgen-template-'));
  const folder = join(around, 'mine');
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(around, 'secret.png'), PICTURE);
  writeFileSync(join(folder, 'pictures', 'a.png'), PICTURE);
  writeFileSync(join(folder, 'puzzle.svg'), PAGE);
  symlinkSync(join(around, 'secret.png'), join(folder, 'out.png'));
  symlinkSync('pictures/a.png', join(folder, 'in.png'));
  symlinkSync('..', join(folder, 'up'));
  symlinkSync('mine/puzzle.svg', join(around, 'link.svg'));
  writeFileSync(join(folder, 'huge.svg'), '');
  truncateSync(join(folder, 'huge.svg'), 21 * 2 ** 20);
  writeFileSync(join(folder, 'latin.svg'), Buffer.from([0x3c, 0xe9, 0x3e]));
  writeFileSync(join(folder, 'wide.svg'), Buffer.from(`\ufeff${PAGE}`, 'utf16le'));
  return around;
}

describe('a template’s folder', () => {
  test('gives what is in it, by links too', () => {
    const around = folders();
    const folder = openTemplateFolder(join(around, 'mine'));
    for (const file of ['pictures/a.png', 'in.png', './pictures/./a.png']) {
      expect(folder.read(file)).toEqual(new Uint8Array(PICTURE));
    }
    expect([folder.has('puzzle.svg'), folder.has('title.svg')]).toEqual([true, false]);
    expect(folder.readText('wide.svg')).toBe(PAGE);
    // A link that a person names is as good as what it leads to.
    const link = openTemplateFolder(join(around, 'link.svg'));
    expect(link.page).toBe('link.svg');
    expect(link.readText('link.svg')).toBe(PAGE);
  });

  test.each([
    ['out.png', 'out of the folder'],
    ['up/secret.png', 'out of the folder'],
    ['../secret.png', 'out of the folder'],
    ['pictures/../../secret.png', 'out of the folder'],
    ['pictures/../in.png', 'out of the folder'],
    ['/etc/hostname', 'out of the folder'],
    ['pictures', 'it is no file'],
    ['absent.png', 'no such file'],
    ['in.png/a', 'part of the path is a file'],
    ['a\0b', 'it cannot be read'],
    ['huge.svg', 'it has 21 MB; up to 20 MB work'],
  ])('%j is refused', (file, words) => {
    const folder = openTemplateFolder(join(folders(), 'mine'));
    expect(() => folder.read(file)).toThrow(words);
    expect(() => folder.read(file)).toThrow(/^template [^\n]+$/);
  });

  test('letters in an unknown code are refused', () => {
    const folder = openTemplateFolder(join(folders(), 'mine'));
    expect(() => folder.readText('latin.svg')).toThrow('UTF-8 works');
  });

  test('a file beside a drawing is read, one above it is not', () => {
    const around = folders();
    const drawn = openTemplateFolder(join(around, 'mine', 'puzzle.svg'));
    expect(drawn.read('in.png')).toEqual(new Uint8Array(PICTURE));
    expect(() => drawn.read('out.png')).toThrow('out of the folder');
  });
});

describe('bookgen --template', () => {
  test('takes a drawing, or a folder of them, and fills in its words', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'mine'));
    writeFileSync(join(folder, 'mine', 'puzzle.svg'), PAGE);
    writeFileSync(
      join(folder, 'mine', 'title.svg'),
      drawing(`<text x="60" y="90">By {{author}}</text>${SLOT}`),
    );
    const texts = async (...words: string[]): Promise<string[][]> => {
      const made = run(
        folder,
        '-n',
        '2',
        '--seed',
        'a',
        '--title',
        'Mine',
        '--author',
        'Ada',
        '--out',
        '-',
        ...words,
      );
      expect(made.err).not.toContain('fault');
      expect(made.code).toBe(0);
      const { pages } = await readBook(new Uint8Array(made.out));
      return pages.map(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])));
    };
    const whole = await texts('--template', 'mine/', '--accessible');
    // A folder that is there needs no slash to be one.
    expect((await texts('--template', 'mine')).slice(0, 3)).toEqual(whole.slice(0, 3));
    const code = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z-]+$/);
    const puzzles = [1, 2].map((number) => [`Mine, no. ${number}`, code]);
    expect(whole.slice(0, 3)).toEqual([['By Ada'], ...puzzles]);
    const single = await texts('--template', 'mine/puzzle.svg', '--paper', 'a5');
    expect(single.slice(1, 3)).toEqual(puzzles);
    expect(single[0]).toContain('Mine');
    // What finds the answer is there whether or not a design has a place for it, once.
    writeFileSync(join(folder, 'mine', 'bare.svg'), drawing(SLOT));
    writeFileSync(
      join(folder, 'mine', 'full.svg'),
      drawing(`<text x="60" y="90">{{code}}, {{number}}</text>${SLOT}`),
    );
    expect((await texts('--template', 'mine/bare.svg')).slice(1, 3)).toEqual([
      ['1', code],
      ['2', code],
    ]);
    expect((await texts('--template', 'mine/full.svg'))[1]).toEqual([
      expect.stringMatching(/^[0-9A-Z-]+, 1$/),
    ]);
    expect(readdirSync(folder)).toEqual(['mine']);
  });
});
