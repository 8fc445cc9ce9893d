import type { BookFacts, Language, WayFacts } from '../language.ts';
import { listed } from '../wording.ts';

const titles: Readonly<Record<string, string>> = {
  square: '正方形',
  brick: '磚塊',
  triangle: '三角形',
  hexagon: '六邊形',
  ring: '圓環',
  octagon: '八邊形',
  cairo: '開羅五邊形',
  floret: '花瓣五邊形',
  kagome: '籠目編織',
  rhombille: '立體方塊',
  'snub-square': '正方形與三角形',
  rhombitrihexagonal: '六邊形與正方形',
  dodecagon: '十二邊形',
  penrose: '潘洛斯菱形',
  hat: '帽子形',
  voronoi: '龜裂大地',
  phyllotaxis: '向日葵',
};

const cells = Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, { title, of: title }]));

const grades = { easy: '簡單', medium: '中等', hard: '困難', expert: '專家' } as const;

/** Mazes of a grade, as they follow a number. */
const gradedMazes = {
  easy: '簡單的迷宮',
  medium: '中等難度的迷宮',
  hard: '困難的迷宮',
  expert: '專家級的迷宮',
} as const;

const places = { back: '在書末', key: '在解答本' } as const;

function summary({ mazes, level, cells: kinds, phrase, ages, pupils, same }: BookFacts): string {
  const called =
    typeof level === 'string' && level in gradedMazes
      ? gradedMazes[level as keyof typeof gradedMazes]
      : '迷宮';
  const of =
    typeof kinds === 'number'
      ? `${kinds} 種格子`
      : listed(
          kinds.map((name) => cells[name].of),
          '和',
          '、',
        );
  return [
    `${mazes} 個${called}`,
    `由${of}組成`,
    ...(phrase === '' ? [] : [`外形為${phrase}`]),
    ...(level === 'progressive' ? ['一頁比一頁難'] : []),
    ...(level === 'mixed' ? ['從簡單到專家輪流出現'] : []),
    ...(typeof level === 'object' ? [`難度分數 ${level[0]} 至 ${level[1]}`] : []),
    ...(ages ? [`建議 ${ages[0] === ages[1] ? ages[0] : `${ages[0]} 至 ${ages[1]}`} 歲`] : []),
    ...(pupils > 0 ? [classWords(pupils, same)] : []),
  ].join('，');
}

function classWords(pupils: number, same: boolean): string {
  if (same) return `${pupils} 位學生題目相同`;
  return pupils === 1 ? '給 1 位學生' : `${pupils} 位學生各有不同題目`;
}

const wayTaken = ({ steps, isShortest }: WayFacts): string =>
  `${isShortest ? '一條最短路線' : '路線'}共 ${steps} 步`;

const heading = (name: string, phrase: string): string =>
  phrase === '' ? cells[name].title : `${phrase}中的${cells[name].title}`;

