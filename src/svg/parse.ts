import {
  parseXml,
  type XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlError,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml';
import { type Rule, rulesOf } from './style.ts';

/** An SVG file, read: its outermost element, those with an id, and the rules of its <style> elements. */
export interface Source {
  readonly root: XmlElement;
  readonly byId: ReadonlyMap<string, XmlElement>;
  readonly rules: readonly Rule[];
  /** The text of all <style> elements. */
  readonly css: string;
  /** What its DOCTYPE declares, as it is spelt. */
  readonly declared: string;
  /** Targets of its processing instructions, such as xml-stylesheet. */
  readonly instructions: readonly string[];
}

/**
 * Reads an SVG file. Entities that it declares stay as they are spelt; nothing is fetched.
 * @returns what it holds, or what is wrong with it, to follow its name in a sentence
 */
export function parseSvg(text: string): Source | string {
  let file: XmlDocument;
  try {
    file = parseXml(text, { ignoreUndefinedEntities: true, preserveDocumentType: true });
  } catch (error) {
    if (error instanceof XmlError) {
      return `is not readable as SVG (line ${error.line}, column ${error.column}); save it anew as plain SVG`;
    }
    // Nested beyond what the stack holds.
    if (error instanceof RangeError) return 'is nested too deeply; a simpler picture would work';
    throw error;
  }
  const { root } = file;
  if (root?.name !== 'svg' && root?.name !== 'svg:svg') {
    return 'is not an SVG file: its outermost element is not <svg>';
  }
  const byId = new Map<string, XmlElement>();
  let css = '';
  for (const element of elementsOf(root)) {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if (localName(element) === 'style') css += `${element.text}\n`;
  }
  const declared = file.children.flatMap((child) =>
    child instanceof XmlDocumentType ? [child.internalSubset ?? ''] : [],
  );
  const instructions = file.children.flatMap((child) =>
    child instanceof XmlProcessingInstruction ? [child.name] : [],
  );
  return { root, byId, rules: rulesOf(css), css, declared: declared.join('\n'), instructions };
}

/** The elements right in another. */
export function childrenOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child instanceof XmlElement);
}

/** An element and all in it, in the order of the file. */
export function* elementsOf(root: XmlElement): Generator<XmlElement> {
  const stack = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    yield element;
    stack.push(...childrenOf(element).reverse());
  }
}

/** Its name without the prefix svg:; an element of another kind keeps its prefix, and so is nobody's. */
export function localName({ name }: XmlElement): string {
  return name.replace(/^svg:/, '');
}

/** What an element refers to, in either spelling; empty if it does not. */
export function hrefOf({ attributes }: XmlElement): string {
  return (attributes.href ?? attributes['xlink:href'] ?? '').trim();
}
