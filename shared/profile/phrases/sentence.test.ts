import { expect, test } from 'vitest';
import { asSentence, asWholeSentence, capital } from './sentence.ts';

test('a sentence gets a capital and an end', () => {
  expect(asSentence(' émincé de veau, ')).toBe('Émincé de veau.');
  expect(asSentence('iPad menus!')).toBe('iPad menus!');
  expect(asSentence('free dessert (one per table)')).toBe('Free dessert (one per table).');
  expect(asSentence('“Come hungry!”')).toBe('“Come hungry!”');
});

test('a capital never lengthens a text', () => {
  for (const text of ['ßa', 'ẖa', 'ŉa']) expect(capital(text)).toBe(text);
});

test.each([
  'Reservations on',
  'Réservation par.',
  'Book a table:',
  'Reservas en',
  'Reservierung unter oder über',
])('an unfinished text such as “%s” isn’t a sentence', (text) => expect(asWholeSentence(text)).toBe(''));

test.each([
  ['no bookings, just drop by', 'No bookings, just drop by.'],
  ['walk-ins only, come on in', 'Walk-ins only, come on in.'],
  ['Reservations taken until 5', 'Reservations taken until 5.'],
  ['Tables for two at Otis & Co', 'Tables for two at Otis & Co.'],
  ['Réservation au 04 78 00 12 34', 'Réservation au 04 78 00 12 34.'],
  ['Prenotate!', 'Prenotate!'],
  ['Book through Salon', 'Book through Salon.'],
  ['Reservieren Sie bitte telefonisch', 'Reservieren Sie bitte telefonisch.'],
])('a complete text stays: “%s”', (text, printed) => expect(asWholeSentence(text)).toBe(printed));
