import { expect, test } from 'vitest';
import { isAboutHolidayOn, isInHolidayWindow, namesHoliday } from './holiday-window.ts';

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
  expect(isInHolidayWindow(availability, date)).toBe(true);
  expect(isInHolidayWindow(availability, '2027-07-14')).toBe(false);
});

test.each(['', 'Fridays only', 'not at Christmas', 'sauf à Noël', 'cuisson lente'])(
  'other words allow every day: “%s”',
  (availability) => expect(isInHolidayWindow(availability, '2027-07-14')).toBe(true),
);

test.each([
  ['AT', '2027-05-09', true],
  ['AT', '2027-05-10', false],
  ['FR', '2027-05-30', true],
  ['FR', '2027-04-01', false],
  ['GB', '2027-03-07', true],
  ['GB', '2027-05-09', false],
])('in %s an offer for Mother’s Day is posted on %s: %s', (country, date, isPosted) => {
  expect(isInHolidayWindow('A glass of wine for every mom on Mother’s Day', date, country)).toBe(isPosted);
});

test.each([
  'Two for one on Tuesdays',
  'Free dessert with every ribeye',
  'Mama’s meatballs, $5',
  'Happy hour',
])('%s names no holiday', (offer) => expect(namesHoliday(offer)).toBe(false));

test('a holiday menu applies on its day only', () => {
  expect(isAboutHolidayOn('Christmas Eve menu', '2026-12-24', 'US')).toBe(true);
  expect(isAboutHolidayOn('Christmas Eve menu', '2026-12-25', 'US')).toBe(false);
  expect(isAboutHolidayOn('Christmas dinner', '2026-12-25', 'US')).toBe(true);
  expect(isAboutHolidayOn('Iftar menu, during Ramadan', '2027-03-09', 'US')).toBe(false);
  expect(isAboutHolidayOn('Tasting menu', '2026-12-25', 'US')).toBe(false);
});
