import { MM } from './papers.ts';
import {
  type BookPart,
  type PageKind,
  pageKinds,
  type Sizes,
  type Template,
  type TemplatePage,
} from './template.ts';
import { readArtwork } from './template-art.ts';
import { readPage } from './template-page.ts';

/** What template.json holds. */
interface Manifest {
  readonly margin: string;
  readonly pages: Readonly<Record<PageKind, readonly string[]>>;
  readonly order: readonly BookPart[];
  readonly font: string;
  readonly sizes: Sizes;
  readonly walls: Template['walls'];
  /** Drawings for a maze's entrance and exit: both or neither. */
  readonly start?: string;
  readonly goal?: string;
}

/**
 * Reads a template.
 * @param read gives the text of one of the template's files
 * @throws Refusal (file) if a drawing holds what a template cannot
 */
export function readTemplate(name: string, read: (file: string) => string): Template {
  const { margin, pages, order, font, sizes, walls, start, goal } = JSON.parse(
    read('template.json'),
  ) as Manifest;
  const drawings = Object.fromEntries(
    pageKinds.map((kind) => [kind, pages[kind].map((file) => readPage(`${name}/${file}`, read(file)))]),
  ) as Record<PageKind, TemplatePage[]>;
  const artwork = (file: string) => readArtwork(`${name}/${file}`, read(file));
  return {
    name,
    margin: Number.parseFloat(margin) * MM,
    pages: drawings,
    order,
    font,
    sizes,
    walls,
    ...(start && goal ? { gates: { start: artwork(start), goal: artwork(goal) } } : {}),
  };
}
