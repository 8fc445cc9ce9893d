/** Corners are one point if they fall into one bucket this wide, in the tiling's units (a cell is about 1
 * across), or into neighbouring ones but near their seam. */
const BUCKET = 2 ** -14;

/** Gives corners that are one point the same id. */
export class PointIndex {
  readonly xy: number[] = [];
  private readonly idOfKey = new Map<number, number>();

  idOf(x: number, y: number): number {
    const column = Math.round(x / BUCKET);
    const row = Math.round(y / BUCKET);
    const known = this.near(column, row, x, y);
    if (known !== undefined) return known;
    const id = this.add(x, y);
    this.idOfKey.set(keyOf(column, row), id);
    return id;
  }

  /** A new point, whatever lies near. */
  add(x: number, y: number): number {
    // Rounded, since sines may differ in their last digit between engines.
    this.xy.push(Math.round(x * 1e9) / 1e9, Math.round(y * 1e9) / 1e9);
    return this.xy.length / 2 - 1;
  }

  /** Looks into the bucket of a corner, then into those around it, in case it lies near their seam. */
  private near(column: number, row: number, x: number, y: number): number | undefined {
    const here = this.idOfKey.get(keyOf(column, row));
    if (here !== undefined) return here;
    const seamX = x / BUCKET - column;
    const seamY = y / BUCKET - row;
    const stepX = Math.abs(seamX) > 0.25 ? Math.sign(seamX) : 0;
    const stepY = Math.abs(seamY) > 0.25 ? Math.sign(seamY) : 0;
    if (stepX === 0 && stepY === 0) return undefined;
    return (
      this.idOfKey.get(keyOf(column + stepX, row)) ??
      this.idOfKey.get(keyOf(column, row + stepY)) ??
      this.idOfKey.get(keyOf(column + stepX, row + stepY))
    );
  }
}

/** One number for a bucket; exact for |column| and |row| below 2^25, which is 2,048 cells. */
function keyOf(column: number, row: number): number {
  return column * 2 ** 26 + row;
}
