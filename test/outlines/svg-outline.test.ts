import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Polygon } from '../../src/geometry/ring.ts';
import { drawingOutline } from '../../src/outlines/drawing.ts';
import { svgDrawing } from '../../src/outlines/svg-outline.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';
import { crossingsOf } from './crossings.ts';
import { refusalOf } from './refused.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

/** Aspect, coverage and holes of what an SVG shows. */
function measure(text: string): { aspect: number; coverage: number; holes: number; rings: number } {
  const { aspect = 0, coverage, holes = 0, rings } = drawingOutline(svgDrawing('my.svg', text));
  expect(crossingsOf(rings as Polygon[])).toBe(0);
  return { aspect, coverage, holes, rings: rings.length };
}

/** Coverages and aspects are met to half of a part in a thousand. */
function expectFigure(text: string, aspect: number, coverage: number, holes = 0): void {
  const found = measure(text);
  expect(Math.abs(found.aspect / aspect - 1)).toBeLessThan(1e-3);
  expect(Math.abs(found.coverage - coverage)).toBeLessThan(1e-3);
  expect(found.holes).toBe(holes);
}

const RECT = '<rect x="10" y="20" width="40" height="20"/>';
/** A pentagram in one stroke: its middle is wound around twice. */
const PENTAGRAM = Array.from({ length: 5 }, (_, i) => {
  const angle = (i * 4 * Math.PI) / 5;
  return `${50 * Math.sin(angle)},${-50 * Math.cos(angle)}`;
}).join(' ');
const [PENTAGRAM_ASPECT, PENTAGRAM_FILLED, PENTAGRAM_MIDDLE] = (() => {
  const width = 2 * Math.sin((2 * Math.PI) / 5);
  const height = 1 + Math.cos(Math.PI / 5);
  const inner = Math.cos((2 * Math.PI) / 5) / Math.cos(Math.PI / 5);
  const star = 5 * inner * Math.sin(Math.PI / 5);
  const middle = 2.5 * inner * inner * Math.sin((2 * Math.PI) / 5);
  return [width / height, star / width / height, middle / width / height];
})();

describe('basic shapes', () => {
  it.each([
    { what: 'rect', inside: RECT, aspect: 2, coverage: 1 },
    {
      what: 'rect with round corners',
      inside: '<rect width="40" height="20" rx="10"/>',
      aspect: 2,
      coverage: (400 + 100 * Math.PI) / 800,
    },
    {
      what: 'rect with radii too large',
      inside: '<rect width="40" height="20" ry="99"/>',
      aspect: 2,
      coverage: Math.PI / 4,
    },
    { what: 'circle', inside: '<circle cx="5" cy="5" r="30"/>', aspect: 1, coverage: Math.PI / 4 },
    { what: 'ellipse', inside: '<ellipse cx="5" rx="30" ry="20"/>', aspect: 1.5, coverage: Math.PI / 4 },
    { what: 'polygon', inside: '<polygon points="0,0 40,0 20,20"/>', aspect: 2, coverage: 0.5 },
    { what: 'polyline', inside: '<polyline points="0 0 40 0 20 20 7"/>', aspect: 2, coverage: 0.5 },
    { what: 'path of lines', inside: '<path d="m0 0h40v20H0"/>', aspect: 2, coverage: 1 },
    {
      what: 'path of arcs',
      inside: '<path d="M0 10A10 10 0 0 1 20 10a10,10 0 01-20 0z"/>',
      aspect: 1,
      coverage: Math.PI / 4,
    },
    // A quadratic from corner to corner by the third encloses 2/3 of the triangle.
    { what: 'path of quadratics', inside: '<path d="M0 0Q10 20 20 0"/>', aspect: 2, coverage: 2 / 3 },
    {
      what: 'path of smooth quadratics',
      inside: '<path d="M0 0Q5 10 10 0T20 0"/>',
      aspect: 2,
      coverage: 1 / 3,
    },
    // The same quadratic as a cubic.
    {
      what: 'path of cubics',
      inside: `<path d="M0 0C${20 / 3} ${40 / 3} ${40 / 3} ${40 / 3} 20 0"/>`,
      aspect: 2,
      coverage: 2 / 3,
    },
    { what: 'units', inside: '<rect width="2in" height="25.4mm"/>', aspect: 2, coverage: 1 },
    { what: 'percentages', inside: '<rect width="50%" height="25%"/>', aspect: 2, coverage: 1 },
    { what: 'svg: prefix', inside: RECT, aspect: 2, coverage: 1 },
  ])('$what', ({ what, inside, aspect, coverage }) => {
    const text = svg(inside);
    const prefixed = text.replaceAll(/<(\/?)(svg|rect)/g, '<$1svg:$2').replace('xmlns=', 'xmlns:svg=');
    expectFigure(what === 'svg: prefix' ? prefixed : text, aspect, coverage);
  });

  it('are drawn as far as their path data is right', () => {
    expectFigure(svg('<path d="M0 0h40v20h-40z M foo"/>'), 2, 1);
  });

  it('keep sharp corners and drop points that say nothing', () => {
    const many = Array.from({ length: 400 }, (_, i) => `${i / 10},${i % 2 ? 0.0005 : 0}`).join(' ');
    const { rings } = svgDrawing('x', svg(`<polygon points="${many} 40,20 0,20"/>`));
    expect(rings.length).toBe(1);
    expect(rings[0].length).toBeLessThan(20);
  });
});

