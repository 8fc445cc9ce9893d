import { host } from '../../src/cli/host.ts';
import type { Kit } from '../../src/page/fill.ts';
import { english } from '../../src/page/languages/en.ts';
import { openTypefaces } from '../../src/page/open-fonts.ts';
import { readOwnTemplate, type TemplateFolder } from '../../src/page/own/template.ts';
import type { Template } from '../../src/page/template.ts';
import { readTemplate } from '../../src/page/template-file.ts';
import { Refusal } from '../../src/refusal.ts';

export const plain = readTemplate('plain', (file) => host.readTemplateFile('plain', file));
export const typefaces = openTypefaces('atkinson-hyperlegible', (weight, font) =>
  host.readFont(weight, font),
);

/** A template's folder in memory; with `page`, one file alone. */
export function folderOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  page?: string,
): TemplateFolder {
  const read = (file: string): Uint8Array => {
    const held = files[file];
    if (held === undefined)
      throw new Refusal('file', `template mine, ${file}: it cannot be read: no such file`);
    return typeof held === 'string' ? new TextEncoder().encode(held) : held;
  };
  return {
    name: page ?? 'mine',
    page,
    has: (file) => file in files,
    read,
    readText: (file) => new TextDecoder().decode(read(file)),
  };
}

/** What is in most drawings of these tests: letter pages in points. */
export const SLOT = '<rect id="maze-slot" x="60" y="140" width="492" height="560"/>';
export const drawing = (
  inside: string,
  attributes = 'width="612pt" height="792pt" viewBox="0 0 612 792"',
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** A template that is one drawing. */
export function ownTemplate(svg: string, more: Readonly<Record<string, Uint8Array>> = {}): Template {
  return readOwnTemplate(folderOf({ 'mine.svg': svg, ...more }, 'mine.svg'), plain);
}

/** A kit with such a template, on letter paper if on no other. */
export function kitOf(template: Template, width = 612, height = 792): Kit {
  return { template, typefaces, language: english, width, height, words: { title: 'Mazes', author: '' } };
}
