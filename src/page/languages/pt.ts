import type { BookFacts, Language, WayFacts } from '../language.ts';
import { listed, startingSmall, withComma } from '../wording.ts';

// Words that Portugal and Brazil share, where there are any.

const cells: Language['cells'] = {
  square: { title: 'Quadrados', of: 'quadrados' },
  brick: { title: 'Tijolos', of: 'tijolos' },
  triangle: { title: 'Triângulos', of: 'triângulos' },
  hexagon: { title: 'Hexágonos', of: 'hexágonos' },
  ring: { title: 'Anéis', of: 'anéis' },
  octagon: { title: 'Octógonos', of: 'octógonos' },
  cairo: { title: 'Pentágonos do Cairo', of: 'pentágonos do Cairo' },
  floret: { title: 'Pentágonos em flor', of: 'pentágonos em flor' },
  kagome: { title: 'Trançado kagome', of: 'trançado kagome' },
  rhombille: { title: 'Cubos empilhados', of: 'cubos empilhados' },
  'snub-square': { title: 'Quadrados e triângulos', of: 'quadrados e triângulos' },
  rhombitrihexagonal: { title: 'Hexágonos e quadrados', of: 'hexágonos e quadrados' },
  dodecagon: { title: 'Dodecágonos', of: 'dodecágonos' },
  penrose: { title: 'Losangos de Penrose', of: 'losangos de Penrose' },
  hat: { title: 'Chapéus', of: 'chapéus' },
  voronoi: { title: 'Terra rachada', of: 'terra rachada' },
  phyllotaxis: { title: 'Girassol', of: 'sementes de girassol' },
};

const grades = { easy: 'fácil', medium: 'médio', hard: 'difícil', expert: 'especialista' } as const;

/** What is said of one maze of a grade, and of several. */
const gradedMazes = {
  easy: ['labirinto fácil', 'labirintos fáceis'],
  medium: ['labirinto de dificuldade média', 'labirintos de dificuldade média'],
  hard: ['labirinto difícil', 'labirintos difíceis'],
  expert: ['labirinto para especialistas', 'labirintos para especialistas'],
} as const;

const places = { back: 'no fim', key: 'à parte' } as const;

const mazesOf = (count: number): string => (count === 1 ? '1 labirinto' : `${count} labirintos`);

function summary({ mazes, level, cells: kinds, phrase, ages, pupils, same }: BookFacts): string {
  const [one, many] =
    typeof level === 'string' && level in gradedMazes
      ? gradedMazes[level as keyof typeof gradedMazes]
      : ['labirinto', 'labirintos'];
  const of =
    typeof kinds === 'number'
      ? `${kinds} tipos de casas`
      : listed(
          kinds.map((name) => cells[name].of),
          ' e ',
        );
  return [
    `${mazes} ${mazes === 1 ? one : many} de ${of} ${phrase}`.trim(),
    ...(level === 'progressive' ? ['cada vez mais difíceis'] : []),
    ...(level === 'mixed' ? ['de fácil a especialista, alternando'] : []),
    ...(typeof level === 'object' ? [`pontuação de ${level[0]} a ${level[1]}`] : []),
    ...(ages ? [`para ${ages[0] === ages[1] ? ages[0] : `${ages[0]} a ${ages[1]}`} anos (sugestão)`] : []),
    ...(pupils > 0 ? [classWords(pupils, same, mazes)] : []),
  ].join(', ');
}

function classWords(pupils: number, same: boolean, mazes: number): string {
  const children = pupils === 1 ? '1 aluno' : `${pupils} alunos`;
  if (same) return `${mazes === 1 ? 'o mesmo' : 'os mesmos'} para ${children}`;
  return pupils === 1 ? `para ${children}` : `para cada um dos ${children}`;
}

const wayTaken = ({ steps, isShortest }: WayFacts): string =>
  `${isShortest ? 'um dos caminhos mais curtos' : 'o caminho'} tem ${steps === 1 ? '1 passo' : `${steps} passos`}`;

const heading = (name: string, phrase: string): string => `${cells[name].title} ${phrase}`.trim();

