import { expect, test } from 'vitest';
import { decimalSignOf, readAmount } from './read-amount.ts';
import { channelOf, daypartOf } from './sales-terms.ts';

test.each([
  ['12', '.', 12],
  ['$1,234.50', '.', 1234.5],
  ['1.234,50 €', ',', 1234.5],
  ["CHF 1'234.50", '.', 1234.5],
  ['(12.50)', '.', -12.5],
  ['12.50-', '.', -12.5],
  ['−3', '.', -3],
  ['1 234,5 kr', ',', 1234.5],
  ['.5', '.', 0.5],
  ['0', '.', 0],
  ['-0', '.', 0],
  ['USD 9', '.', 9],
  ['12,50', '.', 12.5],
  ['4.5', ',', 4.5],
  ['1,250', '.', 1250],
  ['14,-', ',', 14],
  ['120 Stück', '.', 120],
  ['x21', '.', 21],
  ['× 3', '.', 3],
  ['US$1,080.00', '.', 1080],
] as const)('%s is a number', (cell, decimal, amount) => expect(readAmount(cell, decimal)).toBe(amount));

test.each(['', 'many', '12%', '1-2', '12.50.10', '2026-10-01', '3 x 4', '--5'])(
  '“%s” isn’t a number',
  (cell) => expect(readAmount(cell, '.')).toBeUndefined(),
);

test.each([
  [['1,234', '12.50'], '.'],
  [['1.234', '12,50'], ','],
  [['12', '1,234'], '.'],
  [['3,5', '4,0', '1.200,10'], ','],
  [[], '.'],
] as const)('the decimal sign of %j is %s', (cells, sign) => expect(decimalSignOf(cells)).toBe(sign));

test.each([
  ['Dine In', 'dine_in'],
  ['For Here', 'dine_in'],
  ['Bar Tab', 'dine_in'],
  ['To-Go', 'takeout'],
  ['Online Ordering - Takeout', 'takeout'],
  ['Pick Up', 'takeout'],
  ['Außer Haus', 'takeout'],
  ['UberEats - Delivery', 'delivery'],
  ['DoorDash - Takeout', 'delivery'],
  ['Catering', 'other'],
  ['', 'unknown'],
] as const)('the channel “%s” is %s', (cell, channel) => expect(channelOf(cell)).toBe(channel));

test.each([
  ['Lunch', 'lunch'],
  ['Late Night', 'late'],
  ['Happy Hour', 'afternoon'],
  ['Afternoon', 'afternoon'],
  ['Abendessen', 'dinner'],
  ['2026-10-03 19:20', 'dinner'],
  ['7:20 PM', 'dinner'],
  ['10/03/26 12:05 AM', 'late'],
  ['11', 'lunch'],
  ['8 AM', 'breakfast'],
  ['11:00 - 12:00', 'lunch'],
  ['Q3', 'unknown'],
  ['', 'unknown'],
] as const)('the time of day “%s” is %s', (cell, daypart) => expect(daypartOf(cell)).toBe(daypart));
