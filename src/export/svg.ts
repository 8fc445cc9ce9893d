import { SVG, withWindow } from '@svgdotjs/svg.js';
import type { Page } from '../page/marks.ts';
import type { Typefaces } from '../page/typeface.ts';
import { numberText, pathData } from './operators.ts';

/**
 * A page as a file of its own, the same as in the PDF: one path for each layer, and text as outlines, so that it
 * looks alike with and without the fonts. What a text says is its label.
 * @param window an SVG window, such as svgdom's or a browser's
 */
export function pageToSvg(page: Page, typefaces: Typefaces, window: object): string {
  let svg = '';
  withWindow(window as Parameters<typeof withWindow>[0], () => {
    const [width, height] = [numberText(page.width), numberText(page.height)];
    const canvas = SVG().size(`${width}pt`, `${height}pt`).viewbox(`0 0 ${width} ${height}`);
    canvas.rect(page.width, page.height).fill('white');
    for (const mark of page.marks) {
      if (mark.kind === 'text') {
        const outline = typefaces[mark.weight].outlineOf(
          mark.text,
          mark.x,
          mark.y,
          mark.size,
          mark.direction,
        );
        canvas.path(outline).attr('aria-label', mark.text);
        continue;
      }
      const element = canvas.path(pathData(mark.path)).addClass(mark.role);
      if (mark.scale !== 1 || mark.originX !== 0 || mark.originY !== 0) {
        const [scale, x, y] = [mark.scale, mark.originX, mark.originY].map((value) => numberText(value, 1e6));
        element.attr('transform', `matrix(${scale} 0 0 ${scale} ${x} ${y})`);
      }
      if (mark.stroke === undefined) {
        if (mark.grey !== undefined) element.fill(greyText(mark.grey));
        continue;
      }
      element.fill('none').attr({
        stroke: mark.grey === undefined ? 'black' : greyText(mark.grey),
        'stroke-width': numberText(mark.stroke / mark.scale),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      });
    }
    svg = canvas.svg();
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`;
}

function greyText(grey: number): string {
  const level = Math.round(255 * grey);
  return `#${level.toString(16).padStart(2, '0').repeat(3)}`;
}