export const traditionalChinese: Language = {
  name: 'zh-Hant',
  title: '繁體中文 (Traditional Chinese)',
  aliases: ['traditional-chinese', 'chinese', '繁體中文', '中文', 'zh', 'zh-tw', 'zh-hk', 'zh-hant-tw'],
  tag: 'zh-Hant',
  letters: 'Chinese',
  defaultTitle: '迷宮',
  titleOfOne: '迷宮',

  cells,
  shapes: {
    rectangle: '',
    circle: '圓形',
    ellipse: '橢圓形',
    triangle: '三角形',
    pentagon: '五邊形',
    hexagon: '六邊形',
    octagon: '八邊形',
    diamond: '菱形',
    star: '星形',
    heart: '心形',
    cross: '十字形',
    crescent: '新月形',
    arrow: '箭頭形',
    donut: '甜甜圈形',
  },
  inLetters: (word) => `字母「${word}」`,
  inShape: (title) => `圖形「${title}」`,
  grades,
  howTo: {
    far: ['從指向裡面的箭頭開始。', '從指向外面的箭頭離開。'],
    opposite: ['從上方的箭頭開始。', '從下方的箭頭離開。'],
    corners: ['從左上角的箭頭開始。', '從右下角的箭頭離開。'],
    center: ['從箭頭開始。', '找到中間的圓點。'],
    none: ['任選兩個地方，從其中一個開始。', '走到另一個地方；解答畫出了一條很長的路線。'],
  },
  mouseHowTo: ['從老鼠開始。', '走到起司為止。'],
  oneWay: '只有一條路走得通。',
  manyWays: '有好幾條路：找出最短的一條。',
  sentences: (parts) => parts.join(''),

  labels: {
    name: '姓名',
    date: '日期',
    class: '班級',
    score: '分數',
    signature: '簽名',
    example: '簡單的迷宮和它的解答',
    'how-to': '怎麼走迷宮',
    draw: '沿著通道畫線，不可以穿過牆壁。',
    stars: '星星越多，估計要花越多力氣尋找。',
    'mouse-help': '幫老鼠找到牠的起司！',
    'mouse-find': '找到起司！',
  },

  heading,
  described: heading,
  summary,

  answers: '解答',
  answersByCode: '依代碼查解答',
  keyTitle: (title) => `${title}：解答`,
  answersBegin: (page) => `解答從第 ${page} 頁開始。`,
  answersApart: '解答在另一個檔案中。',
  answerAt: (number, place) =>
    number === undefined ? `解答${places[place]}` : `解答 ${number} ${places[place]}`,
  answersAt: (first, last, place) => `解答 ${first} 至 ${last} ${places[place]}`,
  page: (number) => `第 ${number} 頁`,
  way: ({ steps, isShortest }) => `${isShortest ? '最短路線' : '路線'} ${steps}`,
  balance: (share) => `平衡 ${share.toFixed(2)}`,
  colophon: (creator, seed) => `以 ${creator} 製作${seed === '' ? '' : `，種子 ${seed}`}`,

  notes: '筆記',
  certificate: {
    heading: '獎狀',
    hasSolved: (mazes) => `完成了 ${mazes} 個迷宮`,
    wellDone: '做得好！',
  },
  part: (number) => `第 ${number} 部分`,
  mazes: (first, last) => (first === last ? `迷宮 ${first}` : `迷宮 ${first} 至 ${last}`),
  gradeRange: (lowest, highest) =>
    lowest === highest ? grades[lowest] : `${grades[lowest]}至${grades[highest]}`,

  alt: {
    places: [
      ['左上方', '上方', '右上方'],
      ['左側', '中央', '右側'],
      ['左下方', '下方', '右下方'],
    ],
    openings: {
      entrance: (place) => `入口在${place}`,
      exit: (place) => `出口在${place}`,
      start: (place) => `起點在${place}`,
      goal: (place) => `終點在${place}`,
    },
    puzzle: (number, grade, score, { what, openings }) =>
      `迷宮 ${number}，${grades[grade]}，${what}；${openings.join('，') || '沒有開口'}。估計尋找難度 ${score}（滿分 100）。`,
    answer: (of, way) =>
      `${'number' in of ? `迷宮 ${of.number} 的解答` : `解答，${of.title}`}：${wayTaken(way)}。`,
    example: ({ what, openings }, way) => `範例，${what}；${openings.join('，')}；${wayTaken(way)}。`,
  },

  contactSheet: {
    counted: (mazes, seed) => `${mazes} 個迷宮，附解答 · 種子 ${seed}`,
    pageOf: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
  },
  chart: {
    caveat: '由模型估計的尋找難度，未經真人測試。',
    maze: '迷宮',
    score: '分數',
    length: '解答長度（步數）',
    balance: (loops) => (loops === 0 ? '樹的平衡' : `樹的平衡（不含 ${loops} 個有迴路的迷宮）`),
    noBalance: '沒有平衡值：這些迷宮有迴路',
  },
};
