import { expect, test } from 'vitest';
import { fold } from '../../fold.ts';
import { isAskedOfGuests } from './asked-of-guests.ts';

test.each([
  'Please arrive ten minutes early',
  "please don't walk out on the flats",
  'Most dishes can be vegan, please ask.',
  'please ring ahead for groups',
  'Tell us if you want it mild',
  'Ab 20 Würsten bitte einen Tag vorher anrufen.',
  'Möwen bitte nicht füttern',
  'Tischreservierung bitte bis 16 Uhr',
  'Por favor avisen con tiempo',
  'Merci de prévenir en cas de retard',
  'Si prega di non fumare',
])('guests are asked: %s', (clause) => {
  expect(isAskedOfGuests(fold(clause))).toBe(true);
});

test.each([
  'Please call me on my cell',
  'please ask my wife about the logo',
  'Please keep the text short',
  'please bring back the old page',
  'Bitte den Text kürzen',
  'Bitte bis Freitag den Entwurf',
  'Por favor manda la factura',
  'Merci de corriger les fautes',
  'Per favore fate presto',
  'Tell us what it costs',
])('whoever makes the page is: %s', (clause) => {
  expect(isAskedOfGuests(fold(clause))).toBe(false);
});
