import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someRewriteFacts } from '#tests/builders/some-rewrite-facts.ts';
import { ENGLISH } from '../library/en/english.ts';
import { expandLine } from '../library/expand-line.ts';
import { libraryOf } from '../library/libraries.ts';
import type { RewriteFacts } from './rewrite-facts.ts';
import { rewriteText } from './rewrite-text.ts';

const rewritten = (changes: Partial<RewriteFacts>) => {
  const facts = someRewriteFacts(changes);
  return rewriteText(facts, libraryOf(facts.profile.languages[0] ?? 'en'));
};
const OWNER = [
  'My grandmother Rosa opened this place in 1962.',
  'Call 555-0134 for a table.',
  'Lunch is $14.50 on weekdays.',
  'Find the menu at lupo.example/menu.',
  'Dr. Lee cooks on St. Charles Ave. until 10 p.m.',
  'The bread is ours.',
  'Our wine list has 40 bottles from Lazio.',
] as const;
const SLOTS = { name: 'Osteria Lupo', town: 'Portland', food: 'pasta', dish: 'Carbonara', dish2: 'Tiramisu' };
const ours = (line: string) => expandLine(line, 'seed', SLOTS);
const [OPENING = '', CLOSING = ''] = [ENGLISH.about.opening[0], ENGLISH.about.closing[1]].map((line) =>
  ours(line ?? ''),
);

describe('Rewrite', () => {
  test('redraws our sentences and keeps the owner’s between them', () => {
    const text = `${OPENING} ${OWNER[0]}\n\n${OWNER[1]} ${CLOSING}`;
    const { text: other, changed } = rewritten({ text });
    expect(changed).toBe(true);
    expect(other).toContain(`${OWNER[0]}\n\n${OWNER[1]}`);
    expect(other).not.toContain(OPENING);
    expect(other).not.toContain(CLOSING);
    expect(other).toContain('Osteria Lupo');
  });

  test.each([
    ['de', 'Zum Hirsch', 'Ulm'],
    ['fr', 'Chez Nous', 'Le Havre'],
  ])('knows how a language inflects names: %s', (language, websiteName, locality) => {
    const profile = {
      ...someRewriteFacts().profile,
      name: websiteName,
      languages: [language],
      address: { ...someRewriteFacts().profile.address, locality },
    };
    const place = { websiteName, profile, dishes: [] };
    const added = rewritten({ ...place, action: 'warmer', kind: 'about', text: 'Halle 1898.' }).text;
    const { text, changed } = rewritten({ ...place, text: added });
    expect([changed, text.endsWith('Halle 1898.')]).toEqual([true, true]);
  });

  test('fixes typos and changes no word', () => {
    const { text } = rewritten({ text: 'we are a family spot , open since 1998!! i love cooking' });
    expect(text).toBe('We are a family spot, open since 1998! I love cooking');
  });

  test('says that the owner’s words stay', () => {
    expect(rewritten({ text: OWNER[0] })).toMatchObject({
      text: OWNER[0],
      changed: false,
      message: 'We can’t rewrite this without changing your facts. Try editing it.',
    });
  });
});

describe('Shorter', () => {
  const shorter = (text: string, changes: Partial<RewriteFacts> = {}) =>
    rewritten({ action: 'shorter', text, ...changes }).text;

  test('drops our sentences before the owner’s', () => {
    expect(shorter(`${OPENING} ${OWNER[0]} ${CLOSING}`)).toBe(OWNER[0]);
  });

  test('drops the owner’s last sentence whole, unless another refers to it', () => {
    const parking = 'Street parking is free after 6 PM. There’s a garage on Court Street. It fills up early.';
    expect(shorter(parking, { kind: 'answer' })).toBe(
      'Street parking is free after 6 PM. There’s a garage on Court Street.',
    );
  });

  test.each([
    ['Mascarpone, espresso, cocoa. Contains egg.', 'dish'],
    ['Kids are welcome. But not after 9 PM.', 'answer'],
    ['We serve everyone. Tell us about allergies.', 'answer'],
    ['Oysters are on special from 4 to 6 PM. Weekdays only.', 'feature'],
    ['We need two weeks’ notice. A $200 deposit holds the date.', 'answer'],
    ['We have fed 400 weddings. Call Maria at (214) 555-0199.', 'about'],
    [OWNER[4], 'about'],
  ] as const)('keeps what limits a sentence or warns of it: %s', (text, kind) => {
    expect(shorter(text, { kind })).toBe(text);
  });
});

