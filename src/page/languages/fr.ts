import type { BookFacts, Language, WayFacts } from '../language.ts';
import { listed, startingSmall, withComma } from '../wording.ts';

// A space that does not break stands before ! ? : and ; and within « ».

const cells: Language['cells'] = {
  square: { title: 'Carrés', of: 'de carrés' },
  brick: { title: 'Briques', of: 'de briques' },
  triangle: { title: 'Triangles', of: 'de triangles' },
  hexagon: { title: 'Hexagones', of: 'd’hexagones' },
  ring: { title: 'Anneaux', of: 'd’anneaux' },
  octagon: { title: 'Octogones', of: 'd’octogones' },
  cairo: { title: 'Pentagones du Caire', of: 'de pentagones du Caire' },
  floret: { title: 'Pentagones en fleur', of: 'de pentagones en fleur' },
  kagome: { title: 'Tressage kagomé', of: 'de tressage kagomé' },
  rhombille: { title: 'Cubes empilés', of: 'de cubes empilés' },
  'snub-square': { title: 'Carrés et triangles', of: 'de carrés et de triangles' },
  rhombitrihexagonal: { title: 'Hexagones et carrés', of: 'd’hexagones et de carrés' },
  dodecagon: { title: 'Dodécagones', of: 'de dodécagones' },
  penrose: { title: 'Losanges de Penrose', of: 'de losanges de Penrose' },
  hat: { title: 'Chapeaux', of: 'de chapeaux' },
  voronoi: { title: 'Terre craquelée', of: 'de terre craquelée' },
  phyllotaxis: { title: 'Tournesol', of: 'de graines de tournesol' },
};

const grades = { easy: 'facile', medium: 'moyen', hard: 'difficile', expert: 'expert' } as const;

/** What is said of one maze of a grade, and of several. */
const gradedMazes = {
  easy: ['labyrinthe facile', 'labyrinthes faciles'],
  medium: ['labyrinthe de difficulté moyenne', 'labyrinthes de difficulté moyenne'],
  hard: ['labyrinthe difficile', 'labyrinthes difficiles'],
  expert: ['labyrinthe de niveau expert', 'labyrinthes de niveau expert'],
} as const;

const places = { back: 'à la fin', key: 'dans le corrigé' } as const;

const mazesOf = (count: number): string => (count === 1 ? '1 labyrinthe' : `${count} labyrinthes`);

function summary({ mazes, level, cells: kinds, phrase, ages, pupils, same }: BookFacts): string {
  const [one, many] =
    typeof level === 'string' && level in gradedMazes
      ? gradedMazes[level as keyof typeof gradedMazes]
      : ['labyrinthe', 'labyrinthes'];
  const of =
    typeof kinds === 'number'
      ? `de ${kinds} sortes de cases`
      : listed(
          kinds.map((name) => cells[name].of),
          ' et ',
        );
  const s = mazes === 1 ? '' : 's';
  return [
    `${mazes} ${mazes === 1 ? one : many} ${of} ${phrase}`.trim(),
    ...(level === 'progressive' ? [`de plus en plus difficile${s}`] : []),
    ...(level === 'mixed' ? ['tour à tour de facile à expert'] : []),
    ...(typeof level === 'object' ? [`score de ${level[0]} à ${level[1]}`] : []),
    ...(ages
      ? [`conseillé${s} ${ages[0] === ages[1] ? `à ${ages[0]}` : `de ${ages[0]} à ${ages[1]}`} ans`]
      : []),
    ...(pupils > 0 ? [classWords(pupils, same, mazes)] : []),
  ].join(', ');
}

function classWords(pupils: number, same: boolean, mazes: number): string {
  const children = pupils === 1 ? '1 élève' : `${pupils} élèves`;
  if (same) return `${mazes === 1 ? 'le même' : 'les mêmes'} pour ${children}`;
  return pupils === 1 ? `pour ${children}` : `pour chacun des ${children}`;
}

const wayTaken = ({ steps, isShortest }: WayFacts): string =>
  `${isShortest ? 'l’un des plus courts chemins' : 'le chemin'} compte ${steps === 1 ? '1 pas' : `${steps} pas`}`;

const heading = (name: string, phrase: string): string => `${cells[name].title} ${phrase}`.trim();

