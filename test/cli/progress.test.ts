import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { durationOf, isWatched, rateOf, startProgress } from '../../src/cli/progress.ts';

/** A terminal that keeps what is written to it. */
class Terminal extends Writable {
  readonly isTTY = true;
  readonly columns = 100;
  written = '';

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.written += chunk.toString();
    done();
  }
}

const ESC = '\u001b';
const terminal = { isTTY: true };

describe('a bar is shown', () => {
  test.each([
    ['on a terminal', true, false, terminal, {}],
    ['on a terminal without colours too', true, false, terminal, { NO_COLOR: '1' }],
    ['not in a file or a pipe', false, false, { isTTY: false }, {}],
    ['not if asked for quiet', false, true, terminal, {}],
    ['not where a robot runs it', false, false, terminal, { CI: 'true' }],
    ['not even if that is empty', false, false, terminal, { CI: '' }],
    ['not on a terminal that cannot redraw', false, false, terminal, { TERM: 'dumb' }],
  ])('%s', async (_, shown, quiet, stream, env) => {
    expect(isWatched(quiet, stream, env)).toBe(shown);
    const screen = Object.assign(new Terminal(), { isTTY: stream.isTTY });
    const progress = await startProgress('pages', 3, quiet, screen, env);
    progress.at(3);
    progress.stop();
    expect(screen.written !== '').toBe(shown);
  });
});

describe('the bar', () => {
  test('says how much is done, how fast, and how long it takes yet, and leaves a clear line', async () => {
    const screen = new Terminal();
    const progress = await startProgress('pages', 120, false, screen, {});
    expect(screen.written).toContain('pages ░');
    expect(screen.written).toContain('0/120, 0.0 a second, … left');
    for (let done = 1; done <= 120; done++) progress.at(done);
    progress.stop();
    expect(screen.written).toMatch(/pages █+ 120\/120, [\d.]+ a second, 0 s left/);
    // The cursor is shown again, and the line is empty.
    expect(screen.written.lastIndexOf(`${ESC}[?25h`)).toBeGreaterThan(
      screen.written.lastIndexOf(`${ESC}[?25l`),
    );
    expect(screen.written.endsWith(`${ESC}[2K`)).toBe(true);
  });

  test('has no colours', async () => {
    const screen = new Terminal();
    const progress = await startProgress('mazes', 2, false, screen, {});
    progress.at(2);
    progress.stop();
    // Colours are sequences that end in m.
    expect(screen.written.split(ESC).filter((part) => /^\[[\d;]*m/.test(part))).toEqual([]);
  });

  test.each([
    [0, 0, '0.0'],
    [1, 4, '0.3'],
    [30, 4, '7.5'],
    [500, 2, '250'],
  ])('%i in %i s are %s a second', (done, seconds, words) => expect(rateOf(done, seconds)).toBe(words));

  test.each([
    ['0', '…'],
    ['INF', '…'],
    [Number.NaN, '…'],
    [0, '0 s'],
    [59, '59 s'],
    [61, '1 min'],
    [3599, '1 h 0 min'],
    [7300, '2 h 2 min'],
  ])('%s s left is “%s”', (seconds, words) => expect(durationOf(seconds)).toBe(words));
});
