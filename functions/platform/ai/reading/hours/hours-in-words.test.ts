import { expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

function hoursText(text: string): string[] {
  const { proposals } = readProfile(text, {
    region: '',
    language: '',
    currency: '',
    today: '2026-11-22',
  });
  return proposals.flatMap(({ field, value, confidence }) =>
    field === 'hours_text' && confidence === 'certain' ? [value] : [],
  );
}

test.each([
  ['Dive bar on the pier. Open 4pm till late every day.', ['Open 4pm till late every day']],
  ['Bar à vins. Du mardi au samedi, 18h jusqu’à tard.', ['mardi au samedi, 18h jusqu’à tard']],
  ['Gartenlokal. Mai bis September: täglich 11–22 Uhr.', ['Mai bis September: täglich 11–22 Uhr']],
  ['Trattoria. Aperti dal giovedì alla domenica dalle 19.', ['Aperti dal giovedì alla domenica dalle 19']],
])('hours that a table would not say are kept in the owner’s words: %s', (text, expected) => {
  expect(hoursText(text)).toEqual(expected);
});

test('hours that a table says are data alone', () => {
  expect(hoursText('Cafe Juno. Open Tue-Sat 8am-4pm.')).toEqual([]);
});
