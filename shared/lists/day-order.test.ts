import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay } from '#shared/guests/read-day.ts';
import { findDayOrder } from './mapping.ts';

test.each([
  ['2026-03-05', '2026-03-05'],
  ['2026/3/5 19:20', '2026-03-05'],
  ['20260305', '2026-03-05'],
  ['2026-03-05T19:20:21.000Z', '2026-03-05'],
  ['Mar 5, 2026', '2026-03-05'],
  ['Thu, 5 March 2026, 7:41 PM', '2026-03-05'],
  ['5-Mar-26', '2026-03-05'],
  ['5. März 2026', '2026-03-05'],
  ['5 août 2026', '2026-08-05'],
  ['5 de mayo de 2026', '2026-05-05'],
  ['05/05/2026', '2026-05-05'],
  ['46086', '2026-03-05'],
])('%s is one day in either order', (cell, day) => {
  expect(readDay(cell)).toEqual({ day_first: day, month_first: day });
});

test('03/04/2026 is ambiguous, 25/04/2026 isn’t', () => {
  expect(readDay('03/04/2026')).toEqual({ day_first: '2026-04-03', month_first: '2026-03-04' });
  expect(readDay('25.04.26 18:00')).toEqual({ day_first: '2026-04-25', month_first: undefined });
});

test.each([
  '',
  'never',
  '2125550147',
  '212-555-0147',
  '31/31/2026',
  '2026-02-30',
  '12',
  '$45.10',
  'Table 5',
  '2026',
])('“%s” isn’t a day', (cell) => expect(readDay(cell)).toBeUndefined());

test('one day after the 12th decides the order of all', () => {
  expect(findDayOrder(['03/04/2026', '25/04/2026', ''])).toEqual({ kind: 'shown', order: 'day_first' });
  expect(findDayOrder(['03/04/2026', '04/25/2026'])).toEqual({ kind: 'shown', order: 'month_first' });
});

test('days valid in both orders are asked about with an example', () => {
  expect(findDayOrder(['05/05/2026', '03/04/2026'])).toEqual({ kind: 'open', example: '03/04/2026' });
});

test('contradicting days are asked about unless only a few differ', () => {
  expect(findDayOrder(['25/04/2026', '04/25/2026', '03/04/2026']).kind).toBe('open');
  const many = Array.from({ length: 30 }, () => '04/25/2026');
  expect(findDayOrder([...many, '25/04/2026'])).toEqual({ kind: 'shown', order: 'month_first' });
});

test('days equal in both orders aren’t asked about', () => {
  expect(findDayOrder(['2026-03-05', '05/05/2026', 'unknown'])).toEqual({ kind: 'same' });
});

test('an order counts as certain only without contradictions', () => {
  const date = fc.record({ day: fc.integer({ min: 1, max: 28 }), month: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.array(date, { minLength: 1, maxLength: 40 }), fc.boolean(), (dates, isDayFirst) => {
      const cells = dates.map(({ day, month }) =>
        isDayFirst ? `${day}/${month}/2026` : `${month}/${day}/2026`,
      );
      const found = findDayOrder(cells);
      if (found.kind === 'shown') expect(found.order).toBe(isDayFirst ? 'day_first' : 'month_first');
    }),
  );
});
