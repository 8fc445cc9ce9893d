import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: string;
}

/** Runs the built command as a person would, in a folder. */
export function run(folder: string, ...words: string[]): Run {
  const { SOURCE_DATE_EPOCH: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], { cwd: folder, env });
  return { code: status, out: stdout, err: stderr.toString() };
}

/** An empty folder of its own. */
export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'bookgen-test-'));
}
