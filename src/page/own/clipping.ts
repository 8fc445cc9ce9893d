import { type Extent, extentOf } from '../../geometry/extent.ts';
import type { Clip } from '../marks.ts';

/**
 * Those clips that take something away from a path, as a part of a piece.
 * @param beyond how far its ink reaches over it
 * @returns undefined if they leave nothing
 */
export function clipPart(
  clips: readonly Clip[],
  path: readonly number[],
  beyond = 0,
): { clips?: readonly Clip[] } | undefined {
  const bare = extentOf([path]);
  if (!bare) return undefined;
  const [left, top, right, bottom] = bare;
  const extent: Extent = [left - beyond, top - beyond, right + beyond, bottom + beyond];
  const cutting = clips.filter((clip) => !isAround(clip, extent));
  if (cutting.some(({ path: inside }) => !meets(extentOf([inside]), extent))) return undefined;
  if (cutting.length === 0) return {};
  // The same list for all that share it, so that it is defined once.
  return { clips: cutting.length === clips.length ? clips : cutting };
}

/** Whether a clip is an upright box with all of something in it. */
function isAround({ path }: Clip, [left, top, right, bottom]: Extent): boolean {
  const extent = extentOf([path]);
  if (!extent || !isBox(path, extent)) return false;
  const slack = 0.01;
  return (
    extent[0] <= left + slack &&
    extent[1] <= top + slack &&
    extent[2] >= right - slack &&
    extent[3] >= bottom - slack
  );
}

/** MOVE x y, three times LINE x y, perhaps back to the first, CLOSE: its corners those of its extent. */
function isBox(path: Clip['path'], [left, top, right, bottom]: Extent): boolean {
  if (path.length < 13 || path.length > 16) return false;
  for (let i = 0; i + 2 < path.length; i += 3) {
    if (path[i] > 1) return false;
    const [x, y] = [path[i + 1], path[i + 2]];
    const isCorner = Math.min(x - left, right - x) < 1e-6 && Math.min(y - top, bottom - y) < 1e-6;
    if (!isCorner) return false;
  }
  const area = Math.abs((path[7] - path[1]) * (path[8] - path[2]));
  return area > 0.999 * (right - left) * (bottom - top);
}

function meets(a: Extent | undefined, b: Extent): boolean {
  return a !== undefined && a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}
