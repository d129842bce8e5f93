import { expect, test } from 'vitest';
import { assumedPhrases } from './assumed-phrases.ts';
import { chooseOptions } from './expand-line.ts';
import { libraryOf } from './libraries.ts';

const [line = '', ...others] = libraryOf('en').dishes.pizza;
const taste = chooseOptions(line, 'site_1');
const about = { dish: { name: 'Pizza Margherita' }, language: 'en' };

test('what our copy says of a dish by its name is assumed, with other lines for it', () => {
  const [phrase, ...more] = assumedPhrases([`Pizza night? ${taste} Come by.`], about);
  expect(more).toEqual([]);
  expect(phrase?.text).toBe(taste);
  expect(phrase?.alternatives).toEqual(
    others.slice(0, 3).map((other) => chooseOptions(other, 'Pizza Margherita')),
  );
});

test('the owner’s words, and copy without a dish, assume nothing', () => {
  expect(assumedPhrases(['Our dough rests for 48 hours.'], about)).toEqual([]);
  expect(assumedPhrases([taste], { ...about, dish: undefined })).toEqual([]);
});