export const portuguese: Language = {
  name: 'pt',
  title: 'Português (Portuguese)',
  aliases: ['portuguese', 'português', 'portugues', 'pt-br', 'pt-pt'],
  tag: 'pt',
  letters: 'Latin',
  defaultTitle: 'Labirintos',
  titleOfOne: 'Labirinto',

  cells,
  shapes: {
    rectangle: '',
    circle: 'num círculo',
    ellipse: 'numa elipse',
    triangle: 'num triângulo',
    pentagon: 'num pentágono',
    hexagon: 'num hexágono',
    octagon: 'num octógono',
    diamond: 'num losango',
    star: 'numa estrela',
    heart: 'num coração',
    cross: 'numa cruz',
    crescent: 'numa lua crescente',
    arrow: 'numa seta',
    donut: 'num donut',
  },
  inLetters: (word) => `nas letras “${word}”`,
  inShape: (title) => `na forma “${title}”`,
  grades,
  howTo: {
    far: ['Comece na seta que aponta para dentro.', 'Saia pela seta que aponta para fora.'],
    opposite: ['Comece na seta de cima.', 'Saia pela seta de baixo.'],
    corners: ['Comece na seta de cima, à esquerda.', 'Saia pela seta de baixo, à direita.'],
    center: ['Comece na seta.', 'Encontre o ponto no meio.'],
    none: [
      'Escolha dois lugares quaisquer e comece por um deles.',
      'Termine no outro; as soluções mostram um caminho.',
    ],
  },
  mouseHowTo: ['Comece no ratinho.', 'Pare no queijo.'],
  oneWay: 'Há um só caminho.',
  manyWays: 'Há vários caminhos: ache o mais curto.',
  sentences: (parts) => parts.join(' '),

  labels: {
    name: 'Nome',
    date: 'Data',
    class: 'Turma',
    score: 'Pontos',
    signature: 'Assinatura',
    example: 'Um labirinto fácil e a sua solução',
    'how-to': 'Como resolver um labirinto',
    draw: 'Trace uma linha pelos caminhos. Nunca atravesse uma parede.',
    stars: 'Mais estrelas indicam mais esforço de procura estimado.',
    'mouse-help': 'Ajude o ratinho a encontrar o queijo!',
    'mouse-find': 'Encontre o queijo!',
  },

  heading,
  described: (name, phrase) => startingSmall(heading(name, phrase)),
  summary,

  answers: 'Soluções',
  answersByCode: 'Soluções por código',
  keyTitle: (title) => `${title}: soluções`,
  answersBegin: (page) => `As soluções começam na página ${page}.`,
  answersApart: 'As soluções vêm à parte.',
  answerAt: (number, place) =>
    number === undefined ? `Solução ${places[place]}` : `Solução ${number} ${places[place]}`,
  answersAt: (first, last, place) => `Soluções ${first} a ${last} ${places[place]}`,
  page: (number) => `página ${number}`,
  way: ({ steps, isShortest }) => `${isShortest ? 'caminho mais curto' : 'caminho'} ${steps}`,
  balance: (share) => `equilíbrio ${withComma(share)}`,
  colophon: (creator, seed) => `Feito com ${creator}${seed === '' ? '' : `, semente ${seed}`}`,

  notes: 'Notas',
  certificate: {
    heading: 'Certificado',
    hasSolved: (mazes) => `resolveu ${mazesOf(mazes)}`,
    wellDone: 'Muito bem!',
  },
  part: (number) => `Parte ${number}`,
  mazes: (first, last) => (first === last ? `Labirinto ${first}` : `Labirintos ${first} a ${last}`),
  gradeRange: (lowest, highest) =>
    lowest === highest ? grades[lowest] : `de ${grades[lowest]} a ${grades[highest]}`,

  alt: {
    places: [
      ['em cima, à esquerda', 'em cima', 'em cima, à direita'],
      ['à esquerda', 'no meio', 'à direita'],
      ['em baixo, à esquerda', 'em baixo', 'em baixo, à direita'],
    ],
    openings: {
      entrance: (place) => `entrada ${place}`,
      exit: (place) => `saída ${place}`,
      start: (place) => `início ${place}`,
      goal: (place) => `chegada ${place}`,
    },
    puzzle: (number, grade, score, { what, openings }) =>
      `Labirinto ${number}, ${grades[grade]}, ${what}; ${openings.join('; ') || 'sem aberturas'}. ` +
      `Esforço de procura estimado: ${score} de 100.`,
    answer: (of, way) =>
      `${'number' in of ? `Solução do labirinto ${of.number}` : `Solução, ${of.title}`}: ${wayTaken(way)}.`,
    example: ({ what, openings }, way) => `Exemplo, ${what}; ${openings.join('; ')}; ${wayTaken(way)}.`,
  },

  contactSheet: {
    counted: (mazes, seed) =>
      `${mazesOf(mazes)}${mazes === 1 ? '' : ', cada um'} com a sua solução · semente ${seed}`,
    pageOf: (page, pages) => `página ${page} de ${pages}`,
  },
  chart: {
    caveat: 'Esforço de procura estimado por um modelo; não testado com pessoas.',
    maze: 'labirinto',
    score: 'pontuação',
    length: 'comprimento da solução, em passos',
    balance: (loops) =>
      loops === 0 ? 'equilíbrio da árvore' : `equilíbrio da árvore (sem ${loops} com laços)`,
    noBalance: 'sem equilíbrio: estes labirintos têm laços',
  },
};
