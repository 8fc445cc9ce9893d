/**
 * A short list of rows, one value of each factor in a row, in which every value of a factor meets every value of each
 * other factor at least once: far fewer than all combinations. Values are whole numbers from 0.
 *
 *     pairwise([2, 2, 2])     0 0 0 · 0 1 1 · 1 0 1 · 1 1 0       4 rows instead of 8
 *
 * Greedy: a row starts with a pair that is still missing, and each further factor takes the value that brings the most
 * missing pairs; of equals the one used least.
 */
export function pairwise(counts: readonly number[]): number[][] {
  const factors = counts.map((_, factor) => factor);
  const met = new Set<string>();
  const uses = counts.map((count) => new Array<number>(count).fill(0));
  const isMissing = (f: number, a: number, g: number, b: number): boolean => !met.has(keyOf(f, a, g, b));
  const rows: number[][] = [];
  for (const f of factors) {
    for (const g of factors.slice(f + 1)) {
      for (let a = 0; a < counts[f]; a++) {
        for (let b = 0; b < counts[g]; b++) {
          if (!isMissing(f, a, g, b)) continue;
          const row: (number | undefined)[] = counts.map(() => undefined);
          row[f] = a;
          row[g] = b;
          for (const h of factors) {
            if (row[h] !== undefined) continue;
            const gain = (value: number): number =>
              factors.filter((other) => row[other] !== undefined && isMissing(h, value, other, row[other]))
                .length;
            let best = 0;
            for (let value = 1; value < counts[h]; value++) {
              const more = gain(value) - gain(best);
              if (more > 0 || (more === 0 && uses[h][value] < uses[h][best])) best = value;
            }
            row[h] = best;
          }
          const full = row as number[];
          for (const one of factors) {
            uses[one][full[one]]++;
            for (const other of factors) met.add(keyOf(one, full[one], other, full[other]));
          }
          rows.push(full);
        }
      }
    }
  }
  return rows;
}

function keyOf(f: number, a: number, g: number, b: number): string {
  return f < g ? `${f} ${a} ${g} ${b}` : `${g} ${b} ${f} ${a}`;
}