describe('where things are', () => {
  it.each([
    { what: 'scale', inside: `<g transform="scale(2 1)">${RECT}</g>`, aspect: 4 },
    { what: 'one scale', inside: `<g transform="scale(2)">${RECT}</g>`, aspect: 2 },
    { what: 'rotate', inside: `<g transform="rotate(90)">${RECT}</g>`, aspect: 0.5 },
    { what: 'matrix', inside: `<rect width="1" height="1" transform="matrix(0 3 1 0 5 5)"/>`, aspect: 1 / 3 },
    {
      what: 'a list, outermost first',
      inside: `<rect width="1" height="1" transform="scale(3,1) rotate(90) scale(2 1)"/>`,
      aspect: 1.5,
    },
    {
      what: 'nested groups',
      inside: `<g transform="scale(1 2)"><a transform="translate(3)"><g transform="scale(1 2)">${RECT}</g></a></g>`,
      aspect: 0.5,
    },
    {
      what: 'a stretched page',
      inside: RECT,
      attributes: 'viewBox="0 0 10 10" width="20" height="10" preserveAspectRatio="none"',
      aspect: 4,
    },
    {
      what: 'a page that is not stretched',
      inside: RECT,
      attributes: 'viewBox="0 0 10 10" width="20" height="10"',
      aspect: 2,
    },
    {
      what: 'a page in other units',
      inside: RECT,
      attributes: 'viewBox="0 0 10 10" width="1in" height="50.8mm" preserveAspectRatio="none"',
      aspect: 1,
    },
    {
      what: 'a stretched svg within',
      inside: `<svg x="5" width="30" height="10" viewBox="0 0 10 10" preserveAspectRatio="none">${RECT}</svg>`,
      aspect: 6,
    },
    {
      what: 'half a page by percentages',
      inside: '<svg width="50%" height="100%"><rect width="100%" height="100%"/></svg>',
      aspect: 0.5,
    },
  ])('$what', ({ inside, aspect, attributes }) => {
    expectFigure(svg(inside, attributes), aspect, 1);
  });

  it('places: two squares a width apart', () => {
    const square = '<rect width="10" height="10"/>';
    expectFigure(svg(`${square}<g transform="translate(20 0)">${square}</g>`), 3, 2 / 3);
    expectFigure(svg(`${square}<g transform="rotate(180 15 5)">${square}</g>`), 3, 2 / 3);
    expectFigure(
      svg(`<defs><rect id="s" width="10" height="10"/></defs><use href="#s"/><use x="20" xlink:href="#s"/>`),
      3,
      2 / 3,
    );
    expectFigure(
      svg(
        `${square}<svg x="20" viewBox="5 5 100 100" width="100" height="100"><rect x="5" y="5" width="10" height="10"/></svg>`,
      ),
      3,
      2 / 3,
    );
    expectFigure(
      svg(
        `${square}<svg x="20" viewBox="0 0 1 1" width="30" height="10" preserveAspectRatio="xMinYMin"><rect width="1" height="1"/></svg>`,
      ),
      3,
      2 / 3,
    );
    expectFigure(
      svg(`${square}<svg x="10" viewBox="0 0 1 1" width="30" height="10"><rect width="1" height="1"/></svg>`),
      3,
      2 / 3,
    );
  });

  it('skewing keeps areas', () => {
    expectFigure(svg('<rect width="10" height="10" transform="skewX(45)"/>'), 2, 0.5);
    expectFigure(svg('<rect width="10" height="10" transform="skewY(45)"/>'), 0.5, 0.5);
  });

  it('a symbol fills the place that its use gives it', () => {
    const symbol =
      '<symbol id="s" viewBox="0 0 4 4" preserveAspectRatio="none"><rect width="4" height="4"/></symbol>';
    expectFigure(svg(`${symbol}<use href="#s" width="30" height="10"/>`), 3, 1);
  });
});

