import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { Refusal } from '../refusal.ts';
import { readBytes } from './files.ts';

/** Delimiters that spreadsheets write; of equals the first. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** What the column of names is called, in small letters. First and last names in columns of their own are joined. */
const WHOLE =
  /^(name|full ?name|pupil( name)?|student( name)?|child|schüler(in)?|schülername|nom|nome|nombre|nimi|élève|alumno|alumna|aluno|aluna|oppilas|姓名|名前)$/;
const FIRST = /^(first ?name|given ?name|vorname|prénom|prenom|nombre de pila|nome próprio|etunimi)$/;
const LAST =
  /^(last ?name|surname|family ?name|nachname|familienname|nom de famille|apellidos?|cognome|sobrenome|sukunimi)$/;
/** Beyond this many it is no class. */
const MOST = 2000;
/** No line on a page holds a longer name. */
const LONGEST = 60;

/**
 * The names in a class list, in its order: a CSV file as spreadsheets write it, or one name a line. Names that occur more than
 * once are numbered, so that each is a pupil's own: "Ada", "Ada (2)".
 * @throws Refusal (file) if it cannot be read, or is no list; Refusal (usage) if a name cannot stand on a page
 */
export function readClassList(path: string): string[] {
  const names = namesIn(path, decode(path, readBytes(path)));
  if (names.length === 0) throw new Refusal('file', `--names: ${path} holds no names`);
  if (names.length > MOST)
    throw new Refusal('file', `--names: ${path} holds ${names.length} names; up to ${MOST} work`);
  const long = names.find((name) => [...name].length > LONGEST);
  if (long !== undefined) {
    throw new Refusal(
      'usage',
      `--names: “${long.slice(0, LONGEST)}…” in ${path} is too long; up to ${LONGEST} letters work`,
    );
  }
  return numbered(names);
}

/** Text of a file: UTF-8 or UTF-16 with or without a mark, or else Windows-1252. */
function decode(path: string, bytes: Uint8Array): string {
  const begins = (...start: number[]): boolean => start.every((byte, i) => bytes[i] === byte);
  if (begins(0x50, 0x4b, 3, 4)) {
    throw new Refusal(
      'file',
      `--names: ${path} is an Excel workbook (.xlsx), whatever its name; save it as CSV`,
    );
  }
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) {
    throw new Refusal(
      'file',
      `--names: ${path} is an old Excel workbook (.xls), whatever its name; save it as CSV`,
    );
  }
  const buffer = Buffer.from(bytes);
  if (begins(0xff, 0xfe)) return iconv.decode(buffer, 'utf16le');
  if (begins(0xfe, 0xff)) return iconv.decode(buffer, 'utf16be');
  const utf8 = iconv.decode(buffer, 'utf8');
  const text = utf8.includes('\uFFFD') ? iconv.decode(buffer, 'win1252') : utf8;
  if (text.includes('\0'))
    throw new Refusal('file', `--names: ${path} is no text; a CSV file, or one name a line, works`);
  return text;
}

function namesIn(path: string, text: string): string[] {
  const declared = text.match(/^sep=(.)\r?\n/i);
  const body = declared ? text.slice(declared[0].length) : text;
  const rows = rowsOf(path, body, declared?.[1] ?? delimiterOf(body));
  const head = (rows[0] ?? []).map((word) => word.toLowerCase());
  const whole = head.findIndex((word) => WHOLE.test(word));
  const [first, last] = [FIRST, LAST].map((pattern) => head.findIndex((word) => pattern.test(word)));
  if (first !== -1 && last !== -1) return cells(rows.slice(1), (row) => [row[first], row[last]]);
  const column = [whole, first, last].find((at) => at !== -1);
  // Without a head that can be told, names stand in the first column.
  return column === undefined ? cells(rows, (row) => [row[0]]) : cells(rows.slice(1), (row) => [row[column]]);
}

function cells(rows: readonly string[][], of: (row: readonly string[]) => (string | undefined)[]): string[] {
  return rows
    .map((row) =>
      of(row)
        .map((word = '') => word.replace(/[\s\p{Cc}]+/gu, ' ').trim())
        .filter((word) => word !== '')
        .join(' ')
        .normalize('NFC'),
    )
    .filter((name) => name !== '');
}

function rowsOf(path: string, text: string, delimiter: string): string[][] {
  const options = {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  };
  try {
    return parse(text, options);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal('file', `--names: ${path} is no proper CSV: ${why.replaceAll('\n', ' ')}`);
  }
}

/** The delimiter that the first line has most of, outside quotes. */
function delimiterOf(text: string): string {
  const line = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)[0];
  const count = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function numbered(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; seen.has(own) || (own !== name && taken.has(own)); number++)
      own = `${name} (${number})`;
    seen.add(own);
    return own;
  });
}
