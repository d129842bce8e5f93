import { describe, expect, test } from 'vitest';
import { findingsAfter } from '#tests/builders/a-published-page.ts';

type Case = [what: string, piece: string | RegExp, replacement: string, element: string];

/** Adds markup at the end of the main part. */
const added = (what: string, markup: string, element: string): Case => [
  what,
  '</main>',
  `${markup}</main>`,
  element,
];

function expectRefusal(code: string, [, piece, replacement, element]: Case) {
  const found = findingsAfter(piece, replacement).filter((finding) => finding.code === code);
  expect(found.map((finding) => finding.element).join('\n')).toContain(element);
  expect(found[0]?.message).toMatch(/^[A-Z].*\.$/);
}

describe('tags that a browser would correct', () => {
  test.each<Case>([
    added('a block in a paragraph', '<p><div>x</div></p>', 'main#main > p, line'),
    added('an end tag that closes nothing', '</b>', '</b></main>'),
    added('the end of a paragraph that was never begun', '</p>', 'main#main > p, line'),
    added('a paragraph that is not closed', '<p>x', 'main#main > p "x", line'),
    added('two parts that overlap', '<p><b><i>x</b></i></p>', 'main#main > i "x", line'),
    added('a table row outside a table', '<tr><td>x</td></tr>', '<tr><td>x</td></tr>'),
    added('a second body', '<body class="x">', '<body class="x">'),
    added('an image under its old name', '<image>', 'main#main > img'),
    ['a table without a body', /<\/?tbody>/, '', 'section#contact > tbody'],
    [
      'an element in a table outside its cells',
      '<tbody>',
      '<div>x</div><tbody>',
      'section#contact > div "x"',
    ],
    ['text in a table outside its cells', '<tbody>', 'oops<tbody>', '<table>oops<tbody>'],
    ['a link in a link', 'View Our Menu</a>', 'Our <a href="#faq">menu</a></a>', 'section#hero > a "Our"'],
    ['unclosed list items', /<\/li>/, '', 'line '],
    ['an element after the end of the page', '</body>', '</body><p>x</p>', 'p "x", line'],
    ['a truncated page', '</body>', '', 'line '],
  ])('are rejected: %s', (...each) => expectRefusal('tags_corrected', each));
});

describe('elements not allowed on a published page', () => {
  test.each<Case>([
    added('an obsolete element', '<font>x</font>', 'main#main > font "x"'),
    added('another obsolete element', '<center>x</center>', 'main#main > center "x"'),
    added('an input', '<input>', 'main#main > input'),
    added('an element of no one', '<menu-card>x</menu-card>', 'main#main > menu-card "x"'),
    added('a video', '<video></video>', 'main#main > video'),
    added('a formula', '<math></math>', 'main#main > math'),
  ])('are rejected: %s', (...each) => expectRefusal('element_unknown', each));

  test.each<Case>([
    [
      'a style attribute',
      '<h3>Hours</h3>',
      '<h3 style="color:#eee">Hours</h3>',
      'section#contact > h3 "Hours"',
    ],
    [
      'an obsolete attribute',
      '<h3>Hours</h3>',
      '<h3 align="left">Hours</h3>',
      'section#contact > h3 "Hours"',
    ],
    ['a tab index', '<h3>Hours', '<h3 tabindex="3">Hours', 'section#contact > h3'],
  ])('are rejected as attributes: %s', (...each) => expectRefusal('attribute_unknown', each));

  test.each<Case>([
    ['a width that isn’t a number', 'width="1200"', 'width="abc"', 'section#gallery > img'],
    ['an invalid text direction', '<h3>Hours', '<h3 dir="up">Hours', 'section#contact > h3'],
    ['an invalid tab index', 'tabindex="-1"', 'tabindex="5"', 'main#main'],
    ['a style sheet from a file', 'rel="icon"', 'rel="stylesheet"', 'link'],
  ])('are rejected as values: %s', (...each) => expectRefusal('attribute_invalid', each));

  test('are rejected without a required attribute', () => {
    expectRefusal('attribute_missing', added('a link to nowhere', '<p><a>x</a></p>', 'main#main > a "x"'));
  });
});

describe('misplaced elements', () => {
  test.each<Case>([
    added('a list item outside a list', '<li>x</li>', 'main#main > li "x"'),
    added('a block in a list', '<ul><div>x</div></ul>', 'main#main > div "x"'),
    added('text in a list', '<ul>x<li>y</li></ul>', 'main#main > ul "xy"'),
    added('an empty list', '<ul></ul>', 'main#main > ul'),
    added('a block in a heading', '<h2><div>x</div></h2>', 'main#main > div "x"'),
    added('a paragraph in a span', '<div><span><p>x</p></span></div>', 'main#main > p "x"'),
    added('a block in a link', '<a href="#menu"><div>x</div></a>', 'main#main > div "x"'),
    added('a link without a text', '<p><a href="#menu"> </a></p>', 'main#main > a "#menu"'),
    added(
      'a link in the summary of details',
      '<details><summary><a href="#menu">x</a></summary></details>',
      'main#main > a "x"',
    ),
    added('an unfolding part without its title', '<details><p>x</p></details>', 'main#main > details "x"'),
    added('a title of what unfolds elsewhere', '<summary>x</summary>', 'main#main > summary "x"'),
    added('a caption without a picture', '<figcaption>x</figcaption>', 'main#main > figcaption "x"'),
    added(
      'a caption between rows',
      '<figure><p>a</p><figcaption>x</figcaption><p>b</p></figure>',
      'main#main > figure',
    ),
    added('a heading in an address', '<address><h3>x</h3></address>', 'main#main > h3 "x"'),
    added('a header in a footer', '<footer><header>x</header></footer>', 'main#main > header "x"'),
    [
      'a heading in a row’s header cell',
      '<th scope="row">Monday',
      '<th scope="row"><h3>Monday</h3>',
      'section#contact > h3',
    ],
  ])('are rejected: %s', (...each) => expectRefusal('nesting_invalid', each));
});
