import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPrinting } from './print-references.ts';
import type { Reference } from './reference.ts';

const REFERENCES: readonly Reference[] = [
  { id: 'name', prints: 'Osteria Lupo' },
  { id: 'dish_1', prints: 'Carbonara' },
  { id: 'dish_1_price', prints: '$19', of: 'dish_1' },
  { id: 'dish_2', prints: 'Tiramisù {dish_1}' },
  { id: 'dish_2_price', prints: '$9', of: 'dish_2' },
];
const printed = (template: string) => {
  const { print, readAs } = createPrinting(REFERENCES);
  return readAs(String(print(template)));
};

describe('a printed reference', () => {
  test('is found in its place', () => {
    const { text, own, findings } = printed('At {name}: {dish_1}, { dish_1_price }!');
    expect(text).toBe('At Osteria Lupo: Carbonara, $19!');
    expect(own).toBe('At             :          , $  !');
    expect(findings).toEqual([]);
  });

  test('is never read again: an owner’s braces are braces', () => {
    expect(printed('{dish_2}').text).toBe('Tiramisù {dish_1}');
  });

  test('is printed in each string of an answer, however deep', () => {
    const answer = { posts: [{ post_id: 'p1', text: '{dish_1}' }], count: 2, none: null };
    expect(createPrinting(REFERENCES).print(answer)).toEqual({
      posts: [{ post_id: 'p1', text: 'Carbonara' }],
      count: 2,
      none: null,
    });
  });
});

describe('found references', () => {
  test.each([
    ['a reference that the record has not', '{dish_9} tonight', ['{dish_9}']],
    ['braces around nothing', '{} tonight', ['{}']],
    ['a price beside another dish', '{dish_1} and {dish_2}, {dish_1_price}', ['{dish_1_price}']],
    ['a price whose dish stands nowhere', 'From {dish_1_price}', ['{dish_1_price}']],
    ['a digit of its own', '{dish_1} for 19', ['19']],
    ['a digit of another script', '{dish_1} for ١٩', ['١٩']],
    ['digits that touch what is printed', '{dish_1_price}9 {dish_1}', ['9']],
  ])('%s', (_title, template, words) => {
    expect(printed(template).findings.map((found) => found.words)).toEqual(words);
  });

  test('ignore a price behind its dish, or before it when there is only one', () => {
    for (const template of [
      '{dish_1} {dish_1_price}. {dish_2} {dish_2_price}.',
      '{dish_1_price}: {dish_1}',
    ]) {
      expect(printed(template).findings).toEqual([]);
    }
  });

  test('include a digit in a text without references', () => {
    const { readAs } = createPrinting(REFERENCES);
    expect(readAs('Carbonara 19').findings).toEqual([{ kind: 'number', words: '19' }]);
  });
});

test('are removed whole, and the rest counts as the model’s own', () => {
  const piece = fc.oneof(
    fc.constantFrom(...REFERENCES.map(({ id }) => `{${id}}`)),
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[{}]/g, '')),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { text, own } = printed(pieces.join(''));
      const parts = pieces.map((each) => {
        const prints = REFERENCES.find(({ id }) => each === `{${id}}`)?.prints;
        return { text: prints ?? each, own: prints?.replace(/[\p{L}\d]/gu, ' ') ?? each };
      });
      expect(text).toBe(parts.map((part) => part.text).join(''));
      expect(own).toBe(parts.map((part) => part.own).join(''));
    }),
  );
});
