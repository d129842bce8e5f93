import { expect, test } from 'vitest';
import { aDish, aProfile } from '#tests/builders/a-profile.ts';
import { printableProfile } from './printable-profile.ts';
import { type ProfileReading, ProfileReadingSchema } from './profile-reading.ts';

const passage = { words: '', start: 0, end: 0 };
const reading = (...proposals: [field: string, value: unknown, confidence?: string][]): ProfileReading =>
  ProfileReadingSchema.parse({
    language: 'en',
    proposals: proposals.map(([field, value, confidence = 'certain']) => ({
      ...passage,
      field,
      value,
      confidence,
    })),
    wishes: [],
    not_for_guests: [],
  });

test('uncertain facts aren’t printed', () => {
  const record = aProfile();
  expect(printableProfile(record, reading(['kind', 'diner', 'likely']))).toEqual(record);
});

test('a menu in the text replaces the profile’s', () => {
  const record = aProfile();
  const soup = aDish({ name: 'Soup', price: '6' });
  const printed = printableProfile(record, reading(['dishes', soup]));
  expect(printed).toEqual({ ...record, menus: [], dishes: [soup] });
});

test('a town in a sentence keeps the account’s address, and a street replaces it', () => {
  const known = {
    text: '455 W 2nd St, Reno, NV 89503',
    street: '',
    locality: '',
    region: '',
    postal_code: '',
    country: '',
  };
  const record = aProfile({ address: known });
  const town = { ...known, text: 'Reno', locality: 'Reno' };
  expect(printableProfile(record, reading(['address', town])).address).toEqual(known);
  const street = { ...town, text: '12 Pine St, Reno', street: '12 Pine St' };
  expect(printableProfile(record, reading(['address', street])).address).toEqual(street);
  const unknown = aProfile({ address: { ...known, text: '' } });
  expect(printableProfile(unknown, reading(['address', town])).address).toEqual(town);
});

test('hours in the text replace the profile’s week', () => {
  const printed = printableProfile(aProfile(), reading(['closed_days', 'sunday']));
  expect(printed).toMatchObject({ services: [], closed_days: ['sunday'], dated_hours: [] });
});

test('kitchen rules combine', () => {
  expect(printableProfile(aProfile({ diets: ['kosher'] }), reading(['diets', 'vegan'])).diets).toEqual([
    'kosher',
    'vegan',
  ]);
});

test('an invalid value is left out, and the rest stays', () => {
  const email = { ...passage, field: 'email', value: 'no address', confidence: 'certain' } as const;
  const { proposals, ...rest } = reading(['kind', 'diner']);
  const record = aProfile();
  const printed = printableProfile(record, { ...rest, proposals: [...proposals, email] });
  expect(printed).toEqual({ ...record, kind: 'diner', cuisines: [] });
});

test('the account keeps its name, and the page uses the text’s language', () => {
  const record = aProfile({ languages: [] });
  const spanish = { ...reading(['name', 'Otro']), language: 'es' };
  expect(printableProfile(record, spanish)).toEqual({ ...record, languages: ['es'] });
  expect(printableProfile(record, { ...spanish, language: 'und' }).languages).toEqual([]);
});
