// Times the main command as a whole process, next to the floor, and writes docs/performance.md: `npm run bench`.
import { execFileSync, fork } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNS = 11;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bookgen-bench-'));
const bench = (file) => join(root, 'bench', file);

/** Seconds and megabytes of one run of a script. */
function run(script, words) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let kilobytes = 0;
    const child = fork(script, words, { execArgv: ['--import', bench('memory.mjs')], silent: true });
    child.on('message', (value) => {
      kilobytes = value;
    });
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(`${script} ended with ${code}`));
      else resolve({ seconds: (performance.now() - started) / 1000, megabytes: kilobytes / 1024 });
    });
  });
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

async function compare(pages, difficulty, runs) {
  const strokes = join(folder, `${pages}.json`);
  execFileSync(process.execPath, [bench('strokes.mjs'), String(pages), difficulty, 'bench', strokes]);
  const main = { seconds: [], megabytes: [] };
  const floor = { seconds: [], megabytes: [] };
  const target = join(folder, 'book.pdf');
  for (let i = 0; i < runs; i++) {
    // By turns, so that whatever else the machine does falls on both.
    for (const [into, script, words] of [
      [
        main,
        join(root, 'dist/cli/main.js'),
        ['-n', String(pages), '-d', difficulty, '--seed', 'bench', '-o', target, '--force'],
      ],
      [floor, bench('floor.mjs'), [strokes, join(folder, 'floor.pdf')]],
    ]) {
      const { seconds, megabytes } = await run(script, words);
      into.seconds.push(seconds);
      into.megabytes.push(megabytes);
    }
  }
  const [ours, theirs] = [median(main.seconds), median(floor.seconds)];
  const cells = [
    `${pages} ${difficulty}`,
    `${ours.toFixed(2)} s`,
    `${median(main.megabytes).toFixed(0)} MB`,
    `${theirs.toFixed(2)} s`,
    (ours / theirs).toFixed(2),
    `${(statSync(target).size / 1024).toFixed(0)} KB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const rows = [await compare(50, 'hard', RUNS), await compare(500, 'hard', 3), await compare(2000, 'hard', 1)];
const table = `# Performance

\`npm run bench\` times \`bookgen\` as a whole process, start included, and next to it the *floor*: the same strokes,
ready-made, written by pdfkit's raw operators and nothing else (no mazes, no answers, no text, no fonts). Runs
alternate; figures are medians (${RUNS} runs of the first row, 3 of the second, 1 of the third). Seconds depend on the
machine; the ratio is what to compare between versions.

| book | bookgen | peak memory | floor | ratio | file |
|---|---|---|---|---|---|
${rows.join('\n')}

Measured with Node ${process.versions.node} on ${cpus().length} cores (${cpus()[0].model.trim()}).
`;
writeFileSync(join(root, 'docs', 'performance.md'), table);
process.stdout.write(table);