describe('what is inside', () => {
  const FRAME = 'M0 0h40v40h-40zM10 10h20v20h-20z';
  const COUNTER = 'M0 0h40v40h-40zM10 10v20h20v-20z';
  it.each([
    { what: 'two squares wound alike, nonzero', inside: `<path d="${FRAME}"/>`, coverage: 1, holes: 0 },
    {
      what: 'two squares wound alike, evenodd',
      inside: `<path fill-rule="evenodd" d="${FRAME}"/>`,
      coverage: 0.75,
      holes: 1,
    },
    { what: 'two squares wound apart, nonzero', inside: `<path d="${COUNTER}"/>`, coverage: 0.75, holes: 1 },
    {
      what: 'evenodd, inherited by style',
      inside: `<g style="fill-rule: evenodd"><path d="${FRAME}"/></g>`,
      coverage: 0.75,
      holes: 1,
    },
    {
      what: 'three squares wound apart and alike: an island in a hole',
      inside: '<path d="M0 0h40v40h-40zM10 10v20h20v-20zM15 15h10v10h-10z"/>',
      coverage: 0.75 + 1 / 16,
      holes: 1,
    },
    {
      what: 'a hole wound once in a place wound twice is none',
      inside: '<path d="M0 0h40v40h-40zM0 0h40v40h-40zM10 10v20h20v-20z"/>',
      coverage: 1,
      holes: 0,
    },
    {
      what: 'two shapes that overlap are one',
      inside: '<rect width="30" height="40"/><rect x="20" width="20" height="40"/>',
      coverage: 1,
      holes: 0,
    },
    {
      what: 'two shapes side by side are one',
      inside: '<rect width="20" height="40"/><rect x="20" width="20" height="40"/>',
      coverage: 1,
      holes: 0,
    },
    {
      what: 'white over it is a hole',
      inside: '<rect width="40" height="40"/><rect x="10" y="10" width="20" height="20" fill="#FFF"/>',
      coverage: 0.75,
      holes: 1,
    },
    {
      what: 'white over that, dark again',
      inside:
        '<rect width="40" height="40"/><rect x="10" y="10" width="20" height="20" fill="white"/><rect x="15" y="15" width="10" height="10"/>',
      coverage: 0.75 + 1 / 16,
      holes: 1,
    },
    {
      what: 'white with a line around it is part of it',
      inside:
        '<rect width="40" height="40"/><rect x="10" y="10" width="20" height="20" fill="#fff" stroke="black"/>',
      coverage: 1,
      holes: 0,
    },
  ])('$what', ({ inside, coverage, holes }) => {
    expectFigure(svg(inside), 1, coverage, holes);
  });

  it('a pentagram, by either rule', () => {
    const star = (rule: string): string => svg(`<polygon fill-rule="${rule}" points="${PENTAGRAM}"/>`);
    expectFigure(star('nonzero'), PENTAGRAM_ASPECT, PENTAGRAM_FILLED);
    expectFigure(star('evenodd'), PENTAGRAM_ASPECT, PENTAGRAM_FILLED - PENTAGRAM_MIDDLE, 0);
    expect(measure(star('nonzero')).rings).toBe(1);
  });

  it('a figure of eight has both its halves', () => {
    expectFigure(svg('<path d="M0 0L20 20V0L0 20Z"/>'), 1, 0.5);
  });

  it('a speck beside it is not part of it', () => {
    expectFigure(svg('<rect width="40" height="20"/><rect x="60" y="3" width=".5" height=".5"/>'), 2, 1);
  });
});

