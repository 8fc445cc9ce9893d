import { carvers } from '../maze/carvers/index.ts';
import { outlines } from '../outlines/index.ts';
import { fonts } from '../page/fonts.ts';
import { languages } from '../page/languages/index.ts';
import { papers } from '../page/papers.ts';
import { templates } from '../page/templates.ts';
import { allOpenings } from '../puzzle/openings/index.ts';
import { solvers } from '../puzzle/solvers/index.ts';
import { Refusal } from '../refusal.ts';
import type { Variant } from '../registry.ts';
import { tilings } from '../tilings/index.ts';
import { suggestion } from './options.ts';

const lists: Readonly<Record<string, readonly (Variant & { readonly about?: string })[]>> = {
  cells: tilings,
  shapes: outlines,
  algorithms: carvers,
  openings: allOpenings,
  solvers,
  papers,
  templates,
  fonts,
  languages,
};

export const listNames = Object.keys(lists);

/** `bookgen list`: what there is to choose from, one line each, or as JSON. */
export function list(what: string, json: boolean): void {
  const variants = lists[what];
  if (!variants)
    throw new Refusal(
      'usage',
      `list: there is no '${what}'; ${suggestion(
        what,
        listNames.map((name) => ({ name })),
      )}`,
    );
  if (json) {
    const rows = variants.map(({ name, title, about, aliases }) => ({ name, title, about, aliases }));
    process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return;
  }
  const width = Math.max(...variants.map(({ name }) => name.length));
  for (const { name, title, about, aliases } of variants) {
    const said = about === undefined ? '' : `: ${about}`;
    const also = aliases.length > 0 ? ` (also ${aliases.join(', ')})` : '';
    process.stdout.write(`${name.padEnd(width)}  ${title}${said}${also}\n`);
  }
}
