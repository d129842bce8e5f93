import { expect, test } from 'vitest';
import { draftOf, readDraft } from './hours-draft.ts';

test('saved hours are shown and saved unchanged, as are days without texts', () => {
  const window = { from: '11:30', to: '14:00' };
  const none = { sunday: null, tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null };
  const saved = { ...none, monday: window };
  expect(readDraft(draftOf(saved))).toEqual({ hours: saved });
});

test('new custom hours start with all days open within legal hours', () => {
  const { hours } = readDraft(draftOf(null));
  expect(Object.values(hours ?? {})).toEqual(
    Array.from({ length: 7 }, () => ({ from: '10:00', to: '20:00' })),
  );
});

test('errors appear at their day, and having no day is an error of the whole form', () => {
  const draft = draftOf(null);
  const wrong = { ...draft, monday: { isOpen: true, from: '07:00', to: '12:00' } };
  expect(readDraft(wrong).errors).toEqual({ monday: expect.stringMatching(/between 8 AM and 9 PM/) });
  const empty = { ...draft, friday: { isOpen: true, from: '', to: '12:00' } };
  expect(readDraft(empty).errors).toEqual({ friday: 'Enter a time in 24-hour format, such as 18:00.' });
  const closed = Object.fromEntries(
    Object.entries(draft).map(([day, window]) => [day, { ...window, isOpen: false }]),
  ) as typeof draft;
  expect(readDraft(closed).errors).toEqual({ '': 'Choose at least one day for texts.' });
});
