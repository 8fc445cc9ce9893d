import { CLOSE, LINE, MOVE } from '../geometry/path.ts';
import { type Grade, grades } from '../puzzle/difficulty/grade.ts';
import type { Box, PathMark } from './marks.ts';

/** As many stars as there are grades, side by side from the left of the box; those up to a maze's grade are filled. */
export function starMarks(box: Box, grade: Grade): PathMark[] {
  const full = grades.findIndex(({ name }) => name === grade) + 1;
  const step = box.width / grades.length;
  const radius = Math.min(box.height / 1.9, step / 2);
  return grades.map((_, i): PathMark => {
    const [x, y] = [box.x + step * (i + 0.5), box.y + radius];
    const path: number[] = [];
    for (let corner = 0; corner < 10; corner++) {
      const reach = corner % 2 === 0 ? radius : 0.42 * radius;
      const angle = (Math.PI * corner) / 5 - Math.PI / 2;
      path.push(corner === 0 ? MOVE : LINE, x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    }
    path.push(CLOSE);
    const mark = { kind: 'path', role: 'decoration', path, originX: 0, originY: 0, scale: 1 } as const;
    return i < full ? mark : { ...mark, stroke: 0.75 };
  });
}
