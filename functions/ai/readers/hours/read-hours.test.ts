import { describe, expect, test } from 'vitest';
import { printReading } from '#tests/builders/printed-reading.ts';
import { LEFT_ALONE, READ } from './hours-texts.test-data.ts';
import { readHours } from './read-hours.ts';

function read(language: string, source: string): string[] {
  const context = { region: language === 'en' ? 'US' : '', language, currency: '', today: '2026-11-22' };
  return printReading(readHours({ source, free: [{ start: 0, end: source.length }] }, context));
}

describe('regular hours are read', () => {
  test.each(READ)('%s: %s', (language, text, ...expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

describe('unclear hours and other times aren’t read as services', () => {
  test.each(LEFT_ALONE)('%s: %s', (language, text, ...expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

test('a week below its own heading is read when a set menu’s times come first', () => {
  const text =
    'Menú ejecutivo\nLunes a Viernes 12:00-16:00\nOpción 1: $2800 (entrada + plato)\nHorarios por día\nLunes a Jueves: 12:00–23:00\nViernes y Sábado: 12:00–23:59\nDomingo: 12:00–22:00';
  expect(read('es', text)).toEqual(['mo-th 12:00-23:00', 'fr,sa 12:00-23:59', 'su 12:00-22:00']);
});

test('both services of a day separated by an arrow are read', () => {
  const text = 'Horaires\nMardi : 11h-15h => 18h-23h\nMercredi : 11h-15h => 18h-23h\nSamedi : 18h-23h';
  expect(read('fr', text)).toEqual([
    'tu 11:00-15:00',
    'tu 18:00-23:00',
    'we 11:00-15:00',
    'we 18:00-23:00',
    'sa 18:00-23:00',
  ]);
});

test('contradicting lines aren’t read as services', () => {
  expect(read('en', 'Mon–Fri 9am–5pm\nMonday 10am–6pm')).toEqual(['"Mon–Fri 9am–5pm"', '"Monday 10am–6pm"']);
});

test.each(['Friday 9pm–5pm', 'Mon 22:00–10:00'])(
  'hours that end before they begin stay in words: %s',
  (text) => {
    expect(read('en', text)).toEqual([`"${text}"`]);
  },
);

test('a day unclear elsewhere stays in the owner’s words', () => {
  const [hours] = read('en', 'Tue–Sun 12–3pm. We close early on Sundays when it rains.');
  expect(hours).toBe('"Tue–Sun 12–3pm"');
});

test('words that other readers read aren’t read again', () => {
  const source = 'Open Mon-Fri 9-5. Call 212-555-0147';
  const context = { region: 'US', language: 'en', currency: '', today: '2026-11-22' };
  expect(readHours({ source, free: [{ start: 17, end: source.length }] }, context)).toEqual([]);
});
