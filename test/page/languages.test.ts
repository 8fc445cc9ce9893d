import { describe, expect, test } from 'vitest';
import { openKit } from '../../src/book/kit.ts';
import { bookSpecSchema } from '../../src/book/spec.ts';
import { titleWords } from '../../src/book/words.ts';
import { host } from '../../src/cli/host.ts';
import { outlines } from '../../src/outlines/index.ts';
import { fill } from '../../src/page/fill.ts';
import type { Language } from '../../src/page/language.ts';
import { textsOf as textsOfLanguage } from '../../src/page/language-texts.ts';
import { english } from '../../src/page/languages/en.ts';
import { languageOf, languages } from '../../src/page/languages/index.ts';
import { phraseOf } from '../../src/page/phrase.ts';
import { templates } from '../../src/page/templates.ts';
import { grades } from '../../src/puzzle/difficulty/grade.ts';
import { allOpenings } from '../../src/puzzle/openings/index.ts';
import { tilings } from '../../src/tilings/index.ts';
import { textsOf } from './mark-geometry.ts';
import { squareTypefaces } from './square-typeface.ts';

/** Words of English that no other of our languages has, and that hardly a sentence is without. */
const ENGLISH = /\b(the|and|of|with|maze|mazes|answer|answers|way|find|hard|easy)\b/i;
/** What a text of another language may say as English does: names, numbers, and words that both have. */
const ALIKE = new Set(['Name', 'Date', 'Signature', 'Notes', 'page 7', 'score', 'Score', 'expert', 'Start']);

/** What is wrong with a language, each fault as a phrase. */
function faultsOf(language: Language): string[] {
  const lacks = (what: string, table: object, names: readonly { readonly name: string }[]): string[] =>
    names.filter(({ name }) => !Object.hasOwn(table, name)).map(({ name }) => `no ${what} ${name}`);
  const extra = (what: string, table: object, names: readonly { readonly name: string }[]): string[] =>
    Object.keys(table)
      .filter((key) => !names.some(({ name }) => name === key))
      .map((key) => `a ${what} ${key} that is none`);
  const tables = [
    ['cells', language.cells, tilings],
    ['shape', language.shapes, outlines],
    ['grade', language.grades, grades],
    ['openings', language.howTo, allOpenings],
  ] as const;
  const incomplete = tables.flatMap(([what, table, names]) => [
    ...lacks(what, table, names),
    ...extra(what, table, names),
  ]);
  if (incomplete.length > 0) return incomplete;
  const texts = textsOfLanguage(language);
  const theirs = textsOfLanguage(english);
  const isOwn = language.name === english.name;
  return [
    ...texts.flatMap((text, i) => [
      ...(text.trim() === '' ? [`nothing for “${theirs[i]}”`] : []),
      ...(text === text.trim() && !/ {2}|undefined|null|NaN|\[object|[{}]/.test(text) ? [] : [`“${text}”`]),
      ...(text === text.normalize('NFC') ? [] : [`“${text}” is not in normal form C`]),
      ...(!isOwn && text === theirs[i] && !ALIKE.has(text) ? [`“${text}” as in English`] : []),
      ...(!isOwn && ENGLISH.test(text) ? [`English in “${text}”`] : []),
    ]),
    ...(language.name === 'fr' ? texts.filter((text) => /[^\u00a0][!?:;]/.test(text)) : []),
    ...(texts.length === theirs.length ? [] : ['other texts than English']),
  ];
}

describe('languages', () => {
  test.each(languages.map((language) => [language.name, language] as const))(
    '%s has words for everything, and no English ones',
    (_, language) => {
      expect(faultsOf(language)).toEqual([]);
      expect(languageOf(language.tag)).toBe(language);
      expect(Intl.getCanonicalLocales(language.tag)).toEqual([language.tag]);
    },
  );

  test('the check can fail: a kind of cells that is missing, an empty label, a sentence left in English', () => {
    const german = languageOf('de');
    const { hat: _, ...cells } = german.cells;
    expect(faultsOf({ ...german, cells })).toEqual(['no cells hat']);
    expect(faultsOf({ ...german, shapes: { ...german.shapes, cloud: 'in einer Wolke' } })).toEqual([
      'a shape cloud that is none',
    ]);
    expect(faultsOf({ ...german, labels: { ...german.labels, draw: ' ' } })).toContain(
      `nothing for “${english.labels.draw}”`,
    );
    expect(faultsOf({ ...german, answersApart: english.answersApart })).toContain(
      `“${english.answersApart}” as in English`,
    );
    expect(faultsOf({ ...german, answersBegin: (page) => `Answers page ${page}` })).not.toEqual([]);
    expect(faultsOf({ ...german, notes: '{{notes}}' })).toEqual(['“{{notes}}”']);
    const french = languageOf('fr');
    expect(faultsOf({ ...french, keyTitle: (title) => `${title} : solutions` })).toHaveLength(1);
  });

  test('count one maze, one page and one step as one', () => {
    for (const language of languages) {
      const { certificate, contactSheet, way } = language;
      if (language.letters === 'Latin')
        expect(certificate.hasSolved(1).replace('1', '2')).not.toBe(certificate.hasSolved(2));
      expect(language.mazes(3, 3)).not.toContain('3 ');
      expect(contactSheet.counted(1, 'x')).toMatch(/^1 /);
      expect(way({ steps: 43, isShortest: true })).not.toBe(way({ steps: 43, isShortest: false }));
    }
  });

  test('are found by names of theirs in either case, and an unknown one is refused', () => {
    const names = {
      'zh-Hant': ['ZH-TW', 'chinese', '繁體中文'],
      fr: ['Français', 'french'],
      de: ['DEUTSCH'],
    };
    for (const [name, also] of Object.entries(names))
      for (const one of [name, ...also])
        expect(bookSpecSchema.parse({ seed: 'a', language: one }).language).toBe(name);
    const all = languages.flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases]);
    expect(new Set(all).size).toBe(all.length);
    expect(bookSpecSchema.safeParse({ seed: 'a', language: 'klingon' }).success).toBe(false);
  });

  test('write shares and quotation marks as their readers do', () => {
    const share = languages.map(({ name, balance }) => [name, balance(0.43).match(/0.43/)?.[0]]);
    expect(Object.fromEntries(share)).toEqual({
      ...{ en: '0.43', 'zh-Hant': '0.43' },
      ...{ de: '0,43', fr: '0,43', es: '0,43', it: '0,43', pt: '0,43', fi: '0,43' },
    });
    const letters = { title: 'EMMA', phrase: 'in the letters “EMMA”', rings: [[0, 0, 1, 0, 1, 1]] };
    const said = languages.map((language) => phraseOf(language, letters));
    expect(said).toEqual([
      'in the letters “EMMA”',
      'in den Buchstaben „EMMA“',
      'dans les lettres «\u00a0EMMA\u00a0»',
      'en las letras «EMMA»',
      'nelle lettere «EMMA»',
      'nas letras “EMMA”',
      'kirjaimissa ”EMMA”',
      '字母「EMMA」',
    ]);
    const picture = { title: 'dog', mask: '##\n##' };
    expect(phraseOf(languageOf('de'), picture)).toBe('in der Form „dog“');
    // Words of a person's own stay as they are.
    expect(phraseOf(languageOf('de'), { ...letters, phrase: 'im Garten' })).toBe('im Garten');
  });
});