describe('what is seen', () => {
  const WIDE = '<rect width="90" height="10"/>';
  const HIDDEN = [
    '<rect y="30" width="50" height="50" display="none"/>',
    '<g style="display:none"><rect y="30" width="50" height="50"/></g>',
    '<g visibility="hidden"><rect y="30" width="50" height="50"/></g>',
    '<rect y="30" width="50" height="50" fill="none"/>',
    '<rect y="30" width="50" height="50" fill="none" stroke="black"/>',
    '<rect y="30" width="50" height="50" opacity="0"/>',
    '<rect y="30" width="50" height="50" style="fill-opacity:0"/>',
    '<rect y="30" width="50" height="50" fill="transparent"/>',
    '<rect y="30" width="50" height="50" fill="rgba(9, 9, 9, 0)"/>',
    '<style>.h{display:none}</style><rect class="big h" y="30" width="50" height="50"/>',
    '<style>/* all */ rect.h, .x { fill : none !important; }</style><rect class="h" y="30" width="50" height="50"/>',
    '<style><![CDATA[@media print { .no { fill: red } } #h{visibility:hidden}]]></style><rect id="h" y="30" width="50" height="50"/>',
    '<defs><rect y="30" width="50" height="50"/></defs>',
    '<symbol><rect y="30" width="50" height="50"/></symbol>',
    '<clipPath><rect y="30" width="50" height="50"/></clipPath>',
    '<mask><rect y="30" width="50" height="50"/></mask>',
    '<pattern><rect y="30" width="50" height="50"/></pattern>',
    '<image href="http://x.example/y.png" y="30" width="50" height="50"/>',
    '<use href="other.svg#rect" y="30"/>',
    '<use href="#nobody" y="30"/>',
    '<inkscape:rect xmlns:inkscape="x" y="30" width="50" height="50"/>',
    '<path d=""/><path/><circle/><rect/><polygon points="1 2"/>',
    '<text y="30"> </text>',
    '<defs><text>hidden</text></defs>',
    '<metadata>words</metadata>',
    '<!-- <rect y="30" width="50" height="50"/> -->',
  ];
  it.each(HIDDEN)('is not: %s', (hidden) => {
    expectFigure(svg(hidden + WIDE), 9, 1);
  });

  it.each([
    '<g visibility="hidden"><rect visibility="visible" y="10" width="90" height="20"/></g>',
    '<g fill="none"><rect fill="url(#gradient)" y="10" width="90" height="20"/></g>',
    '<style>.a{fill:none}</style><rect class="a" style="fill:currentColor" y="10" width="90" height="20"/>',
    '<style>#b{fill:red} .a{fill:none}</style><rect class="a" id="b" y="10" width="90" height="20"/>',
    '<switch><foreignObject/><g><rect y="10" width="90" height="20"/></g></switch>',
  ])('is: %s', (shown) => {
    expectFigure(svg(shown + WIDE), 3, 1);
  });

  it.each(['#fff', '#FFFFFF', 'white', '#fefefe', 'rgb(255, 255, 255)', 'rgb(100% 100% 100%)', '#ffff'])(
    'a background of %s is not part of it, with whatever there is before or within',
    (white) => {
      const background = `<rect x="-5" y="-5" width="100%" height="300" style="fill:${white}"/>`;
      expectFigure(svg(background + WIDE), 9, 1);
      // Nor where all is white.
      expectFigure(svg(`${background}<rect fill="white" width="90" height="10"/>`), 9, 1);
    },
  );

  it('lines count where nothing is filled, and white alone', () => {
    expectFigure(svg('<path fill="none" stroke="#000" d="M0 0h40v20h-40"/>'), 2, 1);
    expectFigure(svg('<path fill="white" stroke="#000" d="M0 0h40v20h-40"/>'), 2, 1);
    expectFigure(svg('<path fill="white" d="M0 0h40v20h-40"/>'), 2, 1);
  });
});

