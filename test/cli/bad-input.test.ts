import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, run } from './run.ts';

const SLOT = '<rect id="maze-slot" x="60" y="140" width="492" height="560"/>';
/** What is in a template's drawing, and what the one line about it must name. */
const OWN: Readonly<Record<string, readonly [inside: string, ...named: string[]]>> = {
  none: ['<rect width="9" height="9"/>', 'maze-slot'],
  two: [SLOT + SLOT, '2 elements named maze-slot'],
  hidden: [`<g display="none">${SLOT}</g>`, 'maze-slot is hidden'],
  malformed: [`${SLOT}<g>`, 'line 1, column'],
  script: [`${SLOT}<script>alert(1)</script>`, '<script>'],
  event: [`${SLOT}<rect onclick="a()"/>`, 'onclick'],
  external: [
    `${SLOT}<image href="http://127.0.0.1:9/a.png" width="9" height="9"/>`,
    "'http://127.0.0.1:9/a.png'",
  ],
  above: [`${SLOT}<image href="../huge.png" width="9" height="9"/>`, "'../huge.png'", 'out of its folder'],
  absolute: [`${SLOT}<image href="/etc/hostname" width="9" height="9"/>`, "'/etc/hostname'"],
  huge: [`${SLOT}<image href="huge.png" width="9" height="9"/>`, 'huge.png', 'million pixels'],
  cycle: [`${SLOT}<g id="a"><use href="#a"/></g>`, '<use> draws itself'],
  filter: [`${SLOT}<g filter="url(#f)"/>`, 'filter', 'picture'],
  placeholder: [`${SLOT}<text x="9" y="99">{{titel}}</text>`, '{{titel}}', 'title, number'],
};

