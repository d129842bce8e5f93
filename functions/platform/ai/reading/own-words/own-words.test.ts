import { describe, expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const context = { region: 'US', language: '', currency: '', today: '2026-11-22' };

const proposalsOf = (text: string) => readProfile(text, context).proposals;

/** What is printed of a text in its owner's words. */
const wordsOf = (text: string) =>
  proposalsOf(text).flatMap(({ field, confidence, value }) => {
    if (confidence !== 'certain') return [];
    if (field === 'hours_text') return [value];
    return field === 'story' || field === 'house_notes' ? [value.text] : [];
  });

describe('a sentence of which data says only a part', () => {
  test.each([
    ['Preorders by text to (503) 555-0147 before noon the day before.'],
    ["We can't take bookings for fewer than six."],
    ['Hunde dürfen rein, Junggesellenabschiede nicht.'],
    ['Fermé le lundi et le mardi hors vacances scolaires.'],
  ])('is printed whole: %s', (text) => {
    expect(wordsOf(text).map((words) => words.replace(/\.$/, ''))).toContain(text.replace(/\.$/, ''));
  });

  test('keeps what data says of it', () => {
    const phones = proposalsOf('Preorders by text to (503) 555-0147 before noon the day before.').filter(
      ({ field }) => field === 'phones',
    );
    expect(phones).toHaveLength(1);
  });
});

test('a sentence that data says in full is not said again', () => {
  expect(wordsOf('Open Tuesday to Sunday, 5pm to 10pm.')).toEqual([]);
});

test('parts of a list stand by themselves where one of them is data', () => {
  expect(wordsOf('Ramen, gyoza, sake, counter seats, cash only, closed Tuesdays')).toEqual([
    'Ramen, gyoza, sake',
    'counter seats',
  ]);
});

test('a sentence with words that are not for guests is not printed whole', () => {
  const words = wordsOf('We can take bookings for six, but my landlord wants more rent.').join(' ');
  expect(words).not.toContain('landlord');
});
