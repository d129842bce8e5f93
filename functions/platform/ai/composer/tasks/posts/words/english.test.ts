import { expect, test } from 'vitest';
import { ENGLISH_POST_WORDS } from './english.ts';

test.each(['Half a dozen oysters', 'A dozen wings', '12 wings', 'The Lupo burger', 'La Niçoise'])(
  'no article stands before %s',
  (name) => expect(ENGLISH_POST_WORDS.dish(name, '').join(' ')).not.toContain('the '),
);

test('other names take one', () => {
  expect(ENGLISH_POST_WORDS.dish('Lasagna', '')).toContain('Ask for the Lasagna.');
});