/** Words, exit code, and what the one line must name. */
const REFUSED: readonly (readonly [words: string[], code: number, ...named: string[]])[] = [
  [['--bogus', '3'], 2, '--bogus', '--pages'],
  [['--page', '3'], 2, '--page', 'did you mean --pages?'],
  [['-z'], 2, '-z'],
  [['frobnicate'], 2, 'frobnicate', 'make'],
  [['--pages'], 2, '--pages', 'needs a value'],
  [['--pages', 'ten'], 2, '--pages', 'ten', '1 to 2000'],
  [['--pages', '0'], 2, '--pages', "'0'", '1 to 2000'],
  [['--pages', '-3'], 2, '--pages', '-3', '1 to 2000'],
  [['--pages', '2.5'], 2, '--pages', '2.5', '1 to 2000'],
  [['--pages', '1e9'], 2, '--pages', '1e9', '1 to 2000'],
  [['--pages', '2', '--pages', '3'], 2, '--pages', 'more than once'],
  [['--difficulty', 'hrad'], 2, '--difficulty', 'hrad', 'did you mean hard?'],
  [['--difficulty', '75-55'], 2, '--difficulty', "'75-55'", 'such as 55-75'],
  [['--difficulty', '50-120'], 2, '--difficulty', '50-120', '0 to 100'],
  [['--difficulty', '60'], 2, '--difficulty', "'60'", 'such as 55-75'],
  [['--difficulty', 'progresive'], 2, '--difficulty', 'did you mean progressive?'],
  [['--difficulty', 'zzzzzzzzzz'], 2, '--difficulty', 'easy, medium, hard, expert, progressive, mixed'],
  [['--difficulty', 'easy', '-d', 'hard'], 2, '--difficulty', 'more than once'],
  [['--age', 'six'], 2, '--age', "'six'", 'such as 6-8'],
  [['--age', '8-6'], 2, '--age', "'8-6'", 'such as 6-8'],
  [['--age', '1-2'], 2, '--age', "'1-2'", '3 to 99'],
  [['--age', '6-8', '--size', '9x9'], 2, '--age', 'leave out --size'],
  [['--age', '4-6', '--difficulty', 'expert'], 3, 'expert', 'age', 'needs about'],
  [['--chart', 'curve.png'], 2, '--chart', 'curve.png', '.svg or .pdf'],
  [['--chart', 'taken.pdf'], 4, 'taken.pdf', '--force'],
  [['--chart', 'x.pdf', '--out', 'x.pdf'], 2, 'x.pdf', 'two outputs'],
  [['--chart', 'a.svg', '--chart', 'b.svg'], 2, '--chart', 'more than once'],
  [['--size', '6x6', '--difficulty', 'hard', '--cells', 'hexagon'], 3, 'needs about', 'or more on hexagons'],
  [['--size', '40x40', '--difficulty', 'easy'], 3, 'needs about', 'or fewer on squares'],
  [['--size', '2x2', '--pages', '3'], 3, 'only 1 maze', '--size'],
  [['--names', 'none.csv'], 4, 'none.csv', 'no such file'],
  [['--names', 'workbook.csv'], 4, '--names', 'workbook.csv', 'Excel workbook'],
  [['--names', 'empty.csv'], 4, '--names', 'empty.csv', 'no names'],
  [['--names', 'chinese.csv'], 2, 'U+674E'],
  [['--names', 'class.csv', '--pages', '1500'], 2, '--pages', '1500', '2000 pages in all'],
  [['--same'], 2, '--same', '--names'],
  [['--answers', 'seperate'], 2, '--answers', 'did you mean separate?'],
  [['--answers', 'separate', '--out', '-'], 2, '--answers', '--out'],
  [['--answers', 'both', '--out', 'taken.pdf'], 4, 'taken.pdf', '--force'],
  [['answers', '8888-2WE4-BGNXW'], 2, '8888-2WE4-BGNXW', 'letter by letter'],
  [['answers', 'absent.pdf'], 4, 'absent.pdf', 'no such file'],
  [['answers', 'taken.pdf'], 4, 'taken.pdf', 'no PDF'],
  [['answers', '8888-2WE4-BGNXV', '--out', 'taken.pdf'], 4, 'taken.pdf', '--force'],
  [['answers', '8888-2WE4-BGNXV', '--paper', 'a44'], 2, '--paper', 'did you mean a4?'],
  [['--paper', '6x9'], 2, '--paper', "'6x9'", 'in'],
  [['--paper', '1x1in'], 2, '--paper', '1x1in'],
  [['--font', 'lexen'], 2, '--font', 'lexen', 'lexend'],
  [['--font', 'none.ttf'], 4, 'none.ttf'],
  [['--font', 'empty.txt'], 2, '--font', 'empty.txt'],
  [['--template', 'kid'], 2, '--template', "'kid'", 'did you mean kids?', 'or a .svg file or folder'],
  [['--template', 'none.svg'], 4, 'template none.svg', 'no such file'],
  [['--template', 'empty.txt'], 4, 'template empty.txt', 'no .svg file and no folder'],
  [['--template', './full'], 4, 'template ./full', 'no puzzle.svg'],
  [['--template', 'broken.svg'], 4, 'template broken.svg', 'line 1, column'],
  [['--template', 'page.svg', '--qr'], 4, 'template page.svg', 'qr-slot'],
  [['--template', 'own/entity.svg'], 4, 'template own/entity.svg', '<!ENTITY'],
  ...Object.entries(OWN).map(([name, [, ...named]]): [string[], number, ...string[]] => [
    ['--template', `own/${name}.svg`],
    4,
    `template own/${name}.svg: `,
    ...named,
  ]),
  [['--contact-sheet', 'x.png'], 2, '--contact-sheet', 'x.png', '.svg or .pdf'],
  [['--contact-sheet', 'taken.pdf'], 4, 'taken.pdf', '--force'],
  [['--contact-sheet', 'a.svg', '--pages', '100'], 2, 'a.svg'],
  [['--cells', 'hexagn'], 2, '--cells', 'hexagn', 'did you mean hexagon?'],
  [['--cells', 'square,'], 2, '--cells', 'square'],
  [['--cells', 'qqqqqqqq'], 2, '--cells', 'square, triangle, hexagon, ring'],
  [['--shape', 'circl'], 2, '--shape', 'circl', 'did you mean circle?'],
  [['--shape', 'picture.png'], 4, 'picture.png', 'no such file'],
  [['--shape', 'picture.gif'], 2, '--shape', 'picture.gif', '.svg, .png or .txt'],
  [['--shape', 'cut.png'], 2, 'cut'],
  [['--shape', 'huge.png'], 2, 'huge', '100000'],
  [['--shape', 'empty.svg'], 2, 'empty'],
  [['--shape', 'broken.svg'], 2, 'broken'],
  [['--shape', 'one.txt'], 2, 'one'],
  [['--shape', 'text:'], 2, 'letters'],
  [['--shape', 'text:Jim'], 2, "'i'", 'capitals'],
  [['--shape', 'text:\u4E2D'], 2, 'U+4E2D'],
  [['--shape', 'text:ABCDEFGHIJKL', '-d', '95-100', '-n', '1', '--seed', 'w'], 3, 'mm wide', 'fewer letters'],
  [['--edge', 'smoth'], 2, '--edge', 'did you mean smooth?'],
  [['--openings', 'centr'], 2, '--openings', 'did you mean center?'],
  [['--braid', '1.5'], 2, '--braid', '1.5', '0 to 1'],
  [['--braid', 'half'], 2, '--braid', 'half', '0 to 1'],
  [['--algorithm', 'growing-tree:300'], 2, '--algorithm', '300', '0 to 100'],
  [['--algorithm', 'hunt-and-kill:up'], 2, '--algorithm', 'up', 'rows, columns'],
  [['--algorithm', 'wilson:3'], 2, '--algorithm', 'wilson'],
  [['--algorithm', 'eller', '--cells', 'ring'], 3, 'eller', 'rows'],
  [['--shape', './absent.txt'], 4, 'absent.txt', 'no such file'],
  [['--shape', 'empty.txt'], 2, 'empty', '#'],
  [['--shape', 'islands.txt'], 3, 'islands', '2 parts'],
  [['--algorithm', 'backtraker'], 2, '--algorithm', 'did you mean backtracker?'],
  [['--size', '5'], 2, '--size', '20x25'],
  [['--size', '0x3'], 2, '--size', '1 to 1024'],
  [['--size', '5x5', '--difficulty', 'expert'], 3, '5x5', 'expert needs about'],
  [['--size', '300x300'], 3, '300x300', 'mm', 'up to about'],
  [['--seed', ''], 2, '--seed'],
  [['--paper', 'a44'], 2, '--paper', 'did you mean a4?'],
  [['--language', 'klingon'], 2, '--language', 'klingon', 'known: en, de, fr'],
  [['--language', 'germn'], 2, '--language', 'germn', 'did you mean german?'],
  [['--language', ''], 2, '--language', 'known: en'],
  [['--language', 'de,fr'], 2, '--language', 'de,fr'],
  [['--language', 'zh-tw'], 2, '--language', 'zh-Hant', 'U+8FF7', 'Chinese letters'],
  [['answers', '8888-2WE4-BGNXV', '--language', 'xx'], 2, '--language', 'xx'],
  [['--title', '\u8ff7\u5bae'], 2, 'U+8FF7', '\u8ff7'],
  [['--title', 'a'.repeat(150)], 2, 'too long'],
  [['--title', 'two\nlines'], 2, '--title', 'single line'],
  [['--per-page', '3'], 2, '--per-page', "'3'", '1, 2, 4 or 6'],
  [['--per-page', 'four'], 2, '--per-page', 'four', '1, 2, 4 or 6'],
  [['--per-page', '2', '--per-page', '4'], 2, '--per-page', 'more than once'],
  [['--per-page', '4', '--pages', '2', '--names', 'class.csv'], 2, '--per-page', 'more --pages'],
  [
    ['--per-page', '6', '-d', '90-100', '--paper', '5x8in', '-n', '1'],
    3,
    'mm wide',
    'fewer mazes --per-page',
  ],
  [['--per-page', '6', '--qr', '--paper', '5x8in'], 3, 'mm of room', 'fewer mazes --per-page', 'no --qr'],
  [['--add', 'certificat'], 2, '--add', 'did you mean certificate?'],
  [['--add', 'cover,index'], 2, '--add', 'index', 'known: cover, section, certificate, notes'],
  [['--add', ''], 2, '--add'],
  [['--subtitle', 'two\nlines'], 2, '--subtitle', 'single line'],
  [['--subtitle', '\u8ff7'], 2, 'U+8FF7'],
  [['--subtitle', 'a'.repeat(201)], 2, '--subtitle', '200 letters'],
  [['--large-print', '--template', 'kids'], 2, '--large-print', 'leave out --template'],
  [['--large-print', '-d', 'hard'], 3, 'no hard maze', '--large-print'],
  [['--large-print', '--size', '20x20'], 3, '--large-print', '12 mm'],
  [['--jobs', '0'], 2, '--jobs', '1 to 256'],
  [['--out', 'taken.pdf'], 4, 'taken.pdf', '--force'],
  [['--out', 'no/such/book.pdf'], 4, 'no/such/book.pdf', 'does not exist'],
  [['--out', 'empty.txt/book.pdf'], 4, 'empty.txt/book.pdf'],
  [['--out', '/proc/book.pdf'], 4, '/proc/book.pdf'],
  [['--out', 'x.pdf', '--json', './x.pdf'], 2, 'x.pdf', 'two outputs'],
  [['--svg', 'full'], 4, 'full', 'not empty'],
  [['list', 'cell'], 2, 'cell', 'did you mean cells?'],
  [['show', '--cells', 'hexagon'], 2, 'hexagon', 'square'],
  [['show', '--style', 'block', '--style', 'lines'], 2, '--style', 'more than once'],
  [['show', '--style', ''], 2, '--style', 'needs a value'],
  [['solve', '--pages', '3'], 2, 'solve has no option --pages', 'known: '],
  [['show', '--stile', 'block'], 2, 'show has no option --stile', 'did you mean --style?'],
  [['show', '--style', 'blok'], 2, '--style', 'did you mean block?'],
  [['show', '--edge', 'smooth'], 2, 'show has no option --edge'],
  [['solve', '--svg', 'taken.pdf'], 4, 'taken.pdf', '--force'],
  [['solve', '--svg', 'a.svg', '--svg', 'b.svg'], 2, '--svg', 'more than once'],
];

