import fc from 'fast-check';
import { encode } from 'fast-png';
import { describe, expect, test } from 'vitest';
import { type Affine, apply } from '../../src/geometry/affine.ts';
import { extentOf } from '../../src/geometry/extent.ts';
import { fill, findSlot, slotOf } from '../../src/page/fill.ts';
import type { ImageMark, Mark, PathMark, TextMark } from '../../src/page/marks.ts';
import { readOwnTemplate } from '../../src/page/own/template.ts';
import { MM, papers } from '../../src/page/papers.ts';
import { Refusal } from '../../src/refusal.ts';
import { runs } from '../grid/fixed-seed.ts';
import { drawing, folderOf, kitOf, ownTemplate, plain, SLOT } from './own-folder.ts';

/** What a drawing puts on letter paper. */
function marksOf(inside: string, attributes?: string): Mark[] {
  return fill(kitOf(ownTemplate(drawing(inside + SLOT, attributes))), 'puzzle', { number: '7', code: 'ABC' });
}
const pathsOf = (inside: string, attributes?: string): PathMark[] =>
  marksOf(inside, attributes).filter((mark) => mark.kind === 'path');
const textsOf = (inside: string, attributes?: string): TextMark[] =>
  marksOf(inside, attributes).filter((mark) => mark.kind === 'text');
const imagesOf = (inside: string): ImageMark[] => marksOf(inside).filter((mark) => mark.kind === 'image');

/** Left, top, right and bottom of a mark's form, in points on the page. */
function edgesOf({ path, originX, originY, scale }: PathMark): number[] {
  return (extentOf([path]) ?? []).map((at, i) => (i % 2 === 0 ? originX : originY) + scale * at);
}
const near = (numbers: readonly number[]): unknown[] => numbers.map((n) => expect.closeTo(n, 3));

