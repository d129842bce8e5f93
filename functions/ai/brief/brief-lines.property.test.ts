import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftOfBrief } from '#tests/eval/draft-of-brief.ts';
import { placedPieces } from '../readers/text/pieces.ts';
import { briefLines } from './brief-lines.ts';

const CONTEXT = { region: '', language: 'en', currency: '', today: '2026-11-28' };
const LINES = [
  'We bake bread every morning.',
  '21+.',
  'cocktail bar, basement, Brooklyn (Red Hook).',
  '14 drinks on the list, all named after boats that sank.',
  "Don't mention the fire.",
  'Could the button say hello?',
  'Honey wine!',
  'Dinner 5-10.',
  'Dogs welcome, laptops not at weekends please!',
  'you eat with your hands, we will show you',
  'broth 18 hours, beef bones',
  'Dark moody site, one page is enough.',
  'Best pizza in town.',
  'Cash and venmo.',
  'Make it bright and say that we cater parties.',
  'Tacos $3, barbacoa on sundays, menudo $11.',
  'need website for my diner in Edison NJ.',
];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

test('every line of a brief is on the page or among the owner’s lines', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...LINES), { minLength: 1, maxLength: 6 }), (lines) => {
      const text = lines.join('\n');
      const page = lettersOf(JSON.stringify(draftOfBrief({ name: 'Harbor Table', text }).published));
      const told = briefLines(text, [], CONTEXT).map(({ words }) => lettersOf(words));
      const lost = placedPieces(text).filter(({ words }) => {
        const letters = lettersOf(words);
        return letters !== '' && !page.includes(letters) && !told.some((each) => each.includes(letters));
      });
      expect(lost.map(({ words }) => words)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
