/** Corners of the border of a 3×3 square, or eight unit squares round a hole: clockwise from the upper left. */
export const around = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;
