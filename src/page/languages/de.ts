import type { BookFacts, Language, WayFacts } from '../language.ts';
import { listed, withComma } from '../wording.ts';

const cells: Language['cells'] = {
  square: { title: 'Quadrate', of: 'Quadraten' },
  brick: { title: 'Ziegel', of: 'Ziegeln' },
  triangle: { title: 'Dreiecke', of: 'Dreiecken' },
  hexagon: { title: 'Sechsecke', of: 'Sechsecken' },
  ring: { title: 'Ringe', of: 'Ringen' },
  octagon: { title: 'Achtecke', of: 'Achtecken' },
  cairo: { title: 'Kairoer Fünfecke', of: 'Kairoer Fünfecken' },
  floret: { title: 'Blüten-Fünfecke', of: 'Blüten-Fünfecken' },
  kagome: { title: 'Kagome-Geflecht', of: 'Kagome-Geflecht' },
  rhombille: { title: 'Gestapelte Würfel', of: 'gestapelten Würfeln' },
  'snub-square': { title: 'Quadrate und Dreiecke', of: 'Quadraten und Dreiecken' },
  rhombitrihexagonal: { title: 'Sechsecke und Quadrate', of: 'Sechsecken und Quadraten' },
  dodecagon: { title: 'Zwölfecke', of: 'Zwölfecken' },
  penrose: { title: 'Penrose-Rauten', of: 'Penrose-Rauten' },
  hat: { title: 'Hüte', of: 'Hüten' },
  voronoi: { title: 'Trockene Erde', of: 'trockener Erde' },
  phyllotaxis: { title: 'Sonnenblume', of: 'Sonnenblumenkernen' },
};

const grades = { easy: 'leicht', medium: 'mittel', hard: 'schwer', expert: 'Experte' } as const;

/** One maze of a grade, and several. */
const gradedMazes = {
  easy: ['leichtes Labyrinth', 'leichte Labyrinthe'],
  medium: ['mittelschweres Labyrinth', 'mittelschwere Labyrinthe'],
  hard: ['schweres Labyrinth', 'schwere Labyrinthe'],
  expert: ['Experten-Labyrinth', 'Experten-Labyrinthe'],
} as const;

const places = { back: 'hinten im Buch', key: 'im Lösungsheft' } as const;

const mazesOf = (count: number): string => (count === 1 ? '1 Labyrinth' : `${count} Labyrinthe`);

function summary({ mazes, level, cells: kinds, phrase, ages, pupils, same }: BookFacts): string {
  const [one, many] =
    typeof level === 'string' && level in gradedMazes
      ? gradedMazes[level as keyof typeof gradedMazes]
      : ['Labyrinth', 'Labyrinthe'];
  const of =
    typeof kinds === 'number'
      ? `${kinds} Arten von Feldern`
      : listed(
          kinds.map((name) => cells[name].of),
          ' und ',
        );
  return [
    `${mazes} ${mazes === 1 ? one : many} aus ${of} ${phrase}`.trim(),
    ...levelWords(level),
    ...(ages
      ? [`empfohlen ${ages[0] === ages[1] ? `mit ${ages[0]}` : `von ${ages[0]} bis ${ages[1]}`} Jahren`]
      : []),
    ...(pupils > 0 ? [classWords(pupils, same, mazes)] : []),
  ].join(', ');
}

function levelWords(level: BookFacts['level']): string[] {
  if (level === 'progressive') return ['von Seite zu Seite schwerer'];
  if (level === 'mixed') return ['abwechselnd leicht bis Experte'];
  return typeof level === 'object' ? [`Punktzahl ${level[0]} bis ${level[1]}`] : [];
}

function classWords(pupils: number, same: boolean, mazes: number): string {
  const children = pupils === 1 ? '1 Kind' : `${pupils} Kinder`;
  if (same) return `${mazes === 1 ? 'dasselbe' : 'dieselben'} für ${children}`;
  return pupils === 1 ? `für ${children}` : `für jedes der ${children}`;
}

const wayTaken = ({ steps, isShortest }: WayFacts): string =>
  `${isShortest ? 'ein kürzester Weg' : 'der Weg'} hat ${steps === 1 ? '1 Schritt' : `${steps} Schritte`}`;

const heading = (name: string, phrase: string): string => `${cells[name].title} ${phrase}`.trim();

