import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host } from '../book/kit.ts';
import { fonts } from '../page/fonts.ts';
import { lookUp } from '../registry.ts';
import { readBytes } from './files.ts';
import { openTemplateFolder } from './template-folder.ts';

/** The folder that holds package.json and templates/, from src/cli as from dist/cli. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Version of bookgen. */
export const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
  .version;

/** Fonts from their packages or a person's files, templates from the folder of that name. */
export const host: Host = {
  readFont(weight, name = fonts[0].name) {
    const font = lookUp(fonts, name);
    if (!font) return readBytes(name);
    const found = createRequire(import.meta.url).resolve(`${font.package}/package.json`);
    return new Uint8Array(readFileSync(join(dirname(found), font.files[weight])));
  },
  readTemplateFile: (template, file) => readFileSync(join(root, 'templates', template, file), 'utf8'),
  openTemplateFolder,
};
