import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import type { TemplateFolder } from '../page/own/template.ts';
import { Refusal } from '../refusal.ts';
import { reasonOf } from './files.ts';

/** A file larger than this is no page of a book, in bytes. */
const LARGEST = 20 * 2 ** 20;

/**
 * A person's own template: one SVG file, or a folder. Files are read from that folder only, wherever links in it lead.
 * @throws Refusal (file) if there is neither
 */
export function openTemplateFolder(path: string): TemplateFolder {
  const refuse = (file: string, why: string): Refusal => new Refusal('file', `template ${file}: ${why}`);
  const attempt = <T>(file: string, work: () => T): T => {
    try {
      return work();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw refuse(file, `it cannot be read: ${reasonOf(error)}`);
    }
  };
  const isFolder = attempt(path, () => statSync(path)).isDirectory();
  if (!isFolder && extname(path).toLowerCase() !== '.svg') {
    throw refuse(path, 'it is no .svg file and no folder; one of those works');
  }
  const folder = attempt(path, () => realpathSync(isFolder ? path : dirname(resolve(path))));
  const page = isFolder ? undefined : basename(path);
  const named = (file: string): string =>
    isFolder ? join(path, file) : file === page ? path : `${path}, ${file}`;
  const statOf = (file: string): Stats | undefined => {
    try {
      return statSync(join(folder, file));
    } catch {
      return undefined;
    }
  };
  const read = (file: string): Uint8Array => {
    const name = named(file);
    // The page that a person named is theirs to name; what it leads to is not.
    const real = attempt(name, () => realpathSync(file === page ? path : resolve(folder, file)));
    const inside = relative(folder, real);
    const isOutside =
      inside === '..' || inside.startsWith(`..${sep}`) || resolve(folder, inside) !== resolve(real);
    if (file !== page && (isOutside || /^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(file))) {
      throw refuse(name, 'it lies out of the folder of the template; a file in it works');
    }
    const stat = attempt(name, () => statSync(real));
    if (!stat.isFile()) throw refuse(name, 'it is no file; a file works');
    if (stat.size > LARGEST) {
      throw refuse(name, `it has ${Math.ceil(stat.size / 2 ** 20)} MB; up to ${LARGEST / 2 ** 20} MB work`);
    }
    return attempt(name, () => new Uint8Array(readFileSync(real)));
  };
  return {
    name: path.length > 1 ? path.replace(/[/\\]+$/, '') : path,
    page,
    has: (file) => statOf(file) !== undefined,
    read,
    readText: (file) =>
      textFrom(read(file), () =>
        refuse(named(file), 'its letters are in no code that is known; UTF-8 works'),
      ),
  };
}

/** Letters in UTF-8, or in UTF-16 with its mark. */
function textFrom(bytes: Uint8Array, refuse: () => Refusal): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const code = !isWide ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  try {
    return new TextDecoder(code, { fatal: true }).decode(bytes);
  } catch {
    throw refuse();
  }
}
