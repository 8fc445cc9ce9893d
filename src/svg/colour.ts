import { color } from 'd3-color';

/** Red, green and blue from 0 to 1, and how opaque, from 0 to 1. */
export interface Rgba {
  readonly rgb: readonly [number, number, number];
  readonly alpha: number;
}

/**
 * The colour that some CSS spells, as a name, #rgb, #rrggbb, rgb() or hsl(), each with or without an alpha.
 * @returns undefined if it is none
 */
export function colourFrom(value: string): Rgba | undefined {
  const found = color(withCommas(value.trim().toLowerCase()));
  if (!found) return undefined;
  const { r, g, b, opacity } = found.rgb();
  // What is transparent has no red, green and blue.
  const share = (part: number): number => within(Number.isNaN(part) ? 0 : part / 255);
  return { rgb: [share(r), share(g), share(b)], alpha: within(opacity) };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The newer spelling of rgb() and hsl(), rgb(10.5 20 30 / 50%), as the older one, rgba(11,20,30,0.5). */
function withCommas(text: string): string {
  const [, model, inside] = text.match(/^(rgb|hsl)a?\(([^)]*)\)$/) ?? [];
  if (inside === undefined) return text;
  const [first, second, third, alpha, ...more] = inside.split(/[\s,/]+/).filter((part) => part !== '');
  if (third === undefined || more.length > 0) return '';
  const parts = [first.replace(/deg$/, ''), second, third].map((part) =>
    model === 'rgb' && /^[\d.]+$/.test(part) ? String(Math.round(Number(part))) : part,
  );
  if (alpha === undefined) return `${model}(${parts.join()})`;
  const share = alpha.endsWith('%') ? String(Number(alpha.slice(0, -1)) / 100) : alpha;
  return `${model}a(${[...parts, share].join()})`;
}
