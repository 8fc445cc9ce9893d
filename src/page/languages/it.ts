import type { BookFacts, Language, WayFacts } from '../language.ts';
import { listed, startingSmall, withComma } from '../wording.ts';

const cells: Language['cells'] = {
  square: { title: 'Quadrati', of: 'quadrati' },
  brick: { title: 'Mattoni', of: 'mattoni' },
  triangle: { title: 'Triangoli', of: 'triangoli' },
  hexagon: { title: 'Esagoni', of: 'esagoni' },
  ring: { title: 'Anelli', of: 'anelli' },
  octagon: { title: 'Ottagoni', of: 'ottagoni' },
  cairo: { title: 'Pentagoni del Cairo', of: 'pentagoni del Cairo' },
  floret: { title: 'Pentagoni a fiore', of: 'pentagoni a fiore' },
  kagome: { title: 'Intreccio kagome', of: 'intreccio kagome' },
  rhombille: { title: 'Cubi impilati', of: 'cubi impilati' },
  'snub-square': { title: 'Quadrati e triangoli', of: 'quadrati e triangoli' },
  rhombitrihexagonal: { title: 'Esagoni e quadrati', of: 'esagoni e quadrati' },
  dodecagon: { title: 'Dodecagoni', of: 'dodecagoni' },
  penrose: { title: 'Rombi di Penrose', of: 'rombi di Penrose' },
  hat: { title: 'Cappelli', of: 'cappelli' },
  voronoi: { title: 'Terra screpolata', of: 'terra screpolata' },
  phyllotaxis: { title: 'Girasole', of: 'semi di girasole' },
};

const grades = { easy: 'facile', medium: 'medio', hard: 'difficile', expert: 'esperto' } as const;

/** What is said of one maze of a grade, and of several. */
const gradedMazes = {
  easy: ['labirinto facile', 'labirinti facili'],
  medium: ['labirinto di media difficoltà', 'labirinti di media difficoltà'],
  hard: ['labirinto difficile', 'labirinti difficili'],
  expert: ['labirinto per esperti', 'labirinti per esperti'],
} as const;

const places = { back: 'in fondo', key: 'a parte' } as const;

const mazesOf = (count: number): string => (count === 1 ? '1 labirinto' : `${count} labirinti`);

function summary({ mazes, level, cells: kinds, phrase, ages, pupils, same }: BookFacts): string {
  const [one, many] =
    typeof level === 'string' && level in gradedMazes
      ? gradedMazes[level as keyof typeof gradedMazes]
      : ['labirinto', 'labirinti'];
  return [
    `${mazes} ${mazes === 1 ? one : many} di ${kindWords(kinds)} ${phrase}`.trim(),
    ...(level === 'progressive' ? ['sempre più difficili'] : []),
    ...(level === 'mixed' ? ['da facile a esperto, a turno'] : []),
    ...(typeof level === 'object' ? [`punteggio da ${level[0]} a ${level[1]}`] : []),
    ...(ages
      ? [`per età suggerita ${ages[0] === ages[1] ? `di ${ages[0]}` : `da ${ages[0]} a ${ages[1]}`} anni`]
      : []),
    ...(pupils > 0 ? [classWords(pupils, same, mazes)] : []),
  ].join(', ');
}

function kindWords(kinds: BookFacts['cells']): string {
  if (typeof kinds === 'number') return `${kinds} tipi di celle`;
  const words = kinds.map((name) => cells[name].of);
  return listed(words, words.at(-1)?.startsWith('e') ? ' ed ' : ' e ');
}

function classWords(pupils: number, same: boolean, mazes: number): string {
  const children = pupils === 1 ? '1 bambino' : `${pupils} bambini`;
  if (same) return `${mazes === 1 ? 'lo stesso' : 'gli stessi'} per ${children}`;
  return pupils === 1 ? `per ${children}` : `per ognuno dei ${children}`;
}

const wayTaken = ({ steps, isShortest }: WayFacts): string =>
  `${isShortest ? 'uno dei percorsi più brevi' : 'il percorso'} è di ${steps === 1 ? '1 passo' : `${steps} passi`}`;

const heading = (name: string, phrase: string): string => `${cells[name].title} ${phrase}`.trim();

