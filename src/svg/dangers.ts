import type { XmlElement } from '@rgrove/parse-xml';
import { elementsOf, localName, type Source } from './parse.ts';

/** Entities as Illustrator declares them: names of namespaces, which no drawing shows. */
const NAMESPACE = /<!ENTITY\s+ns_\w+\s+"http:\/\/(?:ns\.adobe\.com|www\.w3\.org)\/[^"&%<>]*"\s*>/g;
/** Elements that run, or that show what is no SVG. */
const FOREIGN = ['script', 'foreignobject', 'iframe', 'audio', 'video', 'handler'];
/** Fonts that come with a file are not used, but do no harm. */
const HARMLESS_DATA = /^data:(?:image\/(?:png|jpe?g)|font\/|application\/(?:x-)?font)/i;
const PICTURE_DATA = /^data:image\/(?:png|jpe?g)[;,]/i;

/** Attributes that may be as long as they like, and letters that any other may have. */
const LONG = ['href', 'd', 'points'];
const LONGEST = 10_000;

/**
 * What in an SVG file, shown or not, does more than draw: scripts, and links to anything but itself, embedded PNG or
 * JPEG pictures, and pictures in files beside it.
 * @returns the first, in words that follow the file's name; undefined if there is none
 */
export function dangerIn({ root, css, declared, instructions }: Source): string | undefined {
  if (declared.replaceAll(NAMESPACE, '').includes('<!ENTITY')) {
    return 'it declares entities (<!ENTITY …>), which are not read; saved anew as plain SVG it would work';
  }
  if (instructions.includes('xml-stylesheet')) {
    return 'it links to a style sheet, and nothing is fetched; a <style> element would work';
  }
  const imported = css.match(/@import[^;]*/i)?.[0];
  if (imported)
    return `its style holds ${shown(imported)}, and nothing is fetched; without it, it would work`;
  const styled = linkIn(css);
  if (styled) return styled;
  for (const element of elementsOf(root)) {
    const danger = dangerAt(element);
    if (danger) return danger;
  }
  return undefined;
}

function dangerAt(element: XmlElement): string | undefined {
  const { name, attributes } = element;
  const plain = name.replace(/^.*:/, '');
  if (FOREIGN.includes(plain.toLowerCase())) {
    // Illustrator keeps its own copy in one that asks for Illustrator: no other program shows it.
    const isForOthers = attributes.requiredExtensions !== undefined && plain === 'foreignObject';
    if (!isForOthers) return `it holds a <${plain}>, which no page can; without it, it would work`;
  }
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on[a-z]+$/i.test(key)) return `its <${name}> has a script (${key}); without it, it would work`;
    if (value.length > LONGEST && !key.includes(':') && !LONG.includes(key)) {
      return `its <${name}> has ${key} of more than 10,000 letters; a simpler one would work`;
    }
    const danger = /^(?:.+:)?href$/i.test(key) ? linkDanger(value.trim(), element) : linkIn(value);
    if (danger) return danger;
  }
  return undefined;
}

/** The first url() that leads elsewhere. */
function linkIn(css: string): string | undefined {
  // As much of it as tells where it leads.
  for (const [, link] of css.matchAll(/url\(\s{0,9}["']?\s{0,9}([^"')\s]{0,200})/gi)) {
    if (!link.startsWith('#') && !HARMLESS_DATA.test(link)) return elsewhere(link);
  }
  return undefined;
}

function linkDanger(link: string, element: XmlElement): string | undefined {
  if (link === '' || link.startsWith('#') || PICTURE_DATA.test(link)) return undefined;
  const type = link.match(/^data:([^;,]*)/i)?.[1];
  if (type !== undefined) return `it embeds ${shown(type || 'data')}; an embedded PNG or JPEG picture works`;
  if (/^(?:[a-z][a-z\d+.-]+:|[/\\]{2})/i.test(link)) return elsewhere(link);
  if (/^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|%2e|%2f|%5c|\\/i.test(link)) {
    return `it links to '${shown(link)}', a path out of its folder; a file in its folder works`;
  }
  if (localName(element) === 'image') return undefined;
  return `it links to '${shown(link)}', another file; only a picture may be in a file of its own`;
}

function elsewhere(link: string): string {
  return `it links to '${shown(link)}', and nothing is fetched; an embedded PNG or JPEG picture works`;
}

/** As much of a text as a line has room for. */
function shown(text: string): string {
  const plain = text
    .slice(0, 1000)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return plain.length <= 60 ? plain : `${plain.slice(0, 59)}…`;
}
