export interface Progress {
  /** So many of the steps are done. */
  at(done: number): void;
  stop(): void;
}

/** A bar on stderr, if that is a terminal and nobody asked for quiet. */
export async function startProgress(what: string, total: number, quiet: boolean): Promise<Progress> {
  const plain = quiet || !process.stderr.isTTY || process.env.CI !== undefined || process.env.TERM === 'dumb';
  if (plain) return { at() {}, stop() {} };
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({
    format: `${what} {bar} {value}/{total}`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    barCompleteChar: '█',
    barIncompleteChar: '░',
  });
  bar.start(total, 0);
  return { at: (done) => bar.update(done), stop: () => bar.stop() };
}
