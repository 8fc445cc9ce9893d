import type { BookFacts, Language, WayFacts } from '../language.ts';
import { listed, startingSmall, withComma } from '../wording.ts';

const cells: Language['cells'] = {
  square: { title: 'Cuadrados', of: 'cuadrados' },
  brick: { title: 'Ladrillos', of: 'ladrillos' },
  triangle: { title: 'Triángulos', of: 'triángulos' },
  hexagon: { title: 'Hexágonos', of: 'hexágonos' },
  ring: { title: 'Anillos', of: 'anillos' },
  octagon: { title: 'Octógonos', of: 'octógonos' },
  cairo: { title: 'Pentágonos de El Cairo', of: 'pentágonos de El Cairo' },
  floret: { title: 'Pentágonos en flor', of: 'pentágonos en flor' },
  kagome: { title: 'Trenzado kagome', of: 'trenzado kagome' },
  rhombille: { title: 'Cubos apilados', of: 'cubos apilados' },
  'snub-square': { title: 'Cuadrados y triángulos', of: 'cuadrados y triángulos' },
  rhombitrihexagonal: { title: 'Hexágonos y cuadrados', of: 'hexágonos y cuadrados' },
  dodecagon: { title: 'Dodecágonos', of: 'dodecágonos' },
  penrose: { title: 'Rombos de Penrose', of: 'rombos de Penrose' },
  hat: { title: 'Sombreros', of: 'sombreros' },
  voronoi: { title: 'Tierra agrietada', of: 'tierra agrietada' },
  phyllotaxis: { title: 'Girasol', of: 'pipas de girasol' },
};

const grades = { easy: 'fácil', medium: 'medio', hard: 'difícil', expert: 'experto' } as const;

/** What is said of one maze of a grade, and of several. */
const gradedMazes = {
  easy: ['laberinto fácil', 'laberintos fáciles'],
  medium: ['laberinto de dificultad media', 'laberintos de dificultad media'],
  hard: ['laberinto difícil', 'laberintos difíciles'],
  expert: ['laberinto de nivel experto', 'laberintos de nivel experto'],
} as const;

const places = { back: 'al final', key: 'aparte' } as const;

const mazesOf = (count: number): string => (count === 1 ? '1 laberinto' : `${count} laberintos`);

function summary({ mazes, level, cells: kinds, phrase, ages, pupils, same }: BookFacts): string {
  const [one, many] =
    typeof level === 'string' && level in gradedMazes
      ? gradedMazes[level as keyof typeof gradedMazes]
      : ['laberinto', 'laberintos'];
  const of =
    typeof kinds === 'number'
      ? `${kinds} tipos de casillas`
      : listed(
          kinds.map((name) => cells[name].of),
          ' y ',
        );
  return [
    `${mazes} ${mazes === 1 ? one : many} de ${of} ${phrase}`.trim(),
    ...(level === 'progressive' ? ['cada vez más difíciles'] : []),
    ...(level === 'mixed' ? ['de fácil a experto, alternando'] : []),
    ...(typeof level === 'object' ? [`puntuación de ${level[0]} a ${level[1]}`] : []),
    ...(ages ? [`para ${ages[0] === ages[1] ? ages[0] : `${ages[0]} a ${ages[1]}`} años (sugerido)`] : []),
    ...(pupils > 0 ? [classWords(pupils, same, mazes)] : []),
  ].join(', ');
}

function classWords(pupils: number, same: boolean, mazes: number): string {
  const children = pupils === 1 ? '1 estudiante' : `${pupils} estudiantes`;
  if (same) return `${mazes === 1 ? 'el mismo' : 'los mismos'} para ${children}`;
  return pupils === 1 ? `para ${children}` : `para cada uno de los ${children}`;
}

const wayTaken = ({ steps, isShortest }: WayFacts): string =>
  `${isShortest ? 'uno de los caminos más cortos' : 'el camino'} tiene ${steps === 1 ? '1 paso' : `${steps} pasos`}`;

const heading = (name: string, phrase: string): string => `${cells[name].title} ${phrase}`.trim();

