import { expect, test } from 'vitest';
import { readProfile } from './read-profile.ts';

const CONTEXT = { region: 'US', language: '', currency: '', today: '2026-11-23' };
const certain = (text: string, field: string) =>
  readProfile(text, CONTEXT).proposals.flatMap((one) =>
    one.field === field && one.confidence === 'certain' ? [one.value] : [],
  );

test('hours of the hall are not those of its stall', () => {
  expect(
    certain('Ba Ngoai, stall 14. Hall hours = Sun-Wed 11-9 Thu-Sat 11-11, but we close earlier.', 'services'),
  ).toEqual([]);
  expect(certain('Ba Ngoai, stall 14. Hours: Sun-Wed 11-9 Thu-Sat 11-11.', 'services')).toHaveLength(2);
});

test.each([
  ['Call us: 518 555 0141. 518 555 0140 is the big one.', ['518 555 0141']],
  ['Contact: 518 555 0141\nContact not for publication: 518 555 0140', ['518 555 0141']],
  ['518 555 0141 is the main number.', ['518 555 0141']],
])('%j has the phone of the house alone', (text, expected) => {
  const typed = certain(text, 'phones').map((value) =>
    typeof value === 'object' && 'typed' in value ? value.typed : '',
  );
  expect(typed).toEqual(expected);
});

test.each([
  ['Wir sind ein Café-Konditorei in Graz.', ['Café-Konditorei']],
  ['Unser Lokal liegt am Fluss.', []],
  ['Waldgaststätte am See, Forelle 14,50, Zander 17,50', ['Waldgaststätte']],
])('%s', (text, kinds) => {
  expect(certain(text, 'kind')).toEqual(kinds);
});
