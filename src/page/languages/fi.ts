import type { BookFacts, Language, WayFacts } from '../language.ts';
import { listed, startingSmall, withComma } from '../wording.ts';

const cells: Language['cells'] = {
  square: { title: 'Neliöt', of: 'neliöitä' },
  brick: { title: 'Tiilet', of: 'tiiliä' },
  triangle: { title: 'Kolmiot', of: 'kolmioita' },
  hexagon: { title: 'Kuusikulmiot', of: 'kuusikulmioita' },
  ring: { title: 'Renkaat', of: 'renkaita' },
  octagon: { title: 'Kahdeksankulmiot', of: 'kahdeksankulmioita' },
  cairo: { title: 'Kairon viisikulmiot', of: 'Kairon viisikulmioita' },
  floret: { title: 'Kukkaviisikulmiot', of: 'kukkaviisikulmioita' },
  kagome: { title: 'Kagome-punos', of: 'kagome-punosta' },
  rhombille: { title: 'Kuutiopinot', of: 'kuutiopinoja' },
  'snub-square': { title: 'Neliöt ja kolmiot', of: 'neliöitä ja kolmioita' },
  rhombitrihexagonal: { title: 'Kuusikulmiot ja neliöt', of: 'kuusikulmioita ja neliöitä' },
  dodecagon: { title: 'Kaksitoistakulmiot', of: 'kaksitoistakulmioita' },
  penrose: { title: 'Penrosen vinoneliöt', of: 'Penrosen vinoneliöitä' },
  hat: { title: 'Hatut', of: 'hattuja' },
  voronoi: { title: 'Kuivunut maa', of: 'kuivunutta maata' },
  phyllotaxis: { title: 'Auringonkukka', of: 'auringonkukan siemeniä' },
};

const grades = { easy: 'helppo', medium: 'keskivaikea', hard: 'vaikea', expert: 'mestari' } as const;

/** One maze of a grade, and several, as they follow a number. */
const gradedMazes = {
  easy: ['helppo sokkelo', 'helppoa sokkeloa'],
  medium: ['keskivaikea sokkelo', 'keskivaikeaa sokkeloa'],
  hard: ['vaikea sokkelo', 'vaikeaa sokkeloa'],
  expert: ['mestaritason sokkelo', 'mestaritason sokkeloa'],
} as const;

const places = { back: 'kirjan lopussa', key: 'eri vihkossa' } as const;

function summary({ mazes, level, cells: kinds, phrase, ages, pupils, same }: BookFacts): string {
  const [one, many] =
    typeof level === 'string' && level in gradedMazes
      ? gradedMazes[level as keyof typeof gradedMazes]
      : ['sokkelo', 'sokkeloa'];
  const of =
    typeof kinds === 'number'
      ? `${kinds} erilaista ruututyyppiä`
      : listed(
          kinds.map((name) => cells[name].of),
          ' ja ',
        );
  return [
    `${mazes} ${mazes === 1 ? one : many}: ${of} ${phrase}`.trim(),
    ...(level === 'progressive' ? ['sivu sivulta vaikeampia'] : []),
    ...(level === 'mixed' ? ['vuorotellen helposta mestaritasoon'] : []),
    ...(typeof level === 'object' ? [`pisteet ${level[0]}–${level[1]}`] : []),
    ...(ages ? [`suositus ${ages[0] === ages[1] ? ages[0] : `${ages[0]}–${ages[1]}`}-vuotiaille`] : []),
    ...(pupils > 0 ? [classWords(pupils, same, mazes)] : []),
  ].join(', ');
}

function classWords(pupils: number, same: boolean, mazes: number): string {
  if (same) return `${mazes === 1 ? 'sama' : 'samat'} ${pupils} oppilaalle`;
  return pupils === 1 ? '1 oppilaalle' : `jokaiselle ${pupils} oppilaasta`;
}

const wayTaken = ({ steps, isShortest }: WayFacts): string =>
  `${isShortest ? 'yhden lyhimmän reitin' : 'reitin'} pituus on ${steps === 1 ? '1 askel' : `${steps} askelta`}`;

const heading = (name: string, phrase: string): string => `${cells[name].title} ${phrase}`.trim();

/** Kinds of cells that begin with a proper name. */
const NAMED: readonly string[] = ['cairo', 'penrose'];

