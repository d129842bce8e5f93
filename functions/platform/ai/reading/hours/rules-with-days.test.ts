import { expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

function notes(text: string): string[] {
  const context = { region: '', language: '', currency: '', today: '2026-11-22' };
  return readProfile(`Trattoria Lina, 310 W 4th St, New York. ${text}`, context).proposals.flatMap((one) =>
    one.field === 'house_notes' && one.confidence === 'certain' ? [one.value.text] : [],
  );
}

test.each([
  'No substitutions on Saturdays.',
  'No onion bhajis on Mondays, kitchen too busy.',
  'Crab legs Fri Sat Sun nights.',
])('a rule that names days is the owner’s sentence: %s', (text) => {
  expect(notes(text).join(' ')).toContain(text.slice(0, 14));
});

test.each(['Closed some Mondays.', 'We usually open on Sundays.', 'No lunch on Mondays, maybe.'])(
  'what may be hours is not: %s',
  (text) => {
    expect(notes(text)).toEqual([]);
  },
);