describe('Longer and Warmer', () => {
  test('add a line that fits the section', () => {
    const { text } = rewritten({
      action: 'longer',
      kind: 'feature',
      topic: 'catering',
      text: 'We cater for up to 150 guests.',
    });
    expect(text).toMatch(/^We cater for up to 150 guests\. ./);
  });

  test('welcome guests once, then say so', () => {
    const warm = rewritten({ action: 'warmer', text: OWNER[0] }).text;
    expect(warm.endsWith(OWNER[0])).toBe(true);
    expect(rewritten({ action: 'warmer', text: warm })).toMatchObject({
      changed: false,
      message: 'This already sounds welcoming. Try editing it.',
    });
  });

  test('never repeat a line', () => {
    let text = 'Trivia starts at 8 PM every Tuesday.';
    for (let press = 0; press < 3; press += 1)
      text = rewritten({ action: 'longer', kind: 'feature', topic: 'other', text }).text;
    expect(text.match(/See you soon/g) ?? []).toHaveLength(text.includes('See you soon') ? 1 : 0);
  });

  test('put a line below a list, not into its last line', () => {
    const { text } = rewritten({ action: 'longer', text: 'On the board:\nLobster roll\nChowder' });
    expect(text).toMatch(/^On the board:\nLobster roll\nChowder\n\n\S/);
  });

  test('add one short sentence to a dish, whatever is pressed', () => {
    const dish = { name: 'Carbonara', course: 'Pasta' };
    const { text } = rewritten({ action: 'longer', kind: 'dish', dish, text: 'Guanciale, pecorino' });
    expect(text).toMatch(/^Guanciale, pecorino\. \S/);
    for (const action of ['longer', 'warmer'] as const)
      expect(rewritten({ action, kind: 'dish', dish, text }).text.split('. ')).toHaveLength(2);
  });

  test('stop adding before a text is all ours', () => {
    let text: string = OWNER[0];
    for (let press = 0; press < 20; press += 1) text = rewritten({ action: 'longer', text }).text;
    expect(rewritten({ action: 'longer', text })).toMatchObject({
      changed: false,
      message: expect.stringMatching(/without making up facts/),
    });
  });
});

describe('an unreviewed suggestion', () => {
  const STORY = 'Our doors first opened in ____, and the name comes from ____.';

  test.each(['rewrite', 'shorter', 'longer', 'warmer'] as const)('stays word for word: %s', (action) => {
    const text = `${OPENING} ${OWNER[5]} ${CLOSING}\n\n${STORY}`;
    const { text: other } = rewritten({ action, text, suggestions: [`\n\n${STORY}`] });
    expect(other).toMatch(/\n\nOur doors first opened in ____, and the name comes from ____\.$/);
    expect(rewritten({ action, text: STORY, suggestions: [STORY] })).toMatchObject({
      changed: false,
      message: expect.stringContaining('Keep or change this suggestion first'),
    });
  });
});

test('a dish without a description gets a true line for its kind', () => {
  const { text, changed } = rewritten({
    action: 'describe',
    kind: 'dish',
    text: '',
    dish: { name: 'Tiramisu', course: 'Desserts' },
  });
  expect(changed).toBe(true);
  expect(ENGLISH.dishes.tiramisu.some((line) => text.startsWith(line.split('[')[0] ?? line))).toBe(true);
});

const LINES = [...ENGLISH.about.opening, ...ENGLISH.about.closing, ...ENGLISH.hero, ...ENGLISH.contact.line];
const someText = fc
  .array(fc.oneof(fc.constantFrom(...OWNER), fc.constantFrom(...LINES).map(ours)), {
    minLength: 1,
    maxLength: 9,
  })
  .chain((sentences) =>
    fc
      .array(fc.constantFrom(' ', '\n', '\n\n'), { minLength: sentences.length, maxLength: sentences.length })
      .map((gaps) => sentences.map((text, index) => (index === 0 ? text : `${gaps[index]}${text}`)).join('')),
  );
const someKind = fc.constantFrom(
  'about',
  'hero',
  'feature',
  'contact',
  'answer',
  'gallery',
  'caption',
  'dish',
);
const FACTS = /\$?\d[\d.-]*|lupo\.example\/menu|Rosa|Lazio|Lee|Carbonara|Tiramisu|Osteria Lupo|Portland/g;

test('Rewrite, Longer, and Warmer keep every fact and every sentence of the owner', () => {
  const action = fc.constantFrom('rewrite', 'longer', 'warmer');
  fc.assert(
    fc.property(someText, someKind, action, (text, kind, asked) => {
      const after = rewritten({ text, kind, action: asked }).text;
      for (const sentence of OWNER) if (text.includes(sentence)) expect(after).toContain(sentence);
      for (const [fact] of text.matchAll(FACTS)) expect(after).toContain(fact);
    }),
  );
});

test('Shorter is shorter, contains only sentences of the text, and is never empty', () => {
  fc.assert(
    fc.property(someText, someKind, (text, kind) => {
      const { text: after, changed } = rewritten({ text, kind, action: 'shorter' });
      expect(after.length > 0 && (changed ? after.length < text.trim().length : after === text)).toBe(true);
      for (const sentence of OWNER) {
        const isWhole = after.includes(sentence) || !after.includes(sentence.slice(0, sentence.length / 2));
        expect(isWhole).toBe(true);
      }
    }),
  );
});

test('any text gets an answer with its suggestions', () => {
  const action = fc.constantFrom('rewrite', 'shorter', 'longer', 'warmer');
  const someWords = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(someWords, someWords, action, (text, suggestion, asked) => {
      const kept = suggestion.trim();
      const whole = kept === '' ? text : `${text}\n\n${kept}`;
      const { text: after } = rewritten({ text: whole, suggestions: [kept], action: asked });
      expect(after).toContain(kept);
    }),
  );
});
