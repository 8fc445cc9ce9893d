import { XmlElement } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { INITIAL, type Look, rulesOf, styleOf } from '../../src/svg/style.ts';

const fillOf = (css: string, attributes: Record<string, string> = { class: 'a', id: 'i' }): string =>
  styleOf(new XmlElement('rect', attributes), INITIAL as Look, rulesOf(css)).look.fill;

describe('rules of a <style>', () => {
  test.each([
    ['.a{fill:red}', 'red'],
    ['rect , .b { fill : red }', 'red'],
    ['.a{fill:red;fill:blue !important}', 'blue'],
    ['#i{fill:red} rect.a{fill:blue}', 'red'],
    ['.a{fill:red} .a{fill:blue}', 'blue'],
    ['/* .a{fill:blue} */.a{/**/fill:red/* ; */}', 'red'],
    ['@media print{.a{fill:blue}} .a{fill:red}', 'red'],
    ['@import url(#a); @charset "x"; .a{fill:red}', 'red'],
    ['@supports (a){@media b{.a{fill:blue}}}.a{fill:red}', 'red'],
    ['@font-face{font-family:x;src:url(data:font/woff;base64,AA)} .a{fill:red}', 'red'],
    ['g .a, g>rect, .a:hover{fill:blue} *{fill:red}', 'red'],
    ['} .a{fill:red}', 'red'],
    ['.a{fill:red', 'black'],
    ['; .a{fill:blue}', 'black'],
    ['.a{fill:red} /* .a{fill:blue}', 'red'],
    ['<!-- .a{fill:red} -->', 'red'],
  ])('%s', (css, fill) => expect(fillOf(css)).toBe(fill));

  test('weigh less than a style of its own, and more than attributes', () => {
    expect(fillOf('.a{fill:red}', { class: 'a', fill: 'blue' })).toBe('red');
    expect(fillOf('.a{fill:red}', { class: 'a', style: 'fill:blue' })).toBe('blue');
  });

  test('of millions of letters take no time to speak of, whatever these are', () => {
    for (const part of ['@', '/*', 'a', ' ', '{', '}', '@{', ';@', '*/', '{;']) {
      expect(rulesOf(part.repeat(1_000_000))).toEqual([]);
    }
  });
});

describe('fonts', () => {
  const lookOf = (style: string): Look =>
    styleOf(new XmlElement('text', { style }), INITIAL as Look, []).look;

  test.each([
    ['font-size:12pt', 16],
    ['font-size:2em', 32],
    ['font-size:150%', 24],
    ['font-size:1ex', 8],
    ['font-size:large', 18],
    ['font-size:none', 16],
    ['font:italic bold 1in/1.5 "A B", serif', 96],
  ])('%s', (style, pixels) => expect(lookOf(style)['font-size']).toBe(String(pixels)));

  test('in one word say all', () => {
    expect(lookOf('font:italic 600 20px/1.5 Arial')).toMatchObject({
      'font-weight': '600',
      'font-family': 'Arial',
    });
    expect(lookOf('font-weight:bold;font:20px Arial')['font-weight']).toBe('normal');
  });
});
