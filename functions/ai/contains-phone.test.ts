import { expect, test } from 'vitest';
import { containsPhone, takesPhonesOf } from './contains-phone.ts';

test.each([
  'Call 212-555-0147 for two-for-one pasta on Tuesdays',
  'Order a day ahead at 212-555-0147',
  'Ring us: (212) 555-0147.',
  'Tel. +44 20 7946 0018',
  'Reservieren unter 030 1234567',
  'Réservez au 01 42 68 53 00',
  'Order at 1-800-PIZZA-NY',
])('%j contains a phone number, which Google rejects', (text) => {
  expect(containsPhone(text)).toBe(true);
  expect([takesPhonesOf('google_business', text), takesPhonesOf('facebook', text)]).toEqual([false, true]);
});

test.each([
  'Two for $20, Tuesday to Thursday',
  'Open 11:30-14:30, 17:30-22:00',
  'Since 1998-2004 in the family',
  'Lunch 12.50, 14.50, 16.50',
  'From 2026-12-24 to 2027-01-02',
  'Friday, December 25, 2026',
  '10–14 h, 18–22 h',
  '12 Mulberry St, New York, NY 10013',
  'Over 1,000,000 tacos',
  'Aged 36 months, 1200 g for 2',
  '',
])('%j contains no phone number', (text) => {
  expect(containsPhone(text)).toBe(false);
});
