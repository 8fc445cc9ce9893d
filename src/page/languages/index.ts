import { Refusal } from '../../refusal.ts';
import { lookUp } from '../../registry.ts';
import type { Language } from '../language.ts';
import { english } from './en.ts';

/** Every language that a book's fixed words are in; the first is used where none is asked for. */
export const languages: readonly Language[] = [english];

/** @throws Refusal (usage) if there is none of this name */
export function languageOf(name: string): Language {
  const language = lookUp(languages, name);
  if (!language) throw new Refusal('usage', `there is no language '${name}'`);
  return language;
}