describe('templates', () => {
  test.each(templates.map(({ name }) => name))('%s has no fixed words of its own', (template) => {
    const kit = openKit(bookSpecSchema.parse({ seed: 'a', template }), host);
    for (const kind of ['title', 'puzzle', 'answers'] as const)
      for (const { text } of kit.template.pages[kind].flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'text' ? item.runs : [])),
      ))
        expect(text.replace(/\{\{[\w-]+\}\}/g, '').trim()).toMatch(/^\d?$/);
    for (const language of languages) {
      const typefaces = language.letters === 'Latin' ? kit.typefaces : squareTypefaces;
      const words = titleWords(bookSpecSchema.parse({ seed: 'a', braid: 0.5 }), language, 9);
      const marks = fill({ ...kit, language, typefaces }, 'title', { ...words, summaries: '' });
      for (const { text } of textsOf(marks)) expect(text).not.toMatch(/[{}]/);
    }
  });

  test('with loops the words of the mouse, too, say to find the shortest way', () => {
    for (const language of languages) {
      const words = (braid: number) =>
        titleWords(bookSpecSchema.parse({ seed: 'a', template: 'kids', braid }), language, 9);
      expect(words(0.3).cheese).toContain(language.manyWays);
      expect(words(0).cheese).toBe(language.mouseHowTo[1]);
      expect(words(0).end).toContain(language.oneWay);
    }
  });
});

describe('a font without letters of the language', () => {
  const chinese = bookSpecSchema.parse({ seed: 'a', language: 'zh-tw' });

  test('is refused in one line that names the first that is missing, and what would work', () => {
    expect(() => openKit(chinese, host)).toThrow(
      /^--language: 'zh-Hant' does not work; the font Atkinson Hyperlegible has no glyph for '迷' \(U\+8FF7\)[^\n]*; --font with the file of a font that has Chinese letters works$/,
    );
  });

  test('none of the languages in Latin letters lacks one, in any font that comes with the program', () => {
    for (const font of ['atkinson-hyperlegible', 'lexend', 'andika', 'opendyslexic', 'dejavu-sans']) {
      const { typefaces } = openKit(bookSpecSchema.parse({ seed: 'a', font }), host);
      for (const language of languages) {
        if (language.letters !== 'Latin') continue;
        for (const text of textsOfLanguage(language)) {
          expect(() => typefaces.regular.check(text), `${font} ${text}`).not.toThrow();
          expect(() => typefaces.bold.check(text), `${font} ${text}`).not.toThrow();
        }
      }
    }
  });
});
