import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of a page's tree, as pdf.js reads it. */
interface ReadElement {
  readonly role: string;
  readonly alt: string | undefined;
  readonly box: readonly number[] | undefined;
  /** Its text as it stands in the content. */
  readonly text: string;
  readonly children: readonly ReadElement[];
}

export interface ReadTags {
  readonly isMarked: boolean;
  readonly language: string;
  /** From the Info dictionary, and from the XMP. */
  readonly title: string;
  readonly xmpTitle: string;
  /** What stands under the document on each page, in reading order. */
  readonly pages: readonly (readonly ReadElement[])[];
  /** A line for each thing painted that is neither in the tree nor an artifact, and for each number misused. */
  readonly faults: readonly string[];
}

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly alt?: string;
  readonly bbox?: readonly number[];
  readonly children?: readonly Node[];
}

const PAINTS: ReadonlyMap<number, string> = new Map([
  [OPS.constructPath, 'path'],
  [OPS.showText, 'text'],
]);

/** Reads the tags of a finished PDF. */
export async function readTags(bytes: Uint8Array): Promise<ReadTags> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  try {
    const { info, metadata } = await pdf.getMetadata();
    const { Title: title = '', Language: language = '' } = info as { Title?: string; Language?: string };
    const pages: ReadElement[][] = [];
    const faults: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { fnArray, argsArray } = await page.getOperatorList();
      const { texts, loose } = contentsOf(fnArray, argsArray as unknown[][]);
      faults.push(...loose.map((fault) => `page ${number}: ${fault}`));
      const left = new Set(texts.keys());
      const read = ({ role = '', alt, bbox, children = [] }: Node): ReadElement => {
        let text = '';
        const elements: ReadElement[] = [];
        for (const child of children) {
          if (child.type !== 'content') {
            const element = read(child);
            elements.push(element);
            text += element.text;
            continue;
          }
          const id = Number(/_mc(\d+)$/.exec(child.id ?? '')?.[1]);
          if (!left.delete(id)) faults.push(`page ${number}: ${role} has no content ${id} of its own`);
          text += texts.get(id) ?? '';
        }
        return { role, alt, box: bbox, text, children: elements };
      };
      const root = (await page.getStructTree()) as Node | null;
      const top = (root?.children ?? []).map(read);
      pages.push(top.flatMap(({ role, children }) => (role === 'Document' ? children : [])));
      faults.push(...Array.from(left, (id) => `page ${number}: content ${id} is not in the tree`));
      page.cleanup();
    }
    const mark = (await pdf.getMarkInfo()) as { Marked?: boolean } | null;
    const xmpTitle = String((metadata as { get(name: string): unknown } | null)?.get('dc:title') ?? '');
    return { isMarked: mark?.Marked === true, language, title, xmpTitle, pages, faults };
  } finally {
    await task.destroy();
  }
}

/** The text of each numbered stretch of a page, and what is painted outside of those and of artifacts. */
function contentsOf(codes: readonly number[], all: readonly unknown[][]) {
  const texts = new Map<number, string>();
  const loose: string[] = [];
  const open: (number | 'artifact' | 'other')[] = [];
  codes.forEach((code, i) => {
    const args = all[i] ?? [];
    if (code === OPS.beginMarkedContent) {
      open.push((args[0] as { name: string }).name === 'Artifact' ? 'artifact' : 'other');
    } else if (code === OPS.beginMarkedContentProps) {
      const id = args[1] as number | null;
      open.push(id ?? 'other');
      if (id === null) return;
      if (texts.has(id)) loose.push(`two contents ${id}`);
      texts.set(id, '');
    } else if (code === OPS.endMarkedContent) {
      if (open.pop() === undefined) loose.push('an end without a beginning');
    }
    const what = PAINTS.get(code);
    if (!what) return;
    const marked = open.filter((one) => one !== 'other');
    if (marked.length !== 1) loose.push(`${what} in ${marked.length} contents`);
    const [id] = marked;
    if (code !== OPS.showText || typeof id !== 'number') return;
    const letters = (args[0] as (number | { unicode: string })[]).map((glyph) =>
      typeof glyph === 'number' ? '' : glyph.unicode,
    );
    texts.set(id, (texts.get(id) ?? '') + letters.join(''));
  });
  if (open.length > 0) loose.push('content without an end');
  return { texts, loose };
}
