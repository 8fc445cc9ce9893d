import type { FillRule } from '../../geometry/region.ts';
import type { Look } from '../../svg/style.ts';

/** What a fill leaves: the figure's own ink, the white of the paper, or nothing. */
export function fillOf(look: Look): 'ink' | 'paper' | 'none' {
  if (Number.parseFloat(look['fill-opacity']) === 0) return 'none';
  return paintOf(look.fill);
}

/** Whether a line in a colour that shows goes around it. */
export function isStroked(look: Look): boolean {
  return paintOf(look.stroke) === 'ink';
}

export function fillRuleOf(look: Look): FillRule {
  return look['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
}

/** Each part of a colour from here on, of 255, looks white. */
const WHITE = 250;

function paintOf(paint: string): 'ink' | 'paper' | 'none' {
  const value = paint.toLowerCase();
  if (value === 'none' || value === 'transparent') return 'none';
  if (value === 'white') return 'paper';
  const hex = value.match(/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/)?.[1];
  if (hex) {
    const size = hex.length < 6 ? 1 : 2;
    const parts = hex.match(new RegExp(`.{${size}}`, 'g')) ?? [];
    return inkOf(parts.map((part) => Number.parseInt(size === 1 ? part + part : part, 16)));
  }
  const listed = value.match(/^rgba?\(([^)]*)\)$/)?.[1];
  if (listed === undefined) return 'ink';
  const parts = listed.split(/[\s,/]+/).filter((part) => part !== '');
  return inkOf(
    parts.map((part, i) => {
      const number = Number.parseFloat(part);
      if (part.endsWith('%')) return (number / 100) * 255;
      return i < 3 ? number : number * 255;
    }),
  );
}

/** From red, green, blue and perhaps alpha, of 255. */
function inkOf([red, green, blue, alpha = 255]: readonly number[]): 'ink' | 'paper' | 'none' {
  if (alpha === 0) return 'none';
  return Math.min(red, green, blue) >= WHITE ? 'paper' : 'ink';
}
