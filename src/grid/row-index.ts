/** Straight sides by the rows, 1 high, that they pass through: a look-up costs the same among any number of them. */
export class RowIndex<T> {
  private readonly sidesOfRow = new Map<number, T[]>();

  constructor(
    private readonly endsOf: (side: T) => readonly [x0: number, y0: number, x1: number, y1: number],
  ) {}

  add(side: T): void {
    const [, y0, , y1] = this.endsOf(side);
    for (let row = Math.floor(Math.min(y0, y1)); row <= Math.floor(Math.max(y0, y1)); row++) {
      const sides = this.sidesOfRow.get(row);
      if (sides) sides.push(side);
      else this.sidesOfRow.set(row, [side]);
    }
  }

  rows(): Iterable<readonly T[]> {
    return this.sidesOfRow.values();
  }

  /** Whether a point lies inside the closed lines that the sides make, by the even-odd rule. */
  isInside(x: number, y: number): boolean {
    let inside = false;
    for (const side of this.sidesOfRow.get(Math.floor(y)) ?? []) {
      const [x0, y0, x1, y1] = this.endsOf(side);
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside;
    }
    return inside;
  }
}