describe('files as programs write them', () => {
  it('with a byte order mark, a doctype with entities, and namespaces', () => {
    const text =
      '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\r\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [\n' +
      '<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>\n' +
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_ai;">${RECT}</svg>\n`;
    expectFigure(text, 2, 1);
  });
});

describe('pictures that are refused, in one line that names them', () => {
  const bomb = `<g id="a0">${RECT}</g>${Array.from({ length: 8 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join('')}`;
  it.each([
    { what: 'no XML', text: 'hello', says: 'line 1' },
    { what: 'nothing', text: '', says: 'readable' },
    { what: 'cut off', text: svg(RECT).slice(0, -9), says: 'readable' },
    { what: 'other XML', text: '<html/>', says: '<svg>' },
    {
      what: 'letters',
      text: svg(`${RECT}<g><text>Hi<tspan>!</tspan></text></g>`),
      says: 'converted to paths',
    },
    { what: 'no shapes', text: svg(''), says: 'no filled shape' },
    { what: 'an image only', text: svg('<image href="x.png"/>'), says: 'no filled shape' },
    { what: 'a line', text: svg('<path d="M0 0L50 50"/>'), says: 'nothing inside' },
    {
      what: 'all of it under white',
      text: svg(`${RECT}<rect fill="#fff" width="99" height="99"/>`),
      says: 'nothing inside',
    },
    { what: 'much too long', text: svg('<rect width="500" height="1"/>'), says: '20 times' },
    {
      what: 'a use of itself',
      text: svg('<g id="a"><rect width="9" height="9"/><use href="#a"/></g>'),
      says: 'draws itself',
    },
    {
      what: 'uses in a circle',
      text: svg('<use id="a" href="#b"/><use id="b" href="#a"/>'),
      says: 'draws itself',
    },
    { what: 'a use of the whole', text: svg(`${RECT}<use href="#all"/>`, 'id="all"'), says: 'draws itself' },
    { what: 'uses of uses', text: svg(bomb), says: '10,000 elements' },
    { what: 'many elements', text: svg(RECT.repeat(10_001)), says: '10,000 elements' },
    {
      what: 'many points',
      text: svg(`<path d="M0 0${'l1 1 1-1'.repeat(100_100)}v99H0"/>`),
      says: '200,000 points',
    },
    { what: 'depth', text: svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)), says: 'my.svg' },
    { what: 'no finite numbers', text: svg('<path d="M0 0h1e999v5h-5z"/>'), says: 'nothing inside' },
  ])('$what', ({ text, says }) => {
    const line = refusalOf(() => svgDrawing('my.svg', text));
    expect(line).toContain('my.svg');
    expect(line).toContain(says);
  });

  it('or drawn, whatever the file: never another error', () => {
    const number = fc.oneof(
      fc.integer({ min: -50, max: 50 }),
      fc.constantFrom('1e3', '-0.25', '1e400', 'x', ''),
    );
    const path = fc
      .array(fc.tuple(fc.constantFrom(...'MLHVCSQTAZmlhvcsqtaz'), fc.array(number, { maxLength: 7 })), {
        maxLength: 8,
      })
      .map((parts) => parts.map(([command, numbers]) => command + numbers.join(' ')).join(''));
    const shape = fc
      .tuple(
        path,
        fc.constantFrom('', 'fill="white"', 'fill-rule="evenodd"', 'stroke="red" fill="none"'),
        number,
      )
      .map(
        ([d, look, n]) =>
          `<path ${look} d="M0 0${d}" transform="rotate(${n}) scale(${n} 2)"/><circle r="${n}"/>`,
      );
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 4 }), fc.nat(), (shapes, cut) => {
        const text = svg(shapes.join(''));
        for (const variant of [text, text.slice(0, cut % text.length)]) {
          try {
            const { rings } = drawingOutline(svgDrawing('any', variant));
            expect(crossingsOf(rings as Polygon[])).toBe(0);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        }
      }),
      runs(150),
    );
  });
});
