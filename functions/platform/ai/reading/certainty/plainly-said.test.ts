import { describe, expect, test } from 'vitest';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isPlainlySaid } from './plainly-said.ts';

const READ = { confidence: 'certain', start: 0, end: 0, words: '' } as const;
const booked = (note: string): ProfileProposal => ({
  ...READ,
  field: 'booking',
  value: { policy: 'recommended', note },
});
const access = (value: string): ProfileProposal => ({ ...READ, field: 'access', value });
const link = (typed: string): ProfileProposal => ({
  ...READ,
  field: 'links',
  value: { kind: 'other', url: 'https://sol.example', typed },
});

describe('how a table is booked, or that it has to be,', () => {
  test.each([
    'Reservas al 341 555-0162',
    'Réservation obligatoire',
    'Tischreservierung unter 0911 555 0142.',
    'Prenotazioni: 0444 555 019',
    'Bookings on 01632 960 014',
  ])('leaves no doubt: %s', (note) => expect(isPlainlySaid('', booked(note))).toBe(true));

  test.each([
    'Reservas',
    'Reservation not required',
    'Reservierung nicht erforderlich',
    'Bookings for 12',
    'Bookings on 12 December only',
    'We reserve table 4 for the fire brigade, 01632 960 014',
  ])('may mean something else: %s', (note) => expect(isPlainlySaid('', booked(note))).toBe(false));
});

describe('how to get in', () => {
  test.each(['Entrée de plain-pied par la cour', 'Ascensore', 'Barrierefrei', 'Step-free at the side door'])(
    'leaves no doubt in few words: %s',
    (words) => expect(isPlainlySaid('', access(words))).toBe(true),
  );

  test.each([
    'A lift for your spirits for $5',
    'Wheelchair basketball, Tuesdays 19.30',
    'Is there a ramp?',
    'Trampoline in the yard',
    `The ramp was built by my father in the year of the flood, ${'and he was proud of it, '.repeat(3)}`,
  ])('may mean something else: %s', (words) => expect(isPlainlySaid('', access(words))).toBe(false));
});

test.each([
  ['@sol.norte', true],
  ['sol.example/reservieren', true],
  ['sol.example/book/', true],
  ['sol.example/bookshop', false],
  ['facebook.com/old-page', false],
])('an account, or a page to book on, is the own of a house: %s %s', (typed, isOwn) =>
  expect(isPlainlySaid('', link(typed))).toBe(isOwn),
);
