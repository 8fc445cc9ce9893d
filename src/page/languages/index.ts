import { Refusal } from '../../refusal.ts';
import { lookUp } from '../../registry.ts';
import type { Language } from '../language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { finnish } from './fi.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { portuguese } from './pt.ts';
import { traditionalChinese } from './zh-hant.ts';

/** Every language that a book's fixed words are in; the first is used where none is asked for. */
export const languages: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  finnish,
  traditionalChinese,
];

/** @throws Refusal (usage) if there is none of this name */
export function languageOf(name: string): Language {
  const language = lookUp(languages, name);
  if (!language) throw new Refusal('usage', `there is no language '${name}'`);
  return language;
}
