import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readClassList } from '../../src/cli/class-list.ts';
import { Refusal } from '../../src/refusal.ts';

const folder = mkdtempSync(join(tmpdir(), 'bookgen-class-'));
let files = 0;

function listOf(content: string | Uint8Array, name = 'class.csv'): string[] {
  const path = join(folder, `${files++}-${name}`);
  writeFileSync(path, content);
  return readClassList(path);
}

function refusalOf(content: string | Uint8Array, name?: string): Refusal {
  try {
    listOf(content, name);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('the list was read');
}

const utf16 = (text: string, swap: boolean): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return swap ? bytes.swap16() : bytes;
};

describe('a class list', () => {
  it.each([
    ['one name a line', 'Ada\nBo\n'],
    ['with blank rows and spaces', '\n  Ada \n\n\nBo\n  \n'],
    ['with lines as Windows ends them', 'Ada\r\nBo\r\n'],
    ['CSV with a head', 'name,class\nAda,3A\nBo,3A\n'],
    ['with the names in another column', 'Nr,Class,Pupil\n1,3A,Ada\n2,3A,Bo\n'],
    ['with semicolons', 'Klasse;Name\n3a;Ada\n3a;Bo\n'],
    ['with tabs', 'id\tStudent name\n1\tAda\n2\tBo\n'],
    ['with the delimiter declared', 'sep=;\r\nName;Klasse\r\nAda;3a\r\nBo;3a\r\n'],
    ['with quotes', '"name","class"\n"Ada","3A"\n"Bo","3A"\n'],
    ['without a head that can be told', 'Ada,3A\nBo,3A\n'],
    ['with rows of unequal length', 'name\nAda,1,2,3\nBo\n'],
    ['after a mark of UTF-8', '\uFEFFname\nAda\nBo\n'],
  ])('%s', (_, text) => {
    expect(listOf(text)).toEqual(['Ada', 'Bo']);
  });

  it.each([
    ['UTF-8', Buffer.from('name\nJörg Müster\nŠárka\n')],
    ['UTF-16, little end first', utf16('name\nJörg Müster\nŠárka\n', false)],
    ['UTF-16, big end first', utf16('name\nJörg Müster\nŠárka\n', true)],
    ['Windows-1252', Buffer.from('name\nJ\xF6rg M\xFCster\n\x8A\xE1rka\n', 'latin1')],
  ])('in %s', (_, bytes) => {
    expect(listOf(bytes)).toEqual(['Jörg Müster', 'Šárka']);
  });

  it('keeps quoted delimiters, and puts names on one line', () => {
    expect(listOf('name;class\n"Groß; Änne";3a\n"Van der\nBerg";3a\n"Ann ""Bo"" Lee";3a\n')).toEqual([
      'Groß; Änne',
      'Van der Berg',
      'Ann "Bo" Lee',
    ]);
  });

  it('joins first and last names that stand in columns of their own, whatever their order', () => {
    expect(listOf('Nachname;Vorname;Klasse\nMüster;Jörg;3a\n')).toEqual(['Jörg Müster']);
    expect(listOf('First Name,Last Name\nAda,Example\nBo,\n')).toEqual(['Ada Example', 'Bo']);
  });

  it('numbers names that occur more than once, and spells them alike however they were typed', () => {
    expect(listOf('Ada\nBo\nAda\nAda\n')).toEqual(['Ada', 'Bo', 'Ada (2)', 'Ada (3)']);
    expect(listOf('Ada\nAda (2)\nAda\n')).toEqual(['Ada', 'Ada (2)', 'Ada (3)']);
    expect(listOf('Zoë\nZoe\u0308\n')).toEqual(['Zoë', 'Zoë (2)']);
  });

  it.each([
    ['an Excel workbook, renamed', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), 'file', 'Excel workbook (.xlsx)'],
    ['an old Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'file', '(.xls)'],
    ['an empty file', '', 'file', 'no names'],
    ['only a head', 'name,class\n', 'file', 'no names'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'file', 'no text'],
    ['an open quote', 'name\n"Ada\nBo\n', 'file', 'no proper CSV'],
    ['a whole essay for a name', `name\n${'a'.repeat(61)}\n`, 'usage', 'too long'],
    ['a small town', Array.from({ length: 2001 }, (_, i) => `P${i}\n`).join(''), 'file', 'up to 2000'],
  ] as const)('%s is refused in one line', (_, content, kind, says) => {
    const refusal = refusalOf(content);
    expect(refusal.kind).toBe(kind);
    expect(refusal.message).toContain('--names');
    expect(refusal.message).toContain(says);
    expect(refusal.message).not.toContain('\n');
  });
});
