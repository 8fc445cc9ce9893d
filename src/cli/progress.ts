/** What a bar is drawn on: stderr, mostly. */
type Stream = NodeJS.WritableStream & { readonly isTTY?: boolean };

export interface Progress {
  /** So many of the steps are done. */
  at(done: number): void;
  stop(): void;
}

/** Whether somebody watches: stderr is a terminal that can redraw a line, no robot reads it, and nobody asked for quiet. */
export function isWatched(
  quiet: boolean,
  { isTTY }: { readonly isTTY?: boolean },
  { CI, TERM }: Readonly<Record<string, string | undefined>>,
): boolean {
  return !quiet && isTTY === true && CI === undefined && TERM !== 'dumb';
}

/**
 * A bar on stderr, if somebody watches: steps done, how many a second, and the time left. It has no colours, so that
 * NO_COLOR needs no heed.
 */
export async function startProgress(
  what: string,
  total: number,
  quiet: boolean,
  stream: Stream = process.stderr,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Progress> {
  if (!isWatched(quiet, stream, env)) return { at() {}, stop() {} };
  const { SingleBar } = await import('cli-progress');
  const started = performance.now();
  const rate = (done: number): { rate: string } => ({
    rate: rateOf(done, (performance.now() - started) / 1000),
  });
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total}, {rate} a second, {eta_formatted} left`,
    stream,
    hideCursor: true,
    clearOnComplete: true,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    // The mean of this many steps: single ones take very different times.
    etaBuffer: Math.max(10, Math.ceil(total / 10)),
    formatTime: durationOf,
  });
  bar.start(total, 0, rate(0));
  return { at: (done) => bar.update(done, rate(done)), stop: () => bar.stop() };
}

/** Steps a second, in as few digits as tell something. */
export function rateOf(done: number, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0;
  return rate < 10 ? rate.toFixed(1) : String(Math.round(rate));
}

/** Seconds in words; cli-progress has a text where it does not know yet. */
export function durationOf(seconds: number | string): string {
  if (typeof seconds === 'string' || !Number.isFinite(seconds)) return '…';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
