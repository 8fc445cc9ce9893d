/** How much of a pixel's value comes from each of five in a row, itself in the middle. */
const WEIGHTS = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16];

/**
 * A picture whose pixels are all dark or all light shows stairs where its maker saw curves. This blurs such a picture
 * a little, so that a line at half of its values runs through the stairs; one with soft edges stays as it is.
 * @param values 0 to 1 for each pixel, row by row
 */
export function softened(values: Float32Array, width: number, height: number): Float32Array {
  return hasHardEdges(values, width) ? blurred(blurred(values, 1, width), width, height) : values;
}

function hasHardEdges(values: Float32Array, width: number): boolean {
  let [soft, edges] = [0, 0];
  values.forEach((value, i) => {
    if (value > 0.1 && value < 0.9) soft++;
    const isInside = value >= 0.5;
    if (i >= width && values[i - width] >= 0.5 !== isInside) edges++;
    if (i % width > 0 && values[i - 1] >= 0.5 !== isInside) edges++;
  });
  return 4 * soft < edges;
}

/** Blurred along lines of `count` pixels that lie `step` apart; beyond the ends of a line there is nothing. */
function blurred(values: Float32Array, step: number, count: number): Float32Array {
  const soft = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const place = Math.floor(i / step) % count;
    WEIGHTS.forEach((weight, k) => {
      const at = place + k - 2;
      if (at >= 0 && at < count) soft[i] += weight * values[i + (k - 2) * step];
    });
  }
  return soft;
}
