import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Host } from '../book/kit.ts';

const FONT_FILES = {
  regular: '400Regular/AtkinsonHyperlegible_400Regular.ttf',
  bold: '700Bold/AtkinsonHyperlegible_700Bold.ttf',
} as const;

/** The folder that holds package.json and templates/, from src/cli as from dist/cli. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Version of bookgen. */
export const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
  .version;

/** Fonts from their package, templates from the folder of that name. */
export const host: Host = {
  readFont(weight) {
    const found = createRequire(import.meta.url).resolve(
      '@expo-google-fonts/atkinson-hyperlegible/package.json',
    );
    return new Uint8Array(readFileSync(join(dirname(found), FONT_FILES[weight])));
  },
  readTemplateFile: (template, file) => readFileSync(join(root, 'templates', template, file), 'utf8'),
};