const FIGMA = drawing(
  '<g clip-path="url(#clip0)"><rect width="612" height="792" fill="white"/><path d="M0 40C0 18 18 0 40 0H572C594 0 612 18 612 40V100H0V40Z" fill="#111"/>' +
    '<mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="612" height="100"><rect width="612" height="100" fill="#D9D9D9"/></mask>' +
    '<g mask="url(#mask0)"><circle cx="80" cy="70" r="60" fill="#888"/></g>' +
    '<text fill="white" xml:space="preserve" font-family="Inter" font-size="24" font-weight="bold"><tspan x="300" y="60.5">{{title}}</tspan></text>' +
    '<rect id="maze-slot" x="60" y="140" width="492" height="600" fill="#D9D9D9"/></g><defs><clipPath id="clip0"><rect width="612" height="792" fill="white"/></clipPath></defs>',
  'width="612" height="792" viewBox="0 0 612 792" fill="none"',
);
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 612 792" style="enable-background:new 0 0 612 792;" xml:space="preserve">
<style type="text/css">.st0{fill:none;stroke:#231F20;stroke-width:2;stroke-miterlimit:10;} .st1{clip-path:url(#SVGID_2_);} .st2{font-family:'MyriadPro-Bold';} .st3{font-size:24px;}</style>
<rect x="40" y="40" class="st0" width="532" height="712"/>
<g><defs><rect id="SVGID_1_" x="40" y="40" width="532" height="40"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<g class="st1"><path d="M40,70c90-40,180,40,266,0s180-40,266,0"/></g></g>
<text transform="matrix(1 0 0 1 54 130)" class="st2 st3">{{title}}</text>
<rect id="maze_x5F_slot_1_" x="60" y="150" class="st0" width="492" height="570"/></svg>`;
const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="210mm" height="297mm" viewBox="0 0 210 297" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
<sodipodi:namedview id="namedview7" pagecolor="#ffffff"><inkscape:grid id="a"/></sodipodi:namedview><defs id="defs2"/>
<g inkscape:label="Art" inkscape:groupmode="layer" id="layer1" transform="translate(0,-0.5)">
<rect style="fill:none;stroke:#000000;stroke-width:0.264583" id="frame" x="13" y="13.5" width="184" height="271"/>
<text xml:space="preserve" style="font-size:7px;font-weight:bold;fill:#000000" x="20" y="28" id="title"><tspan sodipodi:role="line" x="20" y="28">{{title}}</tspan></text>
<rect inkscape:label="Maze slot" id="rect12" style="fill:none;stroke:none" x="20" y="40.5" width="170" height="220"/></g>
<g inkscape:label="guides" inkscape:groupmode="layer" style="display:none"><rect id="maze-slot" width="210" height="297" style="fill:#ff0000"/></g></svg>`;
const SAMPLES = { FIGMA, ILLUSTRATOR, INKSCAPE };

describe('drawings as editors save them', () => {
  test('Figma: clips and masks that cut nothing or a box, and white letters on a dark band', () => {
    const marks = fill(kitOf(ownTemplate(FIGMA)), 'puzzle', {});
    expect(marks.map((mark) => (mark.kind === 'path' ? [mark.grey, mark.clips?.length] : mark.kind))).toEqual(
      [[1, undefined], [17 / 255, undefined], [136 / 255, 2], 'text'],
    );
    expect(marks[3]).toMatchObject({
      text: 'Mazes',
      x: 300,
      y: 60.5,
      size: 24,
      weight: 'bold',
      ink: { grey: 1 },
    });
  });

  test('Illustrator: classes, black as it spells that, a clip by <use>, escapes in names', () => {
    const kit = kitOf(ownTemplate(ILLUSTRATOR));
    const [frame, wave, title] = fill(kit, 'puzzle', {});
    expect(frame).toMatchObject({ stroke: 2, line: { join: 'miter', miter: 10, cap: 'butt' } });
    expect(frame).not.toHaveProperty('colour');
    expect(frame).not.toHaveProperty('grey');
    expect(wave).toMatchObject({ kind: 'path', clips: [{}] });
    expect(title).toMatchObject({ kind: 'text', x: 54, y: 130, size: 24, weight: 'bold' });
    expect(slotOf(kit, 'puzzle', 'maze')).toEqual({ x: 60, y: 150, width: 492, height: 570 });
  });

  test('Inkscape: millimetres, layers, labels, and what is hidden', () => {
    const kit = kitOf(ownTemplate(INKSCAPE), 210 * MM, 297 * MM);
    const marks = fill(kit, 'puzzle', {});
    expect(marks).toHaveLength(2);
    expect(edgesOf(marks[0] as PathMark)).toEqual(near([13, 13, 197, 284].map((mm) => mm * MM)));
    expect(marks[0]).toMatchObject({ stroke: expect.closeTo(0.75, 3) });
    expect(marks[1]).toMatchObject({ x: expect.closeTo(20 * MM, 6), y: expect.closeTo(27.5 * MM, 6) });
    const { x, y, width, height } = slotOf(kit, 'puzzle', 'maze');
    expect([x, y, width, height]).toEqual(near([20, 40, 170, 220].map((mm) => mm * MM)));
  });

  test.each([
    ['maze_slot', 'id'],
    ['maze slot', 'id'],
    ['Maze-Slot', 'inkscape:label'],
    ['mazeSlot', 'id'],
    ['svg:maze-slot', 'id'],
    ['page1__maze-slot', 'id'],
    ['maze_x5F_slot', 'id'],
    ['maze_x2D_slot_1_', 'id'],
    ['maze_x20_slot', 'id'],
    ['maze-slot-2', 'id'],
    ['maze slot', 'data-name'],
    ['maze slot', 'serif:id'],
  ])('the name %j as %s is the maze’s slot', (name, key) => {
    const svg = drawing(`<rect ${key}="${name}" x="60" y="140" width="492" height="560"/>`);
    expect(slotOf(kitOf(ownTemplate(svg)), 'puzzle', 'maze').y).toBe(140);
  });

  test('names that only look like it are artwork', () => {
    for (const name of ['maze-slots', 'maze', 'slot', 'amaze-slot', 'coin-slot']) {
      expect(pathsOf(`<rect id="${name}" width="9" height="9"/>`), name).toHaveLength(1);
    }
  });

  test('units, percentages, a missing viewBox, <use>, <symbol> and nested <svg> are where they should be', () => {
    const box = [61.2, 79.2, 122.4, 158.4];
    for (const [inside, attributes] of [
      ['<rect x="10%" y="10%" width="10%" height="10%"/>'],
      ['<rect x=".85in" y="1.1in" width="61.2pt" height="27.94mm"/>', 'width="8.5in" height="11in"'],
      ['<rect x="85" y="110" width="85" height="110"/>', 'viewBox="0 0 850 1100"'],
      ['<defs><rect id="a" width="61.2" height="79.2"/></defs><use xlink:href="#a" x="61.2" y="79.2"/>'],
      [
        '<symbol id="s" viewBox="0 0 1 1" preserveAspectRatio="none"><rect width="1" height="1"/></symbol>' +
          '<use href="#s" x="61.2" y="79.2" width="61.2" height="79.2"/>',
      ],
      ['<svg x="61.2" y="79.2" width="61.2" height="79.2"><rect width="100%" height="100%"/></svg>'],
      ['<g transform="matrix(2 0 0 2 61.2 79.2)"><rect width="30.6" height="39.6"/></g>'],
    ]) {
      const slot = attributes?.startsWith('v')
        ? '<rect id="maze-slot" x="90" y="200" width="600" height="700"/>'
        : SLOT;
      const marks = fill(kitOf(ownTemplate(drawing(inside + slot, attributes))), 'puzzle', {});
      expect(edgesOf(marks[0] as PathMark), inside).toEqual(near(box));
    }
  });

  test('a <switch> shows the first that needs no special program or language', () => {
    const switched = drawing(
      '<switch><foreignObject requiredExtensions="x" width="9" height="9"/><rect systemLanguage="de" width="9" height="9"/>' +
        `<rect x="50" y="60" width="10" height="20"/><rect width="9" height="9"/></switch>${SLOT}`,
    );
    const marks = fill(kitOf(ownTemplate(switched)), 'puzzle', {}) as PathMark[];
    expect(marks.map(edgesOf)).toEqual([[50, 60, 60, 80].map((n) => expect.closeTo(n, 6))]);
  });

  test('what is hidden, or of the editor, leaves nothing', () => {
    const hidden = [
      '<g display="none"><text>{{nonsense}}</text></g>',
      '<rect visibility="hidden" width="9" height="9"/>',
      '<g opacity="0"><rect width="9" height="9" filter="url(#f)"/></g>',
      '<rect fill="none" width="9" height="9"/>',
      '<rect fill-opacity="0" width="9" height="9"/>',
      '<rect fill="transparent" width="9" height="9"/>',
      '<rect width="9" height="9" style="display:none"/>',
      '<defs><rect width="9" height="9"/></defs><symbol><rect width="9" height="9"/></symbol>',
      '<title>a</title><desc>b</desc><metadata><rdf:RDF/></metadata><inkscape:x/><i:pgf>c</i:pgf>',
      '<clipPath id="c"><rect x="99" width="9" height="9"/></clipPath><rect clip-path="url(#c)" width="9" height="9"/>',
      '<path d=""/><polyline points=""/><circle r="0"/><text> </text><text opacity="0">a</text>',
    ];
    for (const inside of hidden) expect(marksOf(inside), inside).toEqual([]);
  });
});

describe('inks', () => {
  test('black and greys are black ink; fill and line come in the order that is asked for', () => {
    const look = (inside: string): unknown[] =>
      pathsOf(inside).map(({ grey, colour, opacity, stroke, rule }) => ({
        grey,
        colour,
        opacity,
        stroke,
        rule,
      }));
    const none = {
      grey: undefined,
      colour: undefined,
      opacity: undefined,
      stroke: undefined,
      rule: undefined,
    };
    expect(look('<rect width="9" height="9" fill="#000" stroke="gray" stroke-width="3"/>')).toEqual([
      none,
      { ...none, grey: 128 / 255, stroke: 3 },
    ]);
    expect(look('<rect width="9" height="9" fill="red" stroke="black" paint-order="stroke"/>')).toEqual([
      { ...none, stroke: 1 },
      { ...none, colour: [1, 0, 0] },
    ]);
    expect(
      look(
        '<g opacity=".5" color="#00f"><path d="M0 0H9V9Z" fill="currentColor" fill-rule="evenodd" opacity="50%"/></g>',
      ),
    ).toEqual([{ ...none, colour: [0, 0, 1], opacity: 0.25, rule: 'evenodd' }]);
  });

  test('colours with a note for printers, or in place of a variable', () => {
    const colours = ['#f00 icc-color(a, 1, 2)', 'var(--fill-0, #F00)', 'rgb(35,31,32)'].map((fill) =>
      pathsOf(`<rect width="9" height="9" fill="${fill}"/>`).map(({ colour }) => colour),
    );
    expect(colours).toEqual([[[1, 0, 0]], [[1, 0, 0]], [undefined]]);
  });

  test('dashes, ends and turns', () => {
    const [{ line }] = pathsOf(
      '<path d="M0 0H90" stroke="red" stroke-dasharray="5 3 1" stroke-dashoffset="2" stroke-linecap="square" stroke-linejoin="bevel"/>',
    );
    expect(line).toEqual({ cap: 'square', join: 'bevel', miter: 4, dash: [5, 3, 1, 5, 3, 1], offset: 2 });
  });

  test('no line is thinner than presses print', () => {
    const [{ stroke }] = pathsOf('<path d="M0 0H90" stroke="red" stroke-width=".1"/>');
    expect(stroke).toBe(0.75);
  });

  test('gradients have their stops from others, and lie in the box of their shape', () => {
    const [{ gradient }] = pathsOf(
      '<linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset="100%" style="stop-color:blue;stop-opacity:.5"/></linearGradient>' +
        '<linearGradient id="b" xlink:href="#a" x2="0" y2="1"/><rect x="10" y="20" width="40" height="30" fill="url(#b)"/>',
    );
    expect(gradient).toMatchObject({ kind: 'linear', line: [0, 0, 0, 1], map: near([40, 0, 0, 30, 10, 20]) });
    expect(gradient?.stops).toEqual([
      { at: 0, colour: [1, 0, 0], opacity: 1 },
      { at: 1, colour: [0, 0, 1], opacity: 0.5 },
    ]);
  });

  test('clips of several shapes are what is inside of any', () => {
    const [{ clips }] = pathsOf(
      '<clipPath id="c"><path d="M0 0H50V50H0Z"/><path d="M25 25V75H75V25Z"/></clipPath><rect width="99" height="99" clip-path="url(#c)"/>',
    );
    // Both run the same way, so that where they overlap nothing is lost.
    const [{ path }] = clips ?? [];
    const area = (from: number): number => {
      const corners = [0, 1, 2, 3].map((i) => [path[from + 3 * i + 1], path[from + 3 * i + 2]]);
      return corners.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = corners[(i + 1) % 4];
        return sum + (x * nextY - nextX * y) / 2;
      }, 0);
    };
    expect([area(0), area(13)]).toEqual([2500, 2500]);
  });
});