export const german: Language = {
  name: 'de',
  title: 'Deutsch (German)',
  aliases: ['german', 'deutsch', 'de-de', 'de-at', 'de-ch'],
  tag: 'de',
  letters: 'Latin',
  defaultTitle: 'Labyrinthe',
  titleOfOne: 'Labyrinth',

  cells,
  shapes: {
    rectangle: '',
    circle: 'in einem Kreis',
    ellipse: 'in einer Ellipse',
    triangle: 'in einem Dreieck',
    pentagon: 'in einem Fünfeck',
    hexagon: 'in einem Sechseck',
    octagon: 'in einem Achteck',
    diamond: 'in einer Raute',
    star: 'in einem Stern',
    heart: 'in einem Herzen',
    cross: 'in einem Kreuz',
    crescent: 'in einer Mondsichel',
    arrow: 'in einem Pfeil',
    donut: 'in einem Donut',
  },
  inLetters: (word) => `in den Buchstaben „${word}“`,
  inShape: (title) => `in der Form „${title}“`,
  grades,
  howTo: {
    far: ['Beginne am Pfeil, der ins Labyrinth zeigt.', 'Verlasse es am Pfeil, der hinauszeigt.'],
    opposite: ['Beginne am Pfeil oben.', 'Verlasse das Labyrinth am Pfeil unten.'],
    corners: ['Beginne am Pfeil oben links.', 'Verlasse das Labyrinth am Pfeil unten rechts.'],
    center: ['Beginne am Pfeil.', 'Finde den Punkt in der Mitte.'],
    none: [
      'Wähle zwei beliebige Stellen und beginne an einer davon.',
      'Ende an der anderen; die Lösung zeigt einen Weg.',
    ],
  },
  mouseHowTo: ['Beginne bei der Maus.', 'Beim Käse bist du am Ziel.'],
  oneWay: 'Es gibt genau einen Weg.',
  manyWays: 'Es gibt mehrere Wege: Finde den kürzesten.',
  sentences: (parts) => parts.join(' '),

  labels: {
    name: 'Name',
    date: 'Datum',
    class: 'Klasse',
    score: 'Punkte',
    signature: 'Unterschrift',
    example: 'Ein leichtes Labyrinth und seine Lösung',
    'how-to': 'So löst du ein Labyrinth',
    draw: 'Zeichne eine Linie durch die Gänge. Überquere nie eine Wand.',
    stars: 'Je mehr Sterne, desto größer der geschätzte Suchaufwand.',
    'mouse-help': 'Hilf der Maus, ihren Käse zu finden!',
    'mouse-find': 'Finde den Käse!',
  },

  heading,
  // Nouns keep their capitals; a phrase that begins with an adjective has the same form there.
  described: heading,
  summary,

  answers: 'Lösungen',
  answersByCode: 'Lösungen nach Code',
  keyTitle: (title) => `${title}: Lösungen`,
  answersBegin: (page) => `Die Lösungen beginnen auf Seite ${page}.`,
  answersApart: 'Die Lösungen stehen in einer eigenen Datei.',
  answerAt: (number, place) =>
    number === undefined ? `Lösung ${places[place]}` : `Lösung ${number} ${places[place]}`,
  answersAt: (first, last, place) => `Lösungen ${first} bis ${last} ${places[place]}`,
  page: (number) => `Seite ${number}`,
  way: ({ steps, isShortest }) => `${isShortest ? 'kürzester Weg' : 'Weg'} ${steps}`,
  balance: (share) => `Balance ${withComma(share)}`,
  colophon: (creator, seed) => `Erstellt mit ${creator}${seed === '' ? '' : `, Seed ${seed}`}`,

  notes: 'Notizen',
  certificate: {
    heading: 'Urkunde',
    hasSolved: (mazes) => `hat ${mazesOf(mazes)} gelöst`,
    wellDone: 'Gut gemacht!',
  },
  part: (number) => `Teil ${number}`,
  mazes: (first, last) => (first === last ? `Labyrinth ${first}` : `Labyrinthe ${first} bis ${last}`),
  gradeRange: (lowest, highest) =>
    lowest === highest ? grades[lowest] : `${grades[lowest]} bis ${grades[highest]}`,

  alt: {
    places: [
      ['oben links', 'oben', 'oben rechts'],
      ['links', 'in der Mitte', 'rechts'],
      ['unten links', 'unten', 'unten rechts'],
    ],
    openings: {
      entrance: (place) => `Eingang ${place}`,
      exit: (place) => `Ausgang ${place}`,
      start: (place) => `Start ${place}`,
      goal: (place) => `Ziel ${place}`,
    },
    puzzle: (number, grade, score, { what, openings }) =>
      `Labyrinth ${number}, ${grades[grade]}, ${what}; ${openings.join(', ') || 'keine Öffnungen'}. ` +
      `Geschätzter Suchaufwand: ${score} von 100.`,
    answer: (of, way) =>
      `${'number' in of ? `Lösung zu Labyrinth ${of.number}` : `Lösung, ${of.title}`}: ${wayTaken(way)}.`,
    example: ({ what, openings }, way) => `Beispiel, ${what}; ${openings.join(', ')}; ${wayTaken(way)}.`,
  },

  contactSheet: {
    counted: (mazes, seed) =>
      `${mazesOf(mazes)}${mazes === 1 ? '' : ', jedes'} mit seiner Lösung · Seed ${seed}`,
    pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  },
  chart: {
    caveat: 'Geschätzter Suchaufwand nach einem Modell; nicht an Menschen erprobt.',
    maze: 'Labyrinth',
    score: 'Punktzahl',
    length: 'Länge der Lösung in Schritten',
    balance: (loops) => (loops === 0 ? 'Baumbalance' : `Baumbalance (ohne ${loops} mit Schleifen)`),
    noBalance: 'keine Balance: Diese Labyrinthe haben Schleifen',
  },
};
