import { expect, test } from 'vitest';
import type { ProfileProposal, ProfileReading } from '#shared/profile/profile-reading.ts';
import { hoursOfReading } from './hours-of-reading.ts';

const EVENINGS = {
  name: '',
  days: ['tuesday' as const],
  opens: '17:00',
  closes: '22:00',
  last_seating: null,
  season: null,
  note: '',
};

function aReading(text: string, proposals: (Pick<ProfileProposal, 'field' | 'value' | 'words'> & object)[]) {
  const placed = proposals.map((proposal) => {
    const start = text.indexOf(proposal.words);
    return {
      confidence: 'certain',
      start,
      end: start + proposal.words.length,
      ...proposal,
    } as ProfileProposal;
  });
  return { language: 'en', proposals: placed, wishes: [], not_for_guests: [] } satisfies ProfileReading;
}

test('services and days off make the week; words between them aren’t listed', () => {
  const text = 'Tue 5–10pm; closed Mon';
  const reading = aReading(text, [
    { field: 'services', value: EVENINGS, words: 'Tue 5–10pm' },
    { field: 'closed_days', value: 'monday', words: 'closed Mon' },
  ]);
  expect(hoursOfReading(reading, text)).toEqual({
    week: { services: [EVENINGS], closed_days: ['monday'] },
    unread: [],
  });
});

test('words that don’t describe the week are listed', () => {
  const text = 'Tue 5–10pm, call first';
  const reading = aReading(text, [
    { field: 'services', value: EVENINGS, words: 'Tue 5–10pm' },
    { field: 'house_notes', value: { text: 'Call first' }, words: 'call first' },
  ]);
  expect(hoursOfReading(reading, text).unread).toEqual(['call first']);
});

test('a text without hours doesn’t change the week', () => {
  expect(hoursOfReading(aReading('Hello', []), 'Hello')).toEqual({ week: undefined, unread: ['Hello'] });
});

test.each([
  ['Tue 5–10pm (cash only)', 'cash only'],
  ['Tue 5–10pm; kitchen closes 9', 'kitchen closes 9'],
  ['Tue 5–10pm\nkitchen closes 9', 'kitchen closes 9'],
])('a remark is a note of its service: %j', (text, note) => {
  const reading = aReading(text, [
    { field: 'services', value: EVENINGS, words: 'Tue 5–10pm' },
    { field: 'hours_text', value: text, words: text },
  ]);
  expect(hoursOfReading(reading, text)).toEqual({
    week: { services: [{ ...EVENINGS, note }], closed_days: [] },
    unread: [],
  });
});

test('other hours in brackets are listed', () => {
  const text = 'Tue 5–10pm (Wednesday later)';
  const reading = aReading(text, [{ field: 'services', value: EVENINGS, words: 'Tue 5–10pm' }]);
  expect(hoursOfReading(reading, text).unread).toEqual(['(Wednesday later)']);
});

test('closed days alone don’t fill the week if other words aren’t read', () => {
  const text = 'closed Mon, else when we like';
  const reading = aReading(text, [{ field: 'closed_days', value: 'monday', words: 'closed Mon' }]);
  expect(hoursOfReading(reading, text)).toEqual({ week: undefined, unread: ['else when we like'] });
});