export const finnish: Language = {
  name: 'fi',
  title: 'Suomi (Finnish)',
  aliases: ['finnish', 'suomi', 'fi-fi'],
  tag: 'fi',
  letters: 'Latin',
  defaultTitle: 'Sokkelot',
  titleOfOne: 'Sokkelo',

  cells,
  shapes: {
    rectangle: '',
    circle: 'ympyrän muodossa',
    ellipse: 'ellipsin muodossa',
    triangle: 'kolmion muodossa',
    pentagon: 'viisikulmion muodossa',
    hexagon: 'kuusikulmion muodossa',
    octagon: 'kahdeksankulmion muodossa',
    diamond: 'vinoneliön muodossa',
    star: 'tähden muodossa',
    heart: 'sydämen muodossa',
    cross: 'ristin muodossa',
    crescent: 'kuunsirpin muodossa',
    arrow: 'nuolen muodossa',
    donut: 'donitsin muodossa',
  },
  inLetters: (word) => `kirjaimissa ”${word}”`,
  inShape: (title) => `muodossa ”${title}”`,
  grades,
  howTo: {
    far: ['Aloita sisäänpäin osoittavasta nuolesta.', 'Poistu ulospäin osoittavan nuolen kohdalta.'],
    opposite: ['Aloita yläreunan nuolesta.', 'Poistu alareunan nuolen kohdalta.'],
    corners: ['Aloita vasemman yläkulman nuolesta.', 'Poistu oikean alakulman nuolen kohdalta.'],
    center: ['Aloita nuolesta.', 'Etsi piste sokkelon keskeltä.'],
    none: [
      'Valitse mitkä tahansa kaksi paikkaa ja aloita toisesta niistä.',
      'Lopeta toiseen paikkaan; ratkaisuissa näkyy reitti.',
    ],
  },
  mouseHowTo: ['Aloita hiiren luota.', 'Lopeta juuston luo.'],
  oneWay: 'Reittejä on vain yksi.',
  manyWays: 'Reittejä on useita: etsi lyhin.',
  sentences: (parts) => parts.join(' '),

  labels: {
    name: 'Nimi',
    date: 'Pvm',
    class: 'Luokka',
    score: 'Pisteet',
    signature: 'Allekirjoitus',
    example: 'Helppo sokkelo ja sen ratkaisu',
    'how-to': 'Näin ratkaiset sokkelon',
    draw: 'Piirrä viiva käytäviä pitkin. Älä koskaan ylitä seinää.',
    stars: 'Mitä enemmän tähtiä, sitä enemmän arvioitua etsimistä.',
    'mouse-help': 'Auta hiirtä löytämään juusto!',
    'mouse-find': 'Etsi juusto!',
  },

  heading,
  described: (name, phrase) =>
    NAMED.includes(name) ? heading(name, phrase) : startingSmall(heading(name, phrase)),
  summary,

  answers: 'Ratkaisut',
  answersByCode: 'Ratkaisut koodeittain',
  keyTitle: (title) => `${title}: ratkaisut`,
  answersBegin: (page) => `Ratkaisut alkavat sivulta ${page}.`,
  answersApart: 'Ratkaisut ovat erillisessä tiedostossa.',
  answerAt: (number, place) =>
    number === undefined ? `Ratkaisu ${places[place]}` : `Ratkaisu ${number} ${places[place]}`,
  answersAt: (first, last, place) => `Ratkaisut ${first}–${last} ${places[place]}`,
  page: (number) => `sivu ${number}`,
  way: ({ steps, isShortest }) => `${isShortest ? 'lyhin reitti' : 'reitti'} ${steps}`,
  balance: (share) => `tasapaino ${withComma(share)}`,
  colophon: (creator, seed) => `Tehty ohjelmalla ${creator}${seed === '' ? '' : `, siemen ${seed}`}`,

  notes: 'Muistiinpanoja',
  certificate: {
    heading: 'Kunniakirja',
    hasSolved: (mazes) => `on ratkaissut ${mazes === 1 ? '1 sokkelon' : `${mazes} sokkeloa`}`,
    wellDone: 'Hienoa työtä!',
  },
  part: (number) => `Osa ${number}`,
  mazes: (first, last) => (first === last ? `Sokkelo ${first}` : `Sokkelot ${first}–${last}`),
  gradeRange: (lowest, highest) =>
    lowest === highest ? grades[lowest] : `${grades[lowest]}–${grades[highest]}`,

  alt: {
    places: [
      ['vasemmassa yläkulmassa', 'ylhäällä', 'oikeassa yläkulmassa'],
      ['vasemmalla', 'keskellä', 'oikealla'],
      ['vasemmassa alakulmassa', 'alhaalla', 'oikeassa alakulmassa'],
    ],
    openings: {
      entrance: (place) => `sisäänkäynti ${place}`,
      exit: (place) => `uloskäynti ${place}`,
      start: (place) => `lähtö ${place}`,
      goal: (place) => `maali ${place}`,
    },
    puzzle: (number, grade, score, { what, openings }) =>
      `Sokkelo ${number}, ${grades[grade]}, ${what}; ${openings.join(', ') || 'ei aukkoja'}. ` +
      `Arvioitu etsimisen määrä: ${score}/100.`,
    answer: (of, way) =>
      `${'number' in of ? `Sokkelon ${of.number} ratkaisu` : `Ratkaisu, ${of.title}`}: ${wayTaken(way)}.`,
    example: ({ what, openings }, way) => `Esimerkki, ${what}; ${openings.join(', ')}; ${wayTaken(way)}.`,
  },

  contactSheet: {
    counted: (mazes, seed) =>
      mazes === 1
        ? `1 sokkelo ratkaisuineen · siemen ${seed}`
        : `${mazes} sokkeloa, jokainen ratkaisuineen · siemen ${seed}`,
    pageOf: (page, pages) => `sivu ${page}/${pages}`,
  },
  chart: {
    caveat: 'Etsimisen määrä on mallin arvio; sitä ei ole kokeiltu ihmisillä.',
    maze: 'sokkelo',
    score: 'pisteet',
    length: 'ratkaisun pituus askelina',
    balance: (loops) =>
      loops === 0 ? 'puun tasapaino' : `puun tasapaino (pois jätetty ${loops}, joissa on silmukoita)`,
    noBalance: 'ei tasapainoa: näissä sokkeloissa on silmukoita',
  },
};
