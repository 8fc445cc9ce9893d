import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';

/** Reads a person's text file. */
export function readText(path: string): string {
  return Buffer.from(readBytes(path)).toString('utf8');
}

/** Reads a person's file. */
export function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Refusal('file', `cannot read ${path}: ${reasonOf(error)}`);
  }
}

/**
 * The files that a command writes. Each is written beside its place under another name; only when all are
 * complete do they move there, so that nothing half-written is ever seen. Whatever goes wrong, `discard` leaves
 * things as they were.
 */
export class OutputFiles {
  private readonly waiting: { temporary: string; path: string }[] = [];
  private readonly madeFolders: string[] = [];

  constructor(private readonly force: boolean) {}

  /**
   * Opens a file for writing, in a folder that is made if its own parent is there.
   * @throws Refusal (file) if there is such a file already (without force), or it cannot be written
   */
  open(path: string): OutputFile {
    if (!this.force && existsSync(path)) {
      throw new Refusal('file', `${path} is there already; another name works, or --force to overwrite`);
    }
    if (this.waiting.some((other) => resolve(other.path) === resolve(path))) {
      throw new Refusal(
        'usage',
        `two outputs would be written to ${path}; another name for one of them works`,
      );
    }
    const folder = dirname(resolve(path));
    this.makeFolder(folder, path);
    const temporary = join(folder, `.bookgen-${process.pid}-${this.waiting.length}.tmp`);
    try {
      const file = new OutputFile(openSync(temporary, 'wx'), path);
      this.waiting.push({ temporary, path });
      return file;
    } catch (error) {
      throw new Refusal('file', `cannot write ${path}: ${reasonOf(error)}`);
    }
  }

  /**
   * Makes sure that a folder is fit for new files, before the work for them is done.
   * @throws Refusal (file) if it holds something already (without force), or cannot be made
   */
  openFolder(folder: string): void {
    this.makeFolder(resolve(folder), folder);
    if (!statSync(folder).isDirectory())
      throw new Refusal('file', `cannot write into ${folder}: that is a file`);
    if (!this.force && readdirSync(folder).length > 0) {
      throw new Refusal(
        'file',
        `the folder ${folder} is not empty; another name works, or --force to overwrite`,
      );
    }
  }

  /** Moves everything to its place. */
  commit(): void {
    for (const { temporary, path } of this.waiting.splice(0)) {
      try {
        renameSync(temporary, path);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw new Refusal('file', `cannot write ${path}: ${reasonOf(error)}`);
      }
    }
    this.madeFolders.length = 0;
  }

  /** Removes what is unfinished; nothing happens after a commit. */
  discard(): void {
    for (const { temporary } of this.waiting.splice(0)) rmSync(temporary, { force: true });
    for (const folder of this.madeFolders.splice(0).reverse()) {
      try {
        rmdirSync(folder);
      } catch {
        // Somebody put a file there in the meantime: then it stays.
      }
    }
  }

  private makeFolder(folder: string, path: string): void {
    if (existsSync(folder)) return;
    if (!existsSync(dirname(folder))) {
      throw new Refusal('file', `cannot write ${path}: the folder ${dirname(folder)} does not exist`);
    }
    try {
      mkdirSync(folder);
      this.madeFolders.push(folder);
    } catch (error) {
      throw new Refusal('file', `cannot make the folder of ${path}: ${reasonOf(error)}`);
    }
  }
}

/** One file being written. */
export class OutputFile {
  constructor(
    private readonly descriptor: number,
    private readonly path: string,
  ) {}

  write(data: Uint8Array | string): void {
    const bytes = typeof data === 'string' ? Buffer.from(data) : data;
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.descriptor, bytes, at);
    } catch (error) {
      throw new Refusal('file', `cannot write ${this.path}: ${reasonOf(error)}`);
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

/** What the system says, in words. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const reasons: Record<string, string> = {
    ENOENT: 'no such file or folder',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    EISDIR: 'that is a folder',
    ENOTDIR: 'part of the path is a file, not a folder',
    ENOSPC: 'the disk is full',
    ENAMETOOLONG: 'the name is too long',
  };
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}

/** Writes to stdout, and waits until it is taken. */
export function writeOut(chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(chunk, (error) =>
      error ? reject(new Refusal('file', 'cannot write to stdout')) : resolve(),
    );
  });
}
