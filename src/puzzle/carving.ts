import { carvers } from '../maze/carvers/index.ts';
import { type Carver, type Manner, usualMannerOf } from '../maze/maze.ts';
import { Refusal } from '../refusal.ts';
import { lookUp } from '../registry.ts';

/** A carver and how it is to work, as people spell it: `name`, `name:way`, `name:rate` or `name:way:rate`. */
export interface Carving {
  readonly carver: Carver;
  readonly manner: Manner;
}

/**
 * Reads a carving, by the carver's name or alias; undefined if there is no such carver.
 * @throws Refusal (usage) if the carver has no such way, or no such rate
 */
export function findCarving(text: string): Carving | undefined {
  const [name, ...words] = text.toLowerCase().split(':');
  const carver = lookUp(carvers, name);
  if (!carver) return undefined;
  const ways = carver.ways ?? [];
  let { way, rate } = usualMannerOf(carver);
  const refused = (word: string): Refusal => {
    const known = [...ways, ...(carver.rate ? [`0 to 100 (${carver.rate.of})`] : [])];
    return new Refusal(
      'usage',
      `--algorithm: ${carver.name} has no '${word}'; ` +
        (known.length > 0 ? `known: ${known.join(', ')}` : 'its name alone works'),
    );
  };
  const [first, ...rest] = words;
  const hasWay = first !== undefined && ways.includes(first);
  if (hasWay) way = first;
  const [share, ...more] = hasWay ? rest : words;
  if (share !== undefined) {
    if (!carver.rate || !/^\d{1,3}$/.test(share) || Number(share) > 100) throw refused(share);
    rate = Number(share);
  }
  if (more.length > 0) throw refused(more[0]);
  return { carver, manner: { way, rate } };
}

/**
 * The carving that a text spells.
 * @throws Refusal (usage) if there is no such carver, way or rate
 */
export function carvingOf(text: string): Carving {
  const carving = findCarving(text);
  if (!carving) throw new Refusal('usage', `there is no algorithm '${text}'`);
  return carving;
}

/** The shortest spelling of a carving: what is usual is left out. */
export function nameOfCarving({ carver, manner: { way, rate } }: Carving): string {
  const usual = usualMannerOf(carver);
  return [
    carver.name,
    ...(way === usual.way ? [] : [way]),
    ...(rate === usual.rate ? [] : [String(rate)]),
  ].join(':');
}
