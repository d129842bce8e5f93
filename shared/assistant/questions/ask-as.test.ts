import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ASKS, askAs, entryId, TAKES_WORDS } from './ask-as.ts';
import { readOwnerQuestion } from './read-question.ts';

const ids = [...ASKS.keys()];

test('the words of a catalog entry always match the same entry', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.string({ unit: 'grapheme', maxLength: 60 }), (id, words) => {
      const { entry } = readOwnerQuestion(askAs(id, words) ?? '');
      expect(entry && entryId(entry)).toBe(id);
    }),
  );
});

test.each([
  ['guestVisit', 'Maria', 'When did Maria last order?'],
  ['price', 'the carbonara', 'How much is the carbonara?'],
  ['hours', 'on friday', 'Are we open on friday?'],
  ['do phone', '775-555-0123', 'Our phone number is 775-555-0123'],
  ['do hours', 'Monday to 11–9', 'Change our hours: Monday to 11–9'],
  ['do addDish', 'Margherita pizza $14', 'Add Margherita pizza $14'],
  ['do removeDish', 'the lobster roll', 'Remove the lobster roll'],
  ['do post', 'taco Tuesday', 'Write a post about taco Tuesday'],
  ['do reply', 'slow service but great food', 'Reply to this review: slow service but great food'],
])('%s with “%s”: %s', (id, words, question) => {
  expect(askAs(id, words)).toBe(question);
});

test('only catalog entries accept words, and others aren’t questions', () => {
  expect(TAKES_WORDS.filter((id) => !ASKS.has(id))).toEqual([]);
  expect(askAs('drop tables', '')).toBeUndefined();
});
