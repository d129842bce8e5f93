import { expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { readHours } from './read-hours.ts';

function read(source: string, language: string): string[] {
  const context = { region: '', language, currency: '', today: '2026-11-22' };
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

test.each([
  ['en', 'Tue–Sun 12–2.30 and 6–9.30. Closed Sunday evening.', ['tu-su 12:00-14:30', 'tu-sa 18:00-21:30']],
  ['en', 'Daily 12–2.30 and 6–9.30. No lunch on Mondays.', ['tu-su 12:00-14:30', 'daily 18:00-21:30']],
  ['en', 'Daily 12–2.30 and 6–9.30, Mondays no lunch.', ['tu-su 12:00-14:30', 'daily 18:00-21:30']],
  ['en', 'Daily 12–2.30 and 6–9.30 except Sunday evening', ['daily 12:00-14:30', 'mo-sa 18:00-21:30']],
  [
    'es',
    'De martes a domingo 10:00-15:30 y 18:30-23:00; domingo tarde cerrado.',
    ['tu-su 10:00-15:30', 'tu-sa 18:30-23:00'],
  ],
  [
    'fr',
    'Fermeture hebdomadaire : mardi soir et mercredi. Ouvert les autres jours 12h-14h et 18h30-21h.',
    ['closed we', 'mo,tu,th-su 12:00-14:00', 'mo,th-su 18:30-21:00'],
  ],
  [
    'fr',
    'Ouvert ma-ve midi et soir (12-14, 19h30-22), sam soir seulement. Fermé sam midi, dim, lun.',
    ['tu-fr 12:00-14:00', 'tu-sa 19:30-22:00', 'closed mo', 'closed su'],
  ],
  [
    'it',
    'Pranzo 12:45-14:30 e cena 19:45-22:30, chiuso domenica sera e lunedì.',
    ['Pranzo tu-su 12:45-14:30', 'Cena tu-sa 19:45-22:30', 'closed mo'],
  ],
  [
    'de',
    'täglich 11.30–14.30 und 17.30–23 Uhr, Di nur abends',
    ['mo,we-su 11:30-14:30', 'daily 17:30-23:00'],
  ],
])('%s: %s', (language, said, expected) => expect(read(said, language)).toEqual(expected));

test.each([
  ['en', 'Daily 12–10. Closed Sunday evening.'],
  ['en', 'Daily 12–2 and 6–9, closed Sunday and Monday evening.'],
  ['en', 'Lunch 12–2, dinner 6–9. Usually closed Sunday evening.'],
  ['es', 'Abierto de 13:30 a 16:00. Martes noche cerrado'],
])('%s: what data cannot say stays words: %s', (language, said) => {
  expect(read(said, language).filter((line) => !/^[?"]/.test(line))).toEqual([]);
});