export const french: Language = {
  name: 'fr',
  title: 'Français (French)',
  aliases: ['french', 'français', 'francais', 'fr-fr', 'fr-ca'],
  tag: 'fr',
  letters: 'Latin',
  defaultTitle: 'Labyrinthes',
  titleOfOne: 'Labyrinthe',

  cells,
  shapes: {
    rectangle: '',
    circle: 'dans un cercle',
    ellipse: 'dans une ellipse',
    triangle: 'dans un triangle',
    pentagon: 'dans un pentagone',
    hexagon: 'dans un hexagone',
    octagon: 'dans un octogone',
    diamond: 'dans un losange',
    star: 'dans une étoile',
    heart: 'dans un cœur',
    cross: 'dans une croix',
    crescent: 'dans un croissant de lune',
    arrow: 'dans une flèche',
    donut: 'dans un donut',
  },
  inLetters: (word) => `dans les lettres «\u00a0${word}\u00a0»`,
  inShape: (title) => `dans la forme «\u00a0${title}\u00a0»`,
  grades,
  howTo: {
    far: ['Pars de la flèche qui pointe vers l’intérieur.', 'Sors par celle qui pointe vers l’extérieur.'],
    opposite: ['Pars de la flèche du haut.', 'Sors par la flèche du bas.'],
    corners: ['Pars de la flèche en haut à gauche.', 'Sors par la flèche en bas à droite.'],
    center: ['Pars de la flèche.', 'Trouve le point au milieu.'],
    none: [
      'Choisis deux endroits et pars de l’un d’eux.',
      'Arrive à l’autre\u00a0; les solutions montrent un chemin.',
    ],
  },
  mouseHowTo: ['Pars de la souris.', 'Arrête-toi au fromage.'],
  oneWay: 'Il n’y a qu’un seul chemin.',
  manyWays: 'Il y a plusieurs chemins\u00a0: trouve le plus court.',
  sentences: (parts) => parts.join(' '),

  labels: {
    name: 'Nom',
    date: 'Date',
    class: 'Classe',
    score: 'Points',
    signature: 'Signature',
    example: 'Un labyrinthe facile et sa solution',
    'how-to': 'Comment résoudre un labyrinthe',
    draw: 'Suis les chemins avec un trait. Ne traverse aucun mur.',
    stars: 'Plus il y a d’étoiles, plus la recherche estimée est longue.',
    'mouse-help': 'Aide la souris à trouver son fromage\u00a0!',
    'mouse-find': 'Trouve le fromage\u00a0!',
  },

  heading,
  described: (name, phrase) => startingSmall(heading(name, phrase)),
  summary,

  answers: 'Solutions',
  answersByCode: 'Solutions par code',
  keyTitle: (title) => `${title}\u00a0: solutions`,
  answersBegin: (page) => `Les solutions commencent à la page ${page}.`,
  answersApart: 'Les solutions sont dans un fichier à part.',
  answerAt: (number, place) =>
    number === undefined ? `Solution ${places[place]}` : `Solution ${number} ${places[place]}`,
  answersAt: (first, last, place) => `Solutions ${first} à ${last} ${places[place]}`,
  page: (number) => `page ${number}`,
  way: ({ steps, isShortest }) => `${isShortest ? 'chemin le plus court' : 'chemin'} ${steps}`,
  balance: (share) => `équilibre ${withComma(share)}`,
  colophon: (creator, seed) => `Fait avec ${creator}${seed === '' ? '' : `, graine ${seed}`}`,

  notes: 'Notes',
  certificate: {
    heading: 'Diplôme',
    hasSolved: (mazes) => `a résolu ${mazesOf(mazes)}`,
    wellDone: 'Bravo\u00a0!',
  },
  part: (number) => `Partie ${number}`,
  mazes: (first, last) => (first === last ? `Labyrinthe ${first}` : `Labyrinthes ${first} à ${last}`),
  gradeRange: (lowest, highest) =>
    lowest === highest ? grades[lowest] : `de ${grades[lowest]} à ${grades[highest]}`,

  alt: {
    places: [
      ['en haut à gauche', 'en haut', 'en haut à droite'],
      ['à gauche', 'au milieu', 'à droite'],
      ['en bas à gauche', 'en bas', 'en bas à droite'],
    ],
    openings: {
      entrance: (place) => `entrée ${place}`,
      exit: (place) => `sortie ${place}`,
      start: (place) => `départ ${place}`,
      goal: (place) => `arrivée ${place}`,
    },
    puzzle: (number, grade, score, { what, openings }) =>
      `Labyrinthe ${number}, ${grades[grade]}, ${what}\u00a0; ${openings.join(', ') || 'aucune ouverture'}. ` +
      `Effort de recherche estimé\u00a0: ${score} sur 100.`,
    answer: (of, way) =>
      `${'number' in of ? `Solution du labyrinthe ${of.number}` : `Solution, ${of.title}`}\u00a0: ${wayTaken(way)}.`,
    example: ({ what, openings }, way) =>
      `Exemple, ${what}\u00a0; ${openings.join(', ')}\u00a0; ${wayTaken(way)}.`,
  },

  contactSheet: {
    counted: (mazes, seed) =>
      `${mazesOf(mazes)}${mazes === 1 ? '' : ', chacun'} avec sa solution · graine ${seed}`,
    pageOf: (page, pages) => `page ${page} sur ${pages}`,
  },
  chart: {
    caveat: 'Effort de recherche estimé par un modèle\u00a0; non vérifié avec des personnes.',
    maze: 'labyrinthe',
    score: 'score',
    length: 'longueur de la solution, en pas',
    balance: (loops) =>
      loops === 0 ? 'équilibre de l’arbre' : `équilibre de l’arbre (sans ${loops} avec boucles)`,
    noBalance: 'pas d’équilibre\u00a0: ces labyrinthes ont des boucles',
  },
};
