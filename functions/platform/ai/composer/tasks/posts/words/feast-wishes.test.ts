import { expect, test } from 'vitest';
import { OCCASIONS } from '#shared/domain/food-calendar/occasions-between.ts';
import { createWrittenTexts, hasLongRun } from '#shared/domain/social/shared-words.ts';
import { postWordsOf } from './words-of-posts.ts';

const LANGUAGES = ['en', 'es', 'fr', 'it', 'de'] as const;
const oftenClosed = OCCASIONS.filter(({ isOftenClosed = false }) => isOftenClosed);

test.each(LANGUAGES)(
  'in %s every feast can be wished in four ways and more, each with the house in it',
  (language) => {
    for (const { names } of oftenClosed) {
      const wishes = postWordsOf(language).wish(names[language], 'Zum Adler');
      expect(wishes.length, names[language]).toBeGreaterThanOrEqual(4);
      for (const wish of wishes) expect(wish).toContain('Zum Adler');
    }
  },
);

test.each(LANGUAGES)('in %s two houses wish each feast in no long run of the same words', (language) => {
  const { wish } = postWordsOf(language);
  for (const { names } of oftenClosed) {
    const texts = createWrittenTexts(wish(names[language], 'Casa Lupo'));
    expect(wish(names[language], 'Le Chat').filter(texts.repeats)).toEqual([]);
  }
});

test('a good wish agrees with the feast in Italian', () => {
  const wished = (name: string) => postWordsOf('it').wish(name, 'Da Mario').join(' ');
  expect(wished('Natale')).toContain('buon Natale');
  expect(wished('Pasqua')).toContain('buona Pasqua');
  expect(wished('Vigilia di Natale')).toContain('buona Vigilia di Natale');
});

test.each(LANGUAGES)('in %s a line beside an offer fits beside the way out', (language) => {
  const { offer, stop } = postWordsOf(language);
  expect(offer.length).toBeGreaterThan(9);
  expect(offer.filter((line) => hasLongRun(`${line} ${stop}`))).toEqual([]);
});
