import { expect, test } from 'vitest';
import { occasionDay, returnDay } from './said-day.ts';

const back = { date: '2026-12-26', hours: [{ opens: '18:00', closes: '23:00' }] };

test('a return within the week is its weekday, a later one its date', () => {
  expect(returnDay({ date: '2026-12-20', back }, 'en')).toBeUndefined();
  expect(returnDay({ date: '2026-12-19', back }, 'en')).toBe('Saturday, December 26');
  expect(returnDay({ date: '2026-12-19', back }, 'de')).toBe('Samstag, 26. Dezember');
  expect(returnDay({ date: '2026-12-19', back: null }, 'en')).toBeUndefined();
});

test.each([
  ['Easter Sunday', '2027-03-28', 'en', 'March 28'],
  ['Ostersonntag', '2027-03-28', 'de', '28. März'],
  ['Dimanche de Pâques', '2027-03-28', 'fr', 'le 28 mars'],
  ['Erster Mai', '2027-05-01', 'de', 'Samstag'],
  ['1er Mai', '2027-05-01', 'fr', 'samedi'],
  ['Primero de Mayo', '2027-05-01', 'es', 'sábado'],
  ['Fourth of July', '2027-07-04', 'en', 'Sunday'],
  ['Jour de l’an', '2027-01-01', 'fr', 'vendredi 1er janvier'],
  ['Mother’s Day', '2027-03-07', 'en-GB', 'Sunday 7 March'],
  ['Mother’s Day', '2027-05-09', 'en', 'Sunday, May 9'],
  ['Día de la Madre', '2027-05-09', 'es', 'domingo 9 de mayo'],
])('the day of %s is said without what its name says: %s in %s', (name, date, locale, day) => {
  expect(occasionDay({ name, date }, locale)).toBe(day);
});