export const spanish: Language = {
  name: 'es',
  title: 'Español (Spanish)',
  aliases: ['spanish', 'español', 'espanol', 'castellano', 'es-es', 'es-mx'],
  tag: 'es',
  letters: 'Latin',
  defaultTitle: 'Laberintos',
  titleOfOne: 'Laberinto',

  cells,
  shapes: {
    rectangle: '',
    circle: 'en un círculo',
    ellipse: 'en una elipse',
    triangle: 'en un triángulo',
    pentagon: 'en un pentágono',
    hexagon: 'en un hexágono',
    octagon: 'en un octógono',
    diamond: 'en un rombo',
    star: 'en una estrella',
    heart: 'en un corazón',
    cross: 'en una cruz',
    crescent: 'en una luna creciente',
    arrow: 'en una flecha',
    donut: 'en una rosquilla',
  },
  inLetters: (word) => `en las letras «${word}»`,
  inShape: (title) => `en la forma «${title}»`,
  grades,
  howTo: {
    far: ['Empieza en la flecha que apunta hacia dentro.', 'Sal por la flecha que apunta hacia fuera.'],
    opposite: ['Empieza en la flecha de arriba.', 'Sal por la flecha de abajo.'],
    corners: ['Empieza en la flecha de arriba a la izquierda.', 'Sal por la flecha de abajo a la derecha.'],
    center: ['Empieza en la flecha.', 'Encuentra el punto del centro.'],
    none: [
      'Elige dos lugares cualesquiera y empieza en uno de ellos.',
      'Termina en el otro; las soluciones muestran un camino.',
    ],
  },
  mouseHowTo: ['Empieza en el ratón.', 'Termina en el queso.'],
  oneWay: 'Hay un solo camino.',
  manyWays: 'Hay varios caminos: encuentra el más corto.',
  sentences: (parts) => parts.join(' '),

  labels: {
    name: 'Nombre',
    date: 'Fecha',
    class: 'Clase',
    score: 'Puntos',
    signature: 'Firma',
    example: 'Un laberinto fácil y su solución',
    'how-to': 'Cómo resolver un laberinto',
    draw: 'Dibuja una línea por los caminos. No cruces nunca una pared.',
    stars: 'Más estrellas indican más esfuerzo de búsqueda estimado.',
    'mouse-help': '¡Ayuda al ratón a encontrar su queso!',
    'mouse-find': '¡Encuentra el queso!',
  },

  heading,
  described: (name, phrase) => startingSmall(heading(name, phrase)),
  summary,

  answers: 'Soluciones',
  answersByCode: 'Soluciones por código',
  keyTitle: (title) => `${title}: soluciones`,
  answersBegin: (page) => `Las soluciones empiezan en la página ${page}.`,
  answersApart: 'Las soluciones están en un archivo aparte.',
  answerAt: (number, place) =>
    number === undefined ? `Solución ${places[place]}` : `Solución ${number} ${places[place]}`,
  answersAt: (first, last, place) => `Soluciones ${first} a ${last} ${places[place]}`,
  page: (number) => `página ${number}`,
  way: ({ steps, isShortest }) => `${isShortest ? 'camino más corto' : 'camino'} ${steps}`,
  balance: (share) => `equilibrio ${withComma(share)}`,
  colophon: (creator, seed) => `Hecho con ${creator}${seed === '' ? '' : `, semilla ${seed}`}`,

  notes: 'Notas',
  certificate: {
    heading: 'Diploma',
    hasSolved: (mazes) => `ha resuelto ${mazesOf(mazes)}`,
    wellDone: '¡Muy bien!',
  },
  part: (number) => `Parte ${number}`,
  mazes: (first, last) => (first === last ? `Laberinto ${first}` : `Laberintos del ${first} al ${last}`),
  gradeRange: (lowest, highest) =>
    lowest === highest ? grades[lowest] : `de ${grades[lowest]} a ${grades[highest]}`,

  alt: {
    places: [
      ['arriba a la izquierda', 'arriba', 'arriba a la derecha'],
      ['a la izquierda', 'en el centro', 'a la derecha'],
      ['abajo a la izquierda', 'abajo', 'abajo a la derecha'],
    ],
    openings: {
      entrance: (place) => `entrada ${place}`,
      exit: (place) => `salida ${place}`,
      start: (place) => `inicio ${place}`,
      goal: (place) => `meta ${place}`,
    },
    puzzle: (number, grade, score, { what, openings }) =>
      `Laberinto ${number}, ${grades[grade]}, ${what}; ${openings.join(', ') || 'sin aberturas'}. ` +
      `Esfuerzo de búsqueda estimado: ${score} de 100.`,
    answer: (of, way) =>
      `${'number' in of ? `Solución del laberinto ${of.number}` : `Solución, ${of.title}`}: ${wayTaken(way)}.`,
    example: ({ what, openings }, way) => `Ejemplo, ${what}; ${openings.join(', ')}; ${wayTaken(way)}.`,
  },

  contactSheet: {
    counted: (mazes, seed) =>
      `${mazesOf(mazes)}${mazes === 1 ? '' : ', cada uno'} con su solución · semilla ${seed}`,
    pageOf: (page, pages) => `página ${page} de ${pages}`,
  },
  chart: {
    caveat: 'Esfuerzo de búsqueda estimado por un modelo; no comprobado con personas.',
    maze: 'laberinto',
    score: 'puntuación',
    length: 'longitud de la solución, en pasos',
    balance: (loops) =>
      loops === 0 ? 'equilibrio del árbol' : `equilibrio del árbol (sin ${loops} con bucles)`,
    noBalance: 'sin equilibrio: estos laberintos tienen bucles',
  },
};