/** A folder as a careless person keeps it. */
function usedFolder(): string {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'taken.pdf'), 'mine');
  writeFileSync(join(folder, 'empty.txt'), '...\n');
  writeFileSync(join(folder, 'empty.csv'), 'name,class\n');
  writeFileSync(join(folder, 'class.csv'), 'name\nAda\nBo\n');
  writeFileSync(join(folder, 'chinese.csv'), 'name\n\u674e\u5c0f\u9f99\n');
  writeFileSync(join(folder, 'workbook.csv'), Buffer.from([0x50, 0x4b, 3, 4, 20, 0]));
  writeFileSync(join(folder, 'islands.txt'), '##..##\n##..##\n');
  writeFileSync(join(folder, 'one.txt'), '#\n');
  writeFileSync(join(folder, 'empty.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'broken.svg'), '<svg><path d="M0 0');
  writeFileSync(join(folder, 'cut.png'), pngHeader(9, 9).subarray(0, 20));
  writeFileSync(join(folder, 'huge.png'), pngHeader(100_000, 100_000));
  const page = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792">${inside}</svg>`;
  writeFileSync(join(folder, 'page.svg'), page(SLOT));
  mkdirSync(join(folder, 'own'));
  writeFileSync(join(folder, 'own', 'huge.png'), pngHeader(100_000, 100_000));
  for (const [name, [inside]] of Object.entries(OWN)) {
    writeFileSync(join(folder, 'own', `${name}.svg`), page(inside));
  }
  const entity = '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/hostname">]>';
  writeFileSync(join(folder, 'own', 'entity.svg'), entity + page(`${SLOT}<text>&a;</text>`));
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full', 'page-001.svg'), 'mine');
  return folder;
}

/** The first bytes of a PNG file that claims a size, and nothing after them. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080000000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

describe('bad input', () => {
  test.each(REFUSED.map(([words, code, ...named]) => ({ words, code, named })))(
    '$words',
    ({ words, code, named }) => {
      const folder = usedFolder();
      const before = readdirSync(folder, { recursive: true });
      const result = run(folder, ...words);
      expect(result.code).toBe(code);
      expect(result.out.toString()).toBe('');
      expect(result.err).toMatch(/^bookgen: [^\n]+\n$/);
      for (const name of named) expect(result.err).toContain(name);
      expect(result.err).not.toMatch(/\n\s+at |node:|\.js:\d/);
      expect(readdirSync(folder, { recursive: true })).toEqual(before);
      expect(readFileSync(join(folder, 'taken.pdf'), 'utf8')).toBe('mine');
    },
  );

  test('an output folder is made if its parent is there, and unmade if nothing comes of it', () => {
    const folder = usedFolder();
    expect(run(folder, '-n', '1', '--seed', 'a', '-o', 'new/book.pdf').code).toBe(0);
    expect(readdirSync(join(folder, 'new'))).toEqual(['book.pdf']);
    expect(run(folder, '-n', '1', '--shape', 'islands.txt', '-o', 'newer/book.pdf').code).toBe(3);
    expect(readdirSync(folder)).not.toContain('newer');
  });

  test('--force overwrites', () => {
    const folder = usedFolder();
    expect(run(folder, '-n', '1', '--seed', 'a', '-o', 'taken.pdf', '--force').code).toBe(0);
    expect(readFileSync(join(folder, 'taken.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
