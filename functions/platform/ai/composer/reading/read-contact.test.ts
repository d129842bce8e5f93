import { describe, expect, test } from 'vitest';
import { readContact } from './read-contact.ts';

describe('the telephone number that an owner wrote', () => {
  test.each([
    ['Ramen bar, 8 Rue Sainte-Anne, Paris, +33 1 42 00 11 22. Counter only.', '+33 1 42 00 11 22'],
    ['Tacos. 221 Valencia St, San Francisco, (415) 555-0142', '(415) 555-0142'],
    ['call 415-555-0142 to book', '415-555-0142'],
    ['hello@saffronlane.example 0113 496 0123', '0113 496 0123'],
    ['Reservations by phone +30 22840 12345.', '+30 22840 12345'],
  ])('%s', (brief, phone) => expect(readContact(brief).phone).toBe(phone));

  test.each([
    'Open 07:00-16:00, weekends 08:00-15:00',
    'Seven courses 145, pairing 85, since 1998',
    'Fax: 0113 496 0123',
    'Open 0700 to 1600',
  ])('is not made from other numbers: %s', (brief) => expect(readContact(brief).phone).toBe(''));
});

describe('the address that an owner wrote', () => {
  test.each([
    ['Open daily, 8 Rue Sainte-Anne, Paris, +33 1 42 00 11 22.', '8 Rue Sainte-Anne, Paris'],
    ['Family run. 221 Valencia St, San Francisco, (415) 555-0142.', '221 Valencia St, San Francisco'],
    ['14 rue des Carmes, Rouen. Jacket not required.', '14 rue des Carmes, Rouen'],
    ['Open late. 900 Route 9, Albany NY', '900 Route 9, Albany NY'],
    ['Via della Lupa 12, Roma. Pasta fresca', 'Via della Lupa 12, Roma'],
    ['Bakery, Hauptstraße 5, 10115 Berlin', 'Hauptstraße 5, 10115 Berlin'],
    ['12 Harbour Lane, Portsmouth PO1 2AB. Closed Mondays', '12 Harbour Lane, Portsmouth PO1 2AB'],
    ['12 Harbour Lane, Roman trattoria, closed Mondays', '12 Harbour Lane'],
    ['Noodles at 5 Mill Road, Monday to Friday 12-22', '5 Mill Road'],
  ])('%s', (brief, address) => expect(readContact(brief).address).toBe(address));

  test.each([
    'Opposite 5 Main Street, by the church',
    'Tasting menu of 7 courses, 145 euro',
    'A terrace on the square, 14 seats at the counter',
  ])('is not made from other words: %s', (brief) => expect(readContact(brief).address).toBe(''));
});

test('a place that takes no reservations says so', () => {
  expect(readContact('Ramen. No reservations.').takesReservations).toBe(false);
  expect(readContact('Reservations recommended.').takesReservations).toBe(true);
  expect(readContact('Ramen.').takesReservations).toBe(true);
});
