import type { Variant } from '../registry.ts';
import type { Weight } from './marks.ts';

/** A font that bookgen brings with it, in a package of its own; its licence is in there, or in the font itself. */
export interface ShippedFont extends Variant {
  readonly package: string;
  /** Paths in the package. */
  readonly files: Readonly<Record<Weight, string>>;
}

const shipped = [
  {
    name: 'atkinson-hyperlegible',
    title: 'Atkinson Hyperlegible',
    aliases: ['atkinson', 'hyperlegible'],
    package: '@expo-google-fonts/atkinson-hyperlegible',
    files: {
      regular: '400Regular/AtkinsonHyperlegible_400Regular.ttf',
      bold: '700Bold/AtkinsonHyperlegible_700Bold.ttf',
    },
  },
  {
    name: 'lexend',
    title: 'Lexend',
    aliases: [],
    package: '@expo-google-fonts/lexend',
    files: { regular: '400Regular/Lexend_400Regular.ttf', bold: '700Bold/Lexend_700Bold.ttf' },
  },
  {
    name: 'andika',
    title: 'Andika',
    aliases: [],
    package: '@expo-google-fonts/andika',
    files: { regular: 'Andika_400Regular.ttf', bold: 'Andika_700Bold.ttf' },
  },
  {
    // Under the licence of Bitstream Vera, which it grew from; what it adds, under CC BY 3.0.
    name: 'opendyslexic',
    title: 'OpenDyslexic',
    aliases: ['open-dyslexic', 'dyslexic'],
    package: 'open-dyslexic',
    files: { regular: 'otf/OpenDyslexic-Regular.otf', bold: 'otf/OpenDyslexic-Bold.otf' },
  },
  {
    name: 'dejavu-sans',
    title: 'DejaVu Sans',
    aliases: ['dejavu'],
    package: 'dejavu-fonts-ttf',
    files: { regular: 'ttf/DejaVuSans.ttf', bold: 'ttf/DejaVuSans-Bold.ttf' },
  },
] as const satisfies readonly ShippedFont[];

export type FontName = (typeof shipped)[number]['name'];

/** All fonts that come with bookgen; the first is used where none is asked for. */
export const fonts: readonly (ShippedFont & { readonly name: FontName })[] = shipped;

/** What shows the characters that a book's own font lacks. */
export const FALLBACK: FontName = 'dejavu-sans';