export const italian: Language = {
  name: 'it',
  title: 'Italiano (Italian)',
  aliases: ['italian', 'italiano', 'it-it'],
  tag: 'it',
  letters: 'Latin',
  defaultTitle: 'Labirinti',
  titleOfOne: 'Labirinto',

  cells,
  shapes: {
    rectangle: '',
    circle: 'in un cerchio',
    ellipse: 'in un’ellisse',
    triangle: 'in un triangolo',
    pentagon: 'in un pentagono',
    hexagon: 'in un esagono',
    octagon: 'in un ottagono',
    diamond: 'in un rombo',
    star: 'in una stella',
    heart: 'in un cuore',
    cross: 'in una croce',
    crescent: 'in una mezzaluna',
    arrow: 'in una freccia',
    donut: 'in una ciambella',
  },
  inLetters: (word) => `nelle lettere «${word}»`,
  inShape: (title) => `nella forma «${title}»`,
  grades,
  howTo: {
    far: ['Parti dalla freccia che punta verso l’interno.', 'Esci dalla freccia che punta verso l’esterno.'],
    opposite: ['Parti dalla freccia in alto.', 'Esci dalla freccia in basso.'],
    corners: ['Parti dalla freccia in alto a sinistra.', 'Esci dalla freccia in basso a destra.'],
    center: ['Parti dalla freccia.', 'Trova il punto al centro.'],
    none: [
      'Scegli due punti qualsiasi e parti da uno dei due.',
      'Arriva all’altro; le soluzioni mostrano un percorso.',
    ],
  },
  mouseHowTo: ['Parti dal topolino.', 'Fermati al formaggio.'],
  oneWay: 'C’è un solo percorso.',
  manyWays: 'Ci sono più percorsi: trova il più breve.',
  sentences: (parts) => parts.join(' '),

  labels: {
    name: 'Nome',
    date: 'Data',
    class: 'Classe',
    score: 'Punti',
    signature: 'Firma',
    example: 'Un labirinto facile e la sua soluzione',
    'how-to': 'Come risolvere un labirinto',
    draw: 'Traccia una linea lungo i corridoi. Non attraversare mai un muro.',
    stars: 'Più stelle indicano una ricerca stimata più lunga.',
    'mouse-help': 'Aiuta il topolino a trovare il formaggio!',
    'mouse-find': 'Trova il formaggio!',
  },

  heading,
  described: (name, phrase) => startingSmall(heading(name, phrase)),
  summary,

  answers: 'Soluzioni',
  answersByCode: 'Soluzioni per codice',
  keyTitle: (title) => `${title}: soluzioni`,
  answersBegin: (page) => `Le soluzioni iniziano a pagina ${page}.`,
  answersApart: 'Le soluzioni sono in un file a parte.',
  answerAt: (number, place) =>
    number === undefined ? `Soluzione ${places[place]}` : `Soluzione ${number} ${places[place]}`,
  answersAt: (first, last, place) => `Soluzioni da ${first} a ${last} ${places[place]}`,
  page: (number) => `pagina ${number}`,
  way: ({ steps, isShortest }) => `${isShortest ? 'percorso più breve' : 'percorso'} ${steps}`,
  balance: (share) => `equilibrio ${withComma(share)}`,
  colophon: (creator, seed) => `Creato con ${creator}${seed === '' ? '' : `, seme ${seed}`}`,

  notes: 'Appunti',
  certificate: {
    heading: 'Attestato',
    hasSolved: (mazes) => `ha risolto ${mazesOf(mazes)}`,
    wellDone: 'Ottimo lavoro!',
  },
  part: (number) => `Parte ${number}`,
  mazes: (first, last) => (first === last ? `Labirinto ${first}` : `Labirinti da ${first} a ${last}`),
  gradeRange: (lowest, highest) =>
    lowest === highest ? grades[lowest] : `da ${grades[lowest]} a ${grades[highest]}`,

  alt: {
    places: [
      ['in alto a sinistra', 'in alto', 'in alto a destra'],
      ['a sinistra', 'al centro', 'a destra'],
      ['in basso a sinistra', 'in basso', 'in basso a destra'],
    ],
    openings: {
      entrance: (place) => `entrata ${place}`,
      exit: (place) => `uscita ${place}`,
      start: (place) => `partenza ${place}`,
      goal: (place) => `arrivo ${place}`,
    },
    puzzle: (number, grade, score, { what, openings }) =>
      `Labirinto ${number}, ${grades[grade]}, ${what}; ${openings.join(', ') || 'nessuna apertura'}. ` +
      `Sforzo di ricerca stimato: ${score} su 100.`,
    answer: (of, way) =>
      `${'number' in of ? `Soluzione del labirinto ${of.number}` : `Soluzione, ${of.title}`}: ${wayTaken(way)}.`,
    example: ({ what, openings }, way) => `Esempio, ${what}; ${openings.join(', ')}; ${wayTaken(way)}.`,
  },

  contactSheet: {
    counted: (mazes, seed) =>
      `${mazesOf(mazes)}${mazes === 1 ? '' : ', ognuno'} con la sua soluzione · seme ${seed}`,
    pageOf: (page, pages) => `pagina ${page} di ${pages}`,
  },
  chart: {
    caveat: 'Sforzo di ricerca stimato da un modello; non verificato con persone.',
    maze: 'labirinto',
    score: 'punteggio',
    length: 'lunghezza della soluzione, in passi',
    balance: (loops) =>
      loops === 0 ? 'equilibrio dell’albero' : `equilibrio dell’albero (senza ${loops} con anelli)`,
    noBalance: 'nessun equilibrio: questi labirinti hanno anelli',
  },
};
