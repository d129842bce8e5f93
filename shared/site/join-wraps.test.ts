import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinWraps } from './join-wraps.ts';

/** Wraps text as a mail program does. */
function wrapped(text: string, width: number, lineEnd = '\n'): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join(lineEnd);
}

const FIELD = `We cook what the morning brings: bread from our own oven, vegetables from
the field behind the house

Nina & Paul`;

const PROSE = [
  'My grandmother opened this dining room in 1962 with six tables and one stove. The stove is still here, and so is her recipe for the veal, which we braise overnight and serve with whatever the garden has.',
  'Wir backen unser Brot selbst, jeden Morgen ab vier Uhr. Das Mehl kommt aus der Mühle im Nachbardorf, die Butter vom Hof gegenüber, und am Sonntag gibt es den Kuchen, den schon unsere Großmutter gebacken hat.',
  'Nous cuisinons ce que le marché nous donne. Le poisson vient de Port-Vendres, les légumes du jardin de mon frère, et le pain sort du four à bois vers onze heures, juste avant que nous ouvrions la porte.',
];

describe('hard-wrapped text', () => {
  test('is joined, with empty lines as paragraphs', () => {
    const joined =
      'We cook what the morning brings: bread from our own oven, vegetables from the field behind the house\n\nNina & Paul';
    expect(joinWraps(FIELD)).toBe(joined);
    expect(joinWraps(FIELD.replaceAll('\n', '\r\n'))).toBe(joined);
  });

  test.each(PROSE)('is joined at any width, with any line end: %s', (text) => {
    for (const width of [60, 65, 68, 72, 76, 78, 80])
      for (const lineEnd of ['\n', '\r\n', ' \n'])
        expect(joinWraps(wrapped(text, width, lineEnd))).toBe(text);
  });

  test('keeps its paragraphs', () => {
    const text = PROSE.map((paragraph) => wrapped(paragraph, 76)).join('\n\n');
    expect(joinWraps(text)).toBe(PROSE.join('\n\n'));
  });
});

test('notes with one long line stay separate lines', () => {
  const notes = `mon-thurs 4-12, fri 4-2, sat noon-2, sun noon-10
smash burger 12 / fries 5 / pretzel bites 8 / nachos 11
lanes 30/hr, shoes included
beers 5-8
no outside food`;
  expect(joinWraps(notes)).toBe(notes);
});

describe('words that were split at the end of a line', () => {
  const first = 'Our pasta is rolled at the counter in the morning, and each piece is hand-';

  test.each([
    ['a hyphen', `${first}\nmade by my aunt`, `${first}made by my aunt`],
    [
      'a hyphen before a further word',
      'Wir servieren am Wochenende unsere hausgemachte Mittags-\nund Abendkarte im Garten.',
      'Wir servieren am Wochenende unsere hausgemachte Mittags- und Abendkarte im Garten.',
    ],
    [
      'a dash',
      'We cook what the morning brings from the market and the garden -\nbread comes from our oven.',
      'We cook what the morning brings from the market and the garden - bread comes from our oven.',
    ],
    [
      'the sign of encoded mail within a word',
      'We cook what the morning brings, bread from our own oven and vegetables fro=\nm the field.',
      'We cook what the morning brings, bread from our own oven and vegetables from the field.',
    ],
    [
      'the sign of encoded mail after a space',
      'We cook what the morning brings, bread from our own oven, vegetables from =\nthe field.',
      'We cook what the morning brings, bread from our own oven, vegetables from the field.',
    ],
  ])('becomes whole sentences: %s', (_, text, joined) => {
    expect(joinWraps(text)).toBe(joined);
  });
});

describe('intended line breaks', () => {
  test.each([
    ['an address', 'Osteria Lupo\n12 Court Street\nBrooklyn, NY 11201'],
    ['a poem', 'Bread and wine,\na table by the door,\nand nobody asks for the time.'],
    ['paragraphs of one line', `${PROSE[0]}\n${PROSE[1]}`],
    [
      'sentences of about the same length',
      'We opened the doors of this place in the spring of 1962, on a Friday.\nOur bread has come from the same bakery around the corner since then.',
    ],
    [
      'a list',
      '- bread from our own wood oven, baked every morning before the sun is up\n- vegetables from the field behind the house\n- wine from friends',
    ],
    [
      'a menu',
      'tagliatelle with slow-cooked ragù of veal and pork, and parmesan $18\nspaghetti with guanciale, pecorino, egg and much black pepper 17,50 €\npanna cotta with a sauce of berries from the garden behind us 9',
    ],
    [
      'a menu with lines that describe its dishes',
      'Spaghetti 17\nclams, garlic, white wine, parsley, and all that we find in the sea\nMargherita $12\ntomato, mozzarella, basil',
    ],
    ['a signature', `${wrapped(PROSE[0] ?? '', 72)}\nNina & Paul`],
  ])('stay: %s', (name, text) => {
    const isSigned = name === 'a signature';
    expect(joinWraps(text)).toBe(isSigned ? `${PROSE[0]}\nNina & Paul` : text);
  });

  test('stay where no line is long enough', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 54 }).filter((line) => !/[\r\n]/.test(line))), (lines) => {
        expect(joinWraps(lines.join('\n'))).toBe(lines.join('\n'));
      }),
    );
  });
});

test('joining changes only white space, and only once', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'word', ' ', '\n', '.', 'é', '- '), maxLength: 400 }),
      (text) => {
        const joined = joinWraps(text);
        expect(joined.replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
      },
    ),
  );
});
