import { expect, test } from 'vitest';
import { daysAway, isLapsed, usualGapDays } from './lapsed.ts';

const today = '2026-11-23';

test.each([
  ['2026-10-24', 30, false],
  ['2026-10-23', 31, true],
  ['2026-11-23', 0, false],
  ['2026-12-01', 0, false],
])('an order on %s is %i days ago', (day, away, lapsed) => {
  expect(daysAway([day], today)).toBe(away);
  expect(isLapsed({ visits: [day], today, rule: 'thirty_days' })).toBe(lapsed);
});

test('the last order counts in any order of days', () => {
  expect(daysAway(['2026-11-20', '2025-01-01', '2026-02-01'], today)).toBe(3);
  expect(daysAway([], today)).toBeUndefined();
  expect(isLapsed({ visits: [], today, rule: 'thirty_days' })).toBe(false);
});

test('the usual gap is the median of the gaps between days', () => {
  expect(usualGapDays(['2026-11-01', '2026-11-08'])).toBeUndefined();
  expect(usualGapDays(['2026-11-01', '2026-11-08', '2026-11-08'])).toBeUndefined();
  expect(usualGapDays(['2026-11-01', '2026-11-15', '2026-11-08'])).toBe(7);
  expect(usualGapDays(['2026-01-01', '2026-01-08', '2026-01-15', '2026-06-15'])).toBe(7);
  expect(usualGapDays(['2026-01-01', '2026-01-05', '2026-01-15'])).toBe(7);
});

test('a weekly guest lapses on day 11, a bimonthly one on day 91', () => {
  const weekly = ['2026-10-30', '2026-11-06', '2026-11-13'];
  const habit = (day: string, visits: string[]) => isLapsed({ visits, today: day, rule: 'usual_gap' });
  expect(habit('2026-11-23', weekly)).toBe(false);
  expect(habit('2026-11-24', weekly)).toBe(true);
  const rare = ['2026-01-01', '2026-03-02', '2026-05-01'];
  expect(habit('2026-07-30', rare)).toBe(false);
  expect(habit('2026-07-31', rare)).toBe(true);
  expect(habit('2026-11-23', ['2026-10-24', '2026-10-20'])).toBe(false);
});
