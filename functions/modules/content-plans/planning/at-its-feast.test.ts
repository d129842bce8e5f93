import { expect, test } from 'vitest';
import { isAtItsFeast } from './at-its-feast.ts';

test.each([
  ['During Hanukkah', '2026-12-06'],
  ['Solo en Janucá', '2026-12-06'],
  ['nur zu Chanukka', '2026-12-11'],
  ['à Noël', '2026-12-20'],
  ['At Christmas', '2027-01-02'],
  ['nur in der Adventszeit', '2026-12-01'],
  ['Weihnachtszeit', '2026-12-18'],
  ['in Lent', '2027-03-05'],
  ['Cuaresma', '2027-03-05'],
  ['a Carnevale', '2027-02-07'],
  ['Ostern', '2027-03-27'],
  ['During Passover', '2027-04-23'],
  ['Ramadan only', '2027-02-20'],
  ['Saint-Valentin', '2027-02-12'],
  ['Lunar New Year', '2027-02-10'],
])('%s: on %s and not in July', (availability, date) => {
  expect(isAtItsFeast(availability, date)).toBe(true);
  expect(isAtItsFeast(availability, '2027-07-14')).toBe(false);
});

test.each(['', 'Fridays only', 'not at Christmas', 'sauf à Noël', 'cuisson lente'])(
  'other words allow every day: “%s”',
  (availability) => expect(isAtItsFeast(availability, '2027-07-14')).toBe(true),
);
