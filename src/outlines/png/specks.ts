/**
 * Turns parts of a picture that are smaller than `least` pixels over: specks of what is inside become outside, and
 * gaps in it inside. A part hangs together side to side.
 * @param values 0 to 1 for each pixel, row by row; from one half up it is inside
 */
export function fillSpecks(values: Float32Array, width: number, height: number, least: number): void {
  // Specks first: one in a gap does not keep it from being filled.
  for (const isInside of [true, false]) {
    const seen = new Uint8Array(values.length);
    const part = new Int32Array(values.length);
    for (let start = 0; start < values.length; start++) {
      if (seen[start] || values[start] >= 0.5 !== isInside) continue;
      seen[start] = 1;
      part[0] = start;
      let count = 1;
      const reach = (pixel: number): void => {
        if (seen[pixel] || values[pixel] >= 0.5 !== isInside) return;
        seen[pixel] = 1;
        part[count++] = pixel;
      };
      for (let i = 0; i < count; i++) {
        const pixel = part[i];
        const x = pixel % width;
        if (x > 0) reach(pixel - 1);
        if (x < width - 1) reach(pixel + 1);
        if (pixel >= width) reach(pixel - width);
        if (pixel < width * (height - 1)) reach(pixel + width);
      }
      if (count < least) for (let i = 0; i < count; i++) values[part[i]] = isInside ? 0 : 1;
    }
  }
}
