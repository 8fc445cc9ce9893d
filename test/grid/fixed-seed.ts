/** The one seed of all properties, so that a run can be repeated. Change it here to look at other samples. */
const SEED = 20_260_101;

/** Settings of fc.assert. */
export function runs(numRuns: number): { seed: number; numRuns: number } {
  return { seed: SEED, numRuns };
}
