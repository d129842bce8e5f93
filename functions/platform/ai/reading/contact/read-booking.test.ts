import { expect, test } from 'vitest';
import { readContact } from './read-contact.ts';

function read(source: string) {
  const context = { region: '', language: '', currency: '', today: '2026-11-22' };
  return readContact({ source, free: [{ start: 0, end: source.length }] }, context);
}

test.each([
  ['resa sur TheFork ou au comptoir', 'accepted'],
  ['reservar por teléfono, preguntar por Julián', 'accepted'],
  ['résa conseillée le soir', 'recommended'],
  ['No aceptamos reservaciones.', 'not_taken'],
  ['Takeaway only, no tables to book.', 'not_taken'],
  ['Tische nur telefonisch reservieren', 'accepted'],
  ['Reservierung nur telefonisch', 'accepted'],
  ['We take tables from two to eight, call us to reserve: 01225 555 010.', 'accepted'],
  ['Book a table: https://opentable.com/r/noir-ny', 'accepted'],
  ['Call 207-555-0148 or book on Resy. No reservations for parties over 8.', 'accepted'],
])('how guests book: %j', (text, policy) => {
  expect(read(text).flatMap((one) => (one.field === 'booking' ? [one.value.policy] : []))).toEqual([policy]);
});

test.each([
  ['No bookings for under 6, order on slowdough.com.au', 'ordering https://slowdough.com.au'],
  ['Order ahead or book at slowdough.com.au', 'booking https://slowdough.com.au'],
])('what is nearer says what a link is for: %j', (text, link) => {
  expect(
    read(text).flatMap((one) => (one.field === 'links' ? [`${one.value.kind} ${one.value.url}`] : [])),
  ).toEqual([link]);
});

test('the title of a page is no handle', () => {
  expect(read("Facebook: Dottie's Diner Ripon").filter(({ field }) => field === 'links')).toEqual([]);
});
