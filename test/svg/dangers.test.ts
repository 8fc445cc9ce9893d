import { describe, expect, test } from 'vitest';
import { dangerIn } from '../../src/svg/dangers.ts';
import { parseSvg } from '../../src/svg/parse.ts';

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

function dangerOf(text: string): string | undefined {
  const source = parseSvg(text);
  if (typeof source === 'string') throw new Error(source);
  return dangerIn(source);
}

describe('what does more than draw is found, shown or not', () => {
  test.each([
    ['<script>a()</script>', '<script>'],
    ['<defs><g display="none"><script href="#a"/></g></defs>', '<script>'],
    ['<svg:script xmlns:svg="x"/>', '<script>'],
    ['<foreignObject/>', '<foreignObject>'],
    ['<rect onclick="a()"/>', 'onclick'],
    ['<g ONLOAD="a()"/>', 'ONLOAD'],
    ['<image href="http://a.example/b.png"/>', "'http://a.example/b.png', and nothing is fetched"],
    ['<image xlink:href="HTTPS://a.example/b.png"/>', 'nothing is fetched'],
    ['<image href="//a.example/b.png"/>', 'nothing is fetched'],
    ['<image href="\\\\a\\b.png"/>', 'nothing is fetched'],
    ['<image href=" file:///etc/passwd"/>', 'nothing is fetched'],
    ['<a href="javascript:a()"/>', 'nothing is fetched'],
    ['<image href="/etc/passwd"/>', 'a path out of its folder'],
    ['<image href="C:\\a.png"/>', 'a path out of its folder'],
    ['<image href="a/../../b.png"/>', 'a path out of its folder'],
    ['<image href="a\\..\\b.png"/>', 'a path out of its folder'],
    ['<image href="%2E%2e/b.png"/>', 'a path out of its folder'],
    ['<use href="b.svg#c"/>', 'another file'],
    ['<linearGradient xlink:href="b.svg#c"/>', 'another file'],
    ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', 'it embeds image/svg+xml'],
    ['<image href="data:text/html,a"/>', 'it embeds text/html'],
    ['<image href="data:,a"/>', 'it embeds data'],
    ['<rect fill="url(http://a.example#b)"/>', "'http://a.example#b'"],
    ['<rect style="fill : url( \'b.svg#c\' )"/>', "'b.svg#c'"],
    ['<rect filter="url(&quot;b.svg#c&quot;)"/>', "'b.svg#c'"],
    [`<g transform="${'a'.repeat(10_001)}"/>`, 'transform of more than 10,000 letters'],
    ['<style>@import "a.css";</style>', '@import'],
    ['<style>a{b:url(//c.example)}</style>', "'//c.example'"],
    ['<defs><style><![CDATA[@font-face{src:url(a.woff)}]]></style></defs>', "'a.woff'"],
  ])('%s', (inside, words) => {
    expect(dangerOf(svg(inside))).toContain(words);
    expect(dangerOf(svg(inside))).not.toContain('\n');
  });

  test('around the drawing as well', () => {
    expect(dangerOf(`<?xml-stylesheet href="a.css"?>${svg('')}`)).toContain('style sheet');
    const entities = (declared: string): string | undefined =>
      dangerOf(`<!DOCTYPE svg [${declared}]>${svg('')}`);
    expect(entities('<!ENTITY a SYSTEM "file:///etc/passwd">')).toContain('<!ENTITY');
    expect(entities('<!ENTITY a "lol"><!ENTITY b "&a;&a;">')).toContain('<!ENTITY');
    expect(entities('<!ENTITY % a SYSTEM "http://a.example"> %a;')).toContain('<!ENTITY');
    expect(entities('<!ENTITY ns_svg SYSTEM "http://www.w3.org/2000/svg">')).toContain('<!ENTITY');
  });
});

test.each([
  '<use href="#a"/><rect fill="url(#b)" style="clip-path:url( &quot;#c&quot; )"/>',
  '<image href="data:image/png;base64,AAAA"/><image xlink:href="DATA:image/jpeg;base64,AAAA"/>',
  '<image href="pictures/a%20b.png"/><image href="a..b.png"/>',
  '<style>@font-face{src:url(data:font/woff2;base64,AAAA)} .a{fill:url(#b)}</style>',
  '<switch><foreignObject requiredExtensions="x" width="1"><i:pgfRef xlink:href="#a"/></foreignObject><g/></switch>',
  '<metadata><rdf:type rdf:resource="http://a.example"/></metadata>',
  '<g inkscape:export-filename="/home/me/a.png" id="on"/>',
])('what only draws is none: %s', (inside) => expect(dangerOf(svg(inside))).toBeUndefined());

test('names of namespaces as Illustrator declares them are none', () => {
  const declared =
    '<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/"><!ENTITY ns_svg "http://www.w3.org/2000/svg">';
  const text = `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [${declared}]>${svg('')}`;
  expect(dangerOf(text)).toBeUndefined();
});
