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
  ['Bookings 020 7946 0018', 'accepted'],
  ['Reservation 052 555 01 42 oder per Mail', 'accepted'],
  ['Reservierung nur für drinnen', 'accepted'],
  ['Prenota su seme.example', 'accepted'],
  ['On peut réserver pour le samedi', 'accepted'],
  ['Please book through our website', 'accepted'],
  ['BOOKINGS: Essential', 'required'],
  ['Prenotazioni: necessarie', 'required'],
  ['Si prenota per forza, siamo piccoli', 'required'],
  ['prenotare entro giovedì', 'required'],
  ['Vormerken muss man: 0471 555 014', 'required'],
  ['Anmeldung nur über unsere Seite', 'required'],
  ['Se aparta por DM con 50% de anticipo', 'required'],
  ['Reservación indispensable', 'required'],
  ['the address when you reserve', 'required'],
  ['Reservierung: erwünscht', 'recommended'],
  ['am Wochenende lieber reservieren', 'recommended'],
  ['Reservas recomendadas', 'recommended'],
  ['reservations: no', 'not_taken'],
  ['Mesas no, ni reservas.', 'not_taken'],
  ['Reservieren geht nicht, man stellt sich an', 'not_taken'],
  ['pas de résa', 'not_taken'],
])('how guests book: %j', (text, policy) => {
  expect(read(text).flatMap((one) => (one.field === 'booking' ? [one.value.policy] : []))).toEqual([policy]);
});

test.each([
  'Do you take reservations? 503 555 0128',
  '¿Se puede reservar?',
  'Faut-il réserver ?',
  'Christmas set $388, book by 31 Jan',
  'order the cake and book by Thursday',
  'We read a book by the fire',
  'Der Tisch steht im Garten, Anmeldung zum Kurs im Rathaus',
  'il numero per la prenota dei libri',
  'mi hermano aparta los plátanos verdes',
  'The reserve wine list is long',
])('nothing yet on how guests book: %j', (text) => {
  expect(read(text).filter(({ field }) => field === 'booking')).toEqual([]);
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