describe('texts', () => {
  test('lines, tspans, sizes and anchors are set in the book’s typeface; words are filled in', () => {
    const texts = textsOf(
      '<text x="100 110 120" y="50" font-size="18pt" text-anchor="end">No. {{ number }}</text>' +
        '<text style="font:700 20px/1 Arial" transform="translate(60 80) scale(.5)"><tspan x="0" y="0">One</tspan><tspan x="0" dy="1.2em" font-size="10">Two <tspan fill="red">{{code}}</tspan></tspan></text>' +
        '<text x="300" y="90">{{na<!-- -->me}}{{ti</text>'.replace('{{ti', ''),
    );
    expect(texts.map(({ text, y, size, weight }) => ({ text, y, size, weight }))).toEqual([
      { text: 'No. 7', y: 50, size: 24, weight: 'regular' },
      { text: 'One', y: 80, size: 10, weight: 'bold' },
      { text: 'Two ', y: 86, size: 5, weight: 'bold' },
      { text: 'ABC', y: 86, size: 5, weight: 'bold' },
    ]);
    expect(texts[3].ink).toEqual({ colour: [1, 0, 0] });
  });

  test('words that an editor has cut to place letters by pairs are one line; columns are not', () => {
    const lines = (inside: string): unknown[] => textsOf(inside).map(({ text, x }) => [text, x]);
    const cut =
      '<text font-size="20"><tspan x="20" y="50">M</tspan><tspan x="36" y="50">aze </tspan><tspan x="75" y="50">{{num</tspan><tspan x="300" y="50">ber}}</tspan></text>';
    expect(
      textsOf(cut)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Maze 7');
    expect(
      lines(
        '<text font-size="20"><tspan x="20" y="50">Name</tspan><tspan x="200" y="50">Date</tspan></text>',
      ),
    ).toEqual([
      ['Name', 20],
      ['Date', 200],
    ]);
  });

  test('stand where their baseline is said to be', () => {
    const [{ y }] = textsOf('<text x="20" y="50" font-size="20" dominant-baseline="central">a</text>');
    expect(y).toBe(57);
  });

  test('a placeholder that an editor has cut is whole', () => {
    expect(textsOf('<text x="9" y="40">{{num<tspan>ber}}</tspan>!</text>').map(({ text }) => text)).toEqual([
      '7',
      '!',
    ]);
  });

  test('one that may take more lines does so before it is very small', () => {
    const title = 'A Very Long Title for a Book of Mazes That Nobody Has Seen Before';
    const sizesIn = (lines: string): number[] => {
      const text = `<text x="60" y="90" font-size="56" data-width="400" ${lines}>{{title}}</text>`;
      const kit = kitOf(ownTemplate(drawing(text + SLOT)));
      return (fill(kit, 'puzzle', { title }) as TextMark[]).map(({ size }) => size);
    };
    const [alone] = sizesIn('');
    const [upper, lower] = sizesIn('data-lines="2"');
    expect(lower).toBe(upper);
    expect(upper).toBeGreaterThan(1.5 * alone);
    expect(sizesIn('data-lines="3"').length).toBeGreaterThan(1);
  });

  test('a long one shrinks to the safe edge, to 7 pt at the least, and then is refused', () => {
    const kit = kitOf(ownTemplate(drawing(`<text x="300" y="60" font-size="30">{{title}}</text>${SLOT}`)));
    for (const count of [3, 30, 70]) {
      const title = 'n'.repeat(count);
      const [mark] = fill(kit, 'puzzle', { title }) as TextMark[];
      const right = mark.x + kit.typefaces.regular.widthOf(title, mark.size);
      expect(right).toBeLessThanOrEqual(612 - 12 * MM + 1e-6);
      expect(mark.size).toBeGreaterThanOrEqual(6.999);
    }
    expect(() => fill(kit, 'puzzle', { title: 'n'.repeat(200) })).toThrow('is too long for its line');
  });
});

/** A picture of its own colour at each corner. */
const PNG = encode({
  width: 2,
  height: 2,
  channels: 4,
  data: new Uint8Array([255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255, 9, 9, 9, 0]),
});
const png64 = Buffer.from(PNG).toString('base64');
/** The head of a JPEG file: 30 by 20 pixels, with this many channels. */
const jpeg = (channels: number): Uint8Array =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc2,
    0,
    17,
    8,
    0,
    20,
    0,
    30,
    channels,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

describe('pictures', () => {
  test('PNG and JPEG, embedded or beside the drawing, keep their proportions in their frame', () => {
    const [image] = imagesOf(
      `<image x="10" y="20" width="80" height="40" href="data:image/png;base64,${png64}"/>`,
    );
    expect(image.picture.pixels).toEqual({
      channels: 3,
      data: new Uint8Array([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]),
      alpha: new Uint8Array([255, 128, 255, 0]),
    });
    expect(image.map).toEqual(near([40, 0, 0, 40, 30, 20]));
    const [wide] = imagesOf(
      `<image width="80" height="40" preserveAspectRatio="xMinYMin slice" href="data:image/png;base64,${png64}"/>`,
    );
    expect(wide.map).toEqual(near([80, 0, 0, 80, 0, 0]));
    expect(wide.clips).toHaveLength(1);
    const svg = drawing(`<image width="60" href="a%20b.jpg" transform="rotate(90)"/>${SLOT}`);
    const [photo] = fill(kitOf(ownTemplate(svg, { 'a b.jpg': jpeg(3) })), 'puzzle', {}) as ImageMark[];
    expect(photo.map).toEqual(near([0, 60, -40, 0, 0, 0]));
    expect(photo.picture).toMatchObject({ width: 30, height: 20, channels: 3 });
  });

  test('that fill a shape by a pattern, as Figma saves them, lie in its box and are cut to its form', () => {
    const pattern = (more: string): string =>
      `<circle cx="100" cy="100" r="40" fill="url(#p)" stroke="red"/><defs><pattern id="p" patternContentUnits="objectBoundingBox" ${more}>` +
      `<use xlink:href="#i" transform="scale(.5)"/></pattern><image id="i" width="2" height="2" href="data:image/png;base64,${png64}"/></defs>`;
    const marks = marksOf(pattern('width="1" height="1"'));
    expect(marks.map(({ kind }) => kind)).toEqual(['image', 'path']);
    expect((marks[0] as ImageMark).map).toEqual(near([80, 0, 0, 80, 60, 60]));
    expect((marks[0] as ImageMark).clips).toHaveLength(1);
    expect(() => marksOf(pattern('width=".5" height="1"'))).toThrow('a fill with a <pattern> is not drawn');
  });

  test('greys are greys, whatever the file calls them', () => {
    const grey = encode({ width: 1, height: 1, channels: 3, data: new Uint8Array([7, 7, 7]) });
    const [{ picture }] = imagesOf(
      `<image width="8" href="data:image/png;base64,${Buffer.from(grey).toString('base64')}"/>`,
    );
    expect(picture.pixels).toEqual({ channels: 1, data: new Uint8Array([7]) });
  });

  test.each([
    [jpeg(4), 'CMYK'],
    [jpeg(3).subarray(0, 10), 'damaged JPEG'],
    [PNG.subarray(0, 40), 'damaged PNG'],
    [new Uint8Array([1, 2, 3]), 'neither PNG nor JPEG'],
    [Uint8Array.from(PNG, (byte, i) => (i === 16 || i === 20 ? 1 : byte)), 'million pixels'],
    [Uint8Array.from(jpeg(3), (byte, i) => (i === 13 || i === 15 ? 255 : byte)), 'at most 10000×10000'],
  ])('%# is refused', (bytes, words) => {
    const svg = drawing(`<image width="8" href="a.png"/>${SLOT}`);
    expect(() => ownTemplate(svg, { 'a.png': bytes })).toThrow(words);
    expect(() => ownTemplate(svg, { 'a.png': bytes })).toThrow(
      /^template mine\.svg: the picture a\.png [^\n]+$/,
    );
  });
});

describe('slots', () => {
  const number = fc.double({ min: -2, max: 2, noNaN: true });
  const SHAPES = [
    {
      svg: '<rect id="maze-slot" width="200" height="150"/>',
      corners: [
        [0, 0],
        [200, 0],
        [200, 150],
        [0, 150],
      ],
    },
    {
      svg: '<g id="maze-slot"><path d="M0 0H200V1"/><line x1="0" y1="150" x2="9" y2="150"/></g>',
      corners: [
        [0, 0],
        [200, 0],
        [200, 1],
        [0, 150],
        [9, 150],
      ],
    },
    {
      svg: '<polygon id="maze-slot" points="0,0 200,0 100,150"/>',
      corners: [
        [0, 0],
        [200, 0],
        [100, 150],
      ],
    },
    {
      svg: '<use id="maze-slot" href="#r"/><defs><rect id="r" width="200" height="150"/></defs>',
      corners: [
        [0, 0],
        [200, 0],
        [200, 150],
        [0, 150],
      ],
    },
    {
      svg: `<image id="maze-slot" width="200" height="150" href="data:image/png;base64,${png64}"/>`,
      corners: [
        [0, 0],
        [200, 0],
        [200, 150],
        [0, 150],
      ],
    },
  ] as const;

  test('have the box of their form on the page, whatever it is and however it is turned', () => {
    const shape = fc.constantFrom(...SHAPES);
    fc.assert(
      fc.property(shape, number, number, number, number, ({ svg, corners }, a, b, c, d) => {
        const map: Affine = [a, b, c, d, 0, 0];
        const points = corners.map(([x, y]) => apply(map, x, y));
        const [left, top] = [0, 1].map((i) => Math.min(...points.map((point) => point[i])));
        const [width, height] = [0, 1].map(
          (i) => Math.max(...points.map((point) => point[i])) - [left, top][i],
        );
        fc.pre(width > 200 && height > 200);
        // Moved so that it lies on the page.
        const moved = `translate(${100 - left} ${120 - top}) matrix(${map.join(' ')})`;
        const page = [1000, 1400];
        const text = drawing(`<g transform="${moved}">${svg}</g>`, `width="${page[0]}" height="${page[1]}"`);
        const box = findSlot(kitOf(ownTemplate(text), ...(page as [number, number])), 'puzzle', 'maze');
        expect(box && [box.x, box.y, box.width, box.height]).toEqual(near([100, 120, width, height]));
      }),
      runs(100),
    );
  });

  test('of a curve reach as far as it does, not as its controls', () => {
    const svg = drawing('<circle id="maze-slot" cx="300" cy="400" r="200" transform="rotate(30 300 400)"/>');
    const { x, y, width, height } = slotOf(kitOf(ownTemplate(svg)), 'puzzle', 'maze');
    // Cubics stray from an arc by some parts in ten thousand.
    expect([x, y, width, height].map(Math.round)).toEqual([100, 200, 400, 400]);
  });
});

describe('on other paper', () => {
  test.each(Object.entries(SAMPLES))(
    '%s: the slot is on the page, and what moves keeps its proportions',
    (_, svg) => {
      const template = ownTemplate(svg);
      const own = template.pages.puzzle[0];
      for (const { name, width, height } of papers) {
        const kit = kitOf(template, width, height);
        const scale = Math.min(width / own.width, height / own.height);
        const { x, y, width: across, height: down } = slotOf(kit, 'puzzle', 'maze');
        expect(x, name).toBeGreaterThanOrEqual(12 * MM * Math.min(1, scale) - 1);
        expect(x + across).toBeLessThanOrEqual(width - 12 * MM * Math.min(1, scale) + 1);
        expect(y).toBeGreaterThan(12 * MM * Math.min(1, scale));
        expect(y + down).toBeLessThanOrEqual(height - 12 * MM * Math.min(1, scale) + 1);
        for (const mark of fill(kit, 'puzzle', {})) {
          if (mark.kind !== 'path') continue;
          const [left, top, right, bottom] = edgesOf(mark);
          const [w, h] = [right - left, bottom - top];
          const isSame = own.items.some(
            (item) =>
              item.kind === 'own' &&
              'path' in item.piece &&
              !item.spans.across &&
              !item.spans.down &&
              Math.abs(edgesIn(item.piece.path)[0] * scale - w) < 0.01 &&
              Math.abs(edgesIn(item.piece.path)[1] * scale - h) < 0.01,
          );
          // What does not move as a whole goes from edge to edge.
          expect(isSame || w > 0.5 * width || h > 0.5 * height).toBe(true);
        }
      }
    },
  );

  test('of its own proportions nothing moves', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 700 }) });
    fc.assert(
      fc.property(
        place,
        fc.integer({ min: 1, max: 600 }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        ({ x, y }, size, times) => {
          const svg = drawing(`<rect x="${x}" y="${y}" width="${size}" height="40" fill="red"/>${SLOT}`);
          const kit = kitOf(ownTemplate(svg), 612 * times, 792 * times);
          const [mark] = fill(kit, 'puzzle', {}) as PathMark[];
          expect(edgesOf(mark)).toEqual(near([x, y, x + size, y + 40].map((n) => n * times)));
        },
      ),
      runs(60),
    );
  });

  test('a frame goes along with the edges, its corners as they are; small things keep to the nearest edge', () => {
    const svg = drawing(
      `<rect x="20" y="30" width="572" height="732" rx="10" fill="none" stroke="black"/><g><circle cx="560" cy="740" r="20"/><text x="560" y="745" text-anchor="middle">{{number}}</text></g>${SLOT}`,
    );
    const kit = kitOf(ownTemplate(svg), 612, 1008);
    const [frame, badge, number] = fill(kit, 'puzzle', { number: '3' });
    expect(edgesOf(frame as PathMark)).toEqual(near([20, 30, 592, 978]));
    expect(edgesOf(badge as PathMark)).toEqual(near([540, 936, 580, 976]));
    expect(number).toMatchObject({ y: 961 });
  });

  test('what touches moves together', () => {
    // A flower whose left half lies nearer to the left edge, and its right half to the right.
    const svg = drawing(`<circle cx="280" cy="60" r="25"/><circle cx="320" cy="60" r="25"/>${SLOT}`);
    const [one, two] = (fill(kitOf(ownTemplate(svg), 900, 792), 'puzzle', {}) as PathMark[]).map(edgesOf);
    expect(two[0] - one[0]).toBeCloseTo(40, 6);
    // It is in the middle, but for 6 points.
    expect((one[0] + two[2]) / 2).toBeCloseTo(450 - 6, 6);
  });

  test('a text on a background of the whole page keeps to the edge that it is near to', () => {
    const [before, after] = ['', '<rect width="612" height="792" fill="#ffc"/>'].map((behind) => {
      const svg = drawing(`${behind}<text x="60" y="90" font-size="20">Top</text>${SLOT}`);
      const marks = fill(kitOf(ownTemplate(svg), 612, 1000), 'puzzle', {});
      return marks.filter((mark) => mark.kind === 'text').map(({ x, y }) => [x, y]);
    });
    expect(before).toEqual([[60, 90]]);
    expect(after).toEqual(before);
    const picture = `<image width="612" height="792" preserveAspectRatio="none" href="data:image/png;base64,${png64}"/>`;
    const onPicture = drawing(`${picture}<text x="60" y="90" font-size="20">Top</text>${SLOT}`);
    const marks = fill(kitOf(ownTemplate(onPicture), 612, 1000), 'puzzle', {});
    expect(marks.find((mark) => mark.kind === 'text')?.y).toBe(90);
  });

  test('a picture of the whole page covers any', () => {
    const svg = drawing(
      `<image width="612" height="792" preserveAspectRatio="none" href="data:image/png;base64,${png64}"/>${SLOT}`,
    );
    for (const [width, height] of [
      [612, 612],
      [400, 792],
    ]) {
      const [{ map }] = fill(kitOf(ownTemplate(svg), width, height), 'puzzle', {}) as ImageMark[];
      expect(map[4]).toBeLessThanOrEqual(1e-6);
      expect(map[5]).toBeLessThanOrEqual(1e-6);
      expect(map[4] + map[0]).toBeGreaterThanOrEqual(width - 1e-6);
      expect(map[5] + map[3]).toBeGreaterThanOrEqual(height - 1e-6);
      expect(map[3] / map[0]).toBeCloseTo(792 / 612, 6);
    }
  });
});

