import { expect, test } from 'vitest';
import {
  asksForOptOut,
  asksForTexts,
  leavesOpen,
  looksLikeAnswer,
  refusesMarketing,
} from './marketing-answers.ts';

const noCells = () => [];

test.each([
  'Accepte SMS',
  'Acepta publicidad',
  'Werbung',
  'SMS-Werbung',
  'Werbeeinwilligung',
  'OK to text',
  'Receive SMS',
  'Text Message Subscription',
])('%s asks who wants texts', (heading) => {
  expect([asksForTexts(heading, noCells), asksForOptOut(heading)]).toEqual([true, false]);
});

test.each([
  'STOP SMS',
  'stop_sms',
  'Blacklisted',
  'Keine SMS-Werbung',
  'Do not receive SMS',
  'Not OK to text',
  'No acepta publicidad',
])('%s asks who doesn’t want texts', (heading) => {
  expect([asksForTexts(heading, noCells), asksForOptOut(heading)]).toEqual([true, true]);
});

test('“SMS” is a consent heading only above answers', () => {
  expect(asksForTexts('SMS', () => ['Yes', '', 'no'])).toBe(true);
  expect(asksForTexts('SMS', () => ['yes', '2125550147'])).toBe(false);
  expect(asksForTexts('SMS', () => ['', '-'])).toBe(false);
});

test.each(['Sì', 'Si', 'sí', 'SI\u0300', 'Oui', '✓', '✔', '✔\uFE0F'])('%s is a yes', (cell) => {
  expect(looksLikeAnswer(cell)).toBe(true);
  expect([refusesMarketing(cell, false), refusesMarketing(cell, true)]).toEqual([false, true]);
});

test.each(['No', '✗', '✘', 'Nein'])('%s is a no', (cell) => {
  expect(looksLikeAnswer(cell)).toBe(true);
  expect([refusesMarketing(cell, false), refusesMarketing(cell, true)]).toEqual([true, false]);
});

test.each(['Refusé', 'Refusée', 'Refuse\u0301', 'Don’t text'])('%s is an opt-out in any column', (cell) => {
  expect(looksLikeAnswer(cell)).toBe(true);
  expect([refusesMarketing(cell, false), refusesMarketing(cell, true)]).toEqual([true, true]);
});

test.each([
  'Not given',
  'No thanks',
  'N - asked to stop',
  'Opted out (SMS)',
  'unsubscribed 2025-02-03',
  'Email only',
  'Expired',
  'Inactive',
  'Refus',
  '-1',
  'Withdrawn',
])('%s isn’t a permission', (cell) => {
  expect([looksLikeAnswer(cell), refusesMarketing(cell, false)]).toEqual([true, true]);
});

test.each(['Yes, verbally', 'Opted in (SMS)', 'Subscribed 2025-02-03', 'Not asked', 'Pending'])(
  '%s isn’t an opt-out',
  (cell) => {
    expect([leavesOpen(cell), refusesMarketing(cell, false)]).toEqual([false, false]);
  },
);

test('a note isn’t a yes', () => {
  expect([leavesOpen('see notes'), leavesOpen(''), leavesOpen('2025-02-03')]).toEqual([true, false, false]);
});
