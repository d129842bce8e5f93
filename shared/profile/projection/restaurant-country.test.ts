import { expect, test } from 'vitest';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { restaurantCountry } from './restaurant-country.ts';

const profile = emptyProfile('Lupo');
const at = (text: string) => ({ ...profile, address: { ...profile.address, text } });
const calling = (number: string, typed = number) => ({ ...profile, phones: [{ number, typed, label: '' }] });

test('the owner’s country wins', () => {
  const { address } = at('Torstr. 12, 10119 Berlin, Germany');
  expect(restaurantCountry({ ...calling('+33142685300'), address, region: 'AT' })).toBe('AT');
});

test('the address’s country wins over the phone’s', () => {
  expect(
    restaurantCountry({ ...calling('+33142685300'), address: { ...profile.address, country: 'BE' } }),
  ).toBe('BE');
});

test.each([
  ['Torstr. 12, 10119 Berlin, Germany', 'DE'],
  ['Torstraße 12\n10119 Berlin\nDeutschland', 'DE'],
  ['Torstr. 12, 10119 Berlin', 'DE'],
  ['Berliner Str. 12, 13507 Berlin', 'DE'],
  ['Calle Mayor 3, 28013 Madrid, España', 'ES'],
  ['Av. Insurgentes Sur 300, 06700 Ciudad de México, México', 'MX'],
  ['12 rue de Rivoli, 75004 Paris', 'FR'],
  ['14 Dean Street, London W1D 3RS', 'GB'],
  ['14 Dean Street, London, UK', 'GB'],
  ['100 Queen St W, Toronto, ON M5H 2N2', 'CA'],
  ['12 Main St, Austin, TX 78701', 'US'],
  ['12 Main St, Austin, TX 78701, USA', 'US'],
  ['Atlanta, Georgia', ''],
  ['Rustaweli-Allee 3, Tiflis, Georgien', 'GE'],
  ['Via Roma 3, 00184 Roma RM', 'IT'],
  ['123 King St, Melbourne VIC 3000', 'AU'],
  ['1 Grafton Street, Dublin 2, D02 X285', 'IE'],
  ['Bahnhofstrasse 1, 8001 Zürich', ''],
  ['12345 Avenue Road', ''],
  ['by the lake', ''],
  ['', ''],
])('the address %j is in %j', (text, country) => {
  expect(restaurantCountry(at(text))).toBe(country);
});

test.each([
  [calling('+493012345678'), 'DE'],
  [calling('', '+44 20 7946 0958'), 'GB'],
  [calling('+14165550147'), 'CA'],
  [calling('+12125550147'), 'US'],
  [calling('', '(212) 555-0147'), ''],
])('a phone shows its country: %#', (called, country) => {
  expect(restaurantCountry(called)).toBe(country);
});

test('without evidence no country is assumed', () => {
  expect(restaurantCountry(profile)).toBe('');
});