function edgesIn(path: ArrayLike<number>): [number, number] {
  const [left, top, right, bottom] = extentOf([path]) ?? [0, 0, 0, 0];
  return [right - left, bottom - top];
}

describe('a folder', () => {
  const page = drawing(SLOT);
  const read = (files: Readonly<Record<string, string>>) => readOwnTemplate(folderOf(files), plain);

  test('has what it draws in the usual order, and sizes and a font of its own', () => {
    const drawn = { 'puzzle.svg': page, 'notes.svg': page, 'section.svg': page, 'cover.svg': page };
    const mine = read(drawn);
    expect(mine.order).toEqual(['cover', 'title', 'section', 'puzzle', 'section', 'answers', 'notes']);
    expect(mine.pages.puzzles).toEqual([]);
    expect([mine.font, mine.sizes]).toEqual([plain.font, plain.sizes]);
    expect(read({ 'puzzle.svg': page }).order).toEqual(plain.order);
    const told = read({
      ...drawn,
      'template.json':
        '{"order":["puzzle","notes"],"font":"andika","sizes":{"line":40,"answer":{"number":20,"note":10}},"begin":"Go.","end":"Stop."}',
    });
    expect(told).toMatchObject({
      order: ['puzzle', 'notes'],
      font: 'andika',
      sizes: { ...plain.sizes, line: 40, answer: { number: 20, note: 10 } },
      howTo: ['Go.', 'Stop.'],
    });
  });

  test('has its own pages by their names, and others from plain', () => {
    const mine = read({ 'puzzle.svg': page, 'title.svg': page });
    expect(mine.pages.puzzle[0].items).toHaveLength(1);
    expect(mine.pages.title[0].items).toHaveLength(1);
    expect(mine.pages.answers).toBe(plain.pages.answers);
    expect(mine).toMatchObject({ margin: 12 * MM, walls: plain.walls });
  });

  test('may say more in template.json', () => {
    const mine = read({
      'a.svg': page,
      's.svg': drawing('<circle r="5" fill="red"/>'),
      'template.json':
        '\uFEFF{"title":"Mine","margin":"0.5in","pages":{"puzzle":["a.svg"]},"walls":{"share":0.1,"thinnest":1,"thickest":2},"start":"s.svg","goal":"s.svg"}',
    });
    expect(mine).toMatchObject({
      margin: 36,
      walls: { share: 0.1 },
      gates: { start: { pieces: [{ colour: [1, 0, 0] }] } },
    });
  });

  test.each([
    [{}, 'template mine: there is no puzzle.svg'],
    [{ 'template.json': '{' }, 'template mine/template.json: it is not readable as JSON'],
    [{ 'template.json': '[]' }, 'it is not an object'],
    [{ 'template.json': '{"wall":1}' }, "there is no 'wall'; known: title, about, margin"],
    [{ 'template.json': '{"pages":{"puzle":"a.svg"}}' }, "there is no 'puzle'; known: cover, title"],
    [{ 'template.json': '{"pages":{"puzzle":3}}' }, 'its pages.puzzle does not work; file names for'],
    [{ 'template.json': '{"margin":"12"}' }, 'its margin does not work; a length such as "12mm" works'],
    [{ 'template.json': '{"margin":"90mm"}' }, 'leaves no room'],
    [{ 'template.json': '{"walls":{"share":1,"thinnest":1,"thickest":2}}' }, 'its walls.share does not work'],
    [{ 'template.json': '{"walls":{"share":0.1,"thinnest":3,"thickest":2}}' }, 'its walls does not work'],
    [{ 'puzzle.svg': page, 'template.json': '{"start":"a.svg"}' }, 'of start and goal it has only one'],
    [{ 'puzzle.svg': page, 'template.json': '{"end":"Stop."}' }, 'of begin and end it has only one'],
    [{ 'template.json': '{"begin":7,"end":"Stop."}' }, 'its begin does not work; a sentence of up to 80'],
    [
      { 'template.json': '{"order":["title","answers"]}' },
      'its order does not work; a list with one "puzzle"',
    ],
    [
      { 'template.json': '{"order":["puzzle","index"]}' },
      'its order.1 does not work; a list with one "puzzle"',
    ],
    [{ 'template.json': '{"font":"Times"}' }, 'its font does not work; one of atkinson-hyperlegible'],
    [{ 'template.json': '{"sizes":{"list":3}}' }, 'its sizes.list does not work; {'],
    [{ 'template.json': '{"pages":{"puzzle":"b.svg"}}' }, 'no such file'],
    [
      { 'puzzle.svg': page, 'answers.svg': page },
      'template mine/answers.svg: nothing in it is named answers-slot',
    ],
  ])('%j is refused in one line', (files, words) => {
    expect(() => read(files)).toThrow(words);
    expect(() => read(files)).toThrow(/^template mine[^\n]+$/);
  });
});

