import type { Book } from '../../src/book/assemble.ts';
import type { Page } from '../../src/page/marks.ts';
import type { Typefaces } from '../../src/page/typeface.ts';

/** A book of one page, which holds no puzzle that anybody asks for. */
export function pageBook(title: string, page: Page, typefaces: Typefaces): Book {
  return {
    title,
    author: '',
    language: 'en',
    creator: 'test',
    date: new Date(0),
    typefaces,
    shapes: [],
    mazes: [],
    pageCount: 1,
    pages: () => [page],
  };
}