describe('what a page cannot show is refused in one line', () => {
  test.each([
    ['<rect id="maze_slot" width="300" height="300"/>', 'it has 2 elements named maze-slot; one works'],
    ['<rect fill="url(#p)" width="9" height="9"/><pattern id="p"/>', 'a fill with a <pattern> is not drawn'],
    ['<g filter="url(#f)"/>', 'a <g> has a filter'],
    ['<rect style="mix-blend-mode:multiply" width="9" height="9"/>', 'the blend mode multiply'],
    [
      '<mask id="m"><rect width="9" height="9" fill="gray"/></mask><g mask="url(#m)"><rect width="9" height="9"/></g>',
      'the mask #m fades',
    ],
    [
      '<linearGradient id="g" spreadMethod="repeat"><stop/></linearGradient><rect fill="url(#g)" width="9" height="9"/>',
      "goes on by 'repeat'",
    ],
    [
      '<linearGradient id="g" href="#g"/><rect fill="url(#g)" width="9" height="9"/>',
      'a gradient refers to itself',
    ],
    ['<text transform="rotate(10)" x="9" y="9">a</text>', 'the text “a” is turned or slanted'],
    ['<text><textPath href="#a">b</textPath></text>', 'a text with a <textPath>'],
    ['<text>{{nmae}}</text>', 'there is no placeholder {{nmae}}; known: title, subtitle'],
    ['<text>{{title</text>', 'begins a placeholder that does not end'],
    ['<text fill="url(#g)">a</text>', 'letters filled with a gradient'],
    ['<text fill="none" stroke="red">a</text>', 'the letters “a” have a line and no fill'],
    ['<path d="M0 0H9" marker-end="url(#m)"/>', 'arrowheads (markers)'],
    ['<path d="M0 0 L5"/>', 'a <path> is not drawn right'],
    ['<rect fill="rde" width="9" height="9"/>', "the colour 'rde' is not known"],
    ['<use href="#nobody"/>', "a <use> draws '#nobody', which is not there"],
    ['<g id="a"><use href="#a"/></g>', 'a <use> draws itself'],
    ['<flowRoot/>', 'a <flowRoot> is not drawn'],
    ['<rect clip-path="circle(4px)" width="9" height="9"/>', 'clip-path: circle(4px) is not drawn'],
    [
      '<clipPath id="c"><text>a</text></clipPath><rect clip-path="url(#c)" width="9" height="9"/>',
      'a clip made of letters',
    ],
    [
      '<clipPath id="c" clip-path="url(#c)"><rect width="9" height="9"/></clipPath><rect clip-path="url(#c)" width="9" height="9"/>',
      'clips itself',
    ],
    ['<script/>', 'it holds a <script>'],
    ['<g>', 'it is not readable as SVG'],
  ])('%s', (inside, words) => {
    expect(() => ownTemplate(drawing(inside + SLOT))).toThrow(words);
    expect(() => ownTemplate(drawing(inside + SLOT))).toThrow(/^template mine\.svg: [^\n]+$/);
  });

  test.each([
    [drawing('<rect width="9" height="9"/>'), 'nothing in it is named maze-slot'],
    [drawing(`<g display="none">${SLOT}</g>`), 'its maze-slot is hidden'],
    [drawing('<g id="maze-slot"/>'), 'its maze-slot has no form'],
    [
      drawing('<rect id="maze-slot" x="500" width="300" height="300"/>'),
      'its maze-slot reaches out of the page',
    ],
    [drawing('<rect id="maze-slot" width="20" height="300"/>'), 'its maze-slot is too small'],
    [drawing(SLOT, ''), 'it has no size'],
    [drawing(SLOT, 'width="100%" height="100%"'), 'it has no size'],
    [drawing(SLOT, 'viewBox="0 0 100 9000"'), 'ten times as long'],
    ['<html/>', 'it is not an SVG file'],
    ['', 'it is not readable as SVG'],
  ])('%s', (svg, words) => expect(() => ownTemplate(svg)).toThrow(words));

  test('a fan of <use> ends before it has used up time and memory', () => {
    const fan = Array.from(
      { length: 9 },
      (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(9)}</g>`,
    );
    const svg = drawing(
      `<defs><rect id="a0" width="1" height="1"/>${fan.join('')}</defs><use href="#a9"/>${SLOT}`,
    );
    expect(() => ownTemplate(svg)).toThrow('it draws more than 50,000 elements');
  });
});

test('what lies beside the page, or too far away for any, is not drawn', () => {
  for (const inside of [
    '<rect x="-50" width="40" height="40"/>',
    '<text x="700" y="50">a note</text><text x="1e999" y="-3">another</text>',
    `<image x="10" y="900" width="8" href="data:image/png;base64,${png64}"/>`,
  ]) {
    expect(marksOf(inside)).toEqual([]);
  }
  for (const inside of [
    '<rect width="1e30" height="40"/>',
    `<image width="1e30" href="data:image/png;base64,${png64}"/>`,
  ]) {
    expect(() => marksOf(inside)).toThrow('numbers too large');
  }
});

describe('any file', () => {
  /** Pieces that drawings are made of, some of them wrong. */
  const PARTS = [
    ...[
      '<g',
      '<rect',
      '<path',
      '<use',
      '<text',
      '<tspan',
      '<image',
      '<clipPath',
      '<mask',
      '<svg',
      '<symbol',
      '<linearGradient',
      '<stop',
      '<style',
    ],
    ...[
      ' id="a"',
      ' id="maze-slot"',
      ' href="#a"',
      ' clip-path="url(#a)"',
      ' mask="url(#a)"',
      ' fill="url(#a)"',
      ' fill="red"',
    ],
    ...[
      ' x="1e999"',
      ' width="50"',
      ' height="5e2"',
      ' d="M0 0L1 1e400Z"',
      ' d="M1 2A3 4 5 1 0 7 8Z"',
      ' viewBox="0 0 0 0"',
      ' y="-1"',
    ],
    ...[
      ' transform="scale(0)"',
      ' transform="matrix(1 2 3 4 5 1e300)"',
      ' opacity="x"',
      ' stroke="blue"',
      ' stroke-width="1e9"',
    ],
    ...[
      ' stroke-dasharray="0 -1"',
      ' font-size="0"',
      ' offset="2"',
      ' clipPathUnits="objectBoundingBox"',
      ' width="0" height="0"',
    ],
    ...['>', '/>', '</g>', '</text>', '</svg>', '{{title}}', '{{', 'a', '&amp;', '.a{fill:url(#a)}'],
  ];

  test('is drawn or refused in one line: never another error', () => {
    const parts = fc
      .array(fc.constantFrom(...PARTS), { maxLength: 40 })
      .map((all) => drawing(all.join('') + SLOT));
    const sample = fc.constantFrom(...Object.values(SAMPLES));
    const cut = fc
      .tuple(sample, fc.nat(2000), fc.nat(60), fc.constantFrom(...PARTS, ''))
      .map(([svg, at, count, part]) => svg.slice(0, at) + part + svg.slice(at + count));
    const element = fc
      .tuple(
        fc.constantFrom('g', 'rect', 'path', 'text', 'use', 'clipPath', 'mask', 'symbol', 'svg'),
        fc.array(fc.constantFrom(...PARTS.filter((part) => part.startsWith(' '))), { maxLength: 6 }),
      )
      .map(([name, said]) => {
        const once = new Map(said.map((one) => [one.split('=')[0], one]));
        return `<${name}${[...once.values()].join('')}><rect id="r" width="9" height="9"/>{{title}}</${name}>`;
      });
    const sound = fc.array(element, { maxLength: 5 }).map((all) => drawing(all.join('') + SLOT));
    let drawn = 0;
    fc.assert(
      fc.property(fc.oneof(parts, cut, sound), (svg) => {
        try {
          const marks = fill(kitOf(ownTemplate(svg), 420, 595), 'puzzle', { number: '1' });
          expect(JSON.stringify(marks)).not.toContain('null');
          drawn++;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          expect(error.message).not.toContain('\n');
        }
      }),
      runs(1500),
    );
    expect(drawn).toBeGreaterThan(100);
  });
});
