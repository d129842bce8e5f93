import { expect, test } from 'vitest';
import { aContentPlan, aContentPost } from '#tests/builders/a-content-plan.ts';
import { weeksOf } from './weeks-of.ts';

const onDays = (...dates: string[]) =>
  aContentPlan(
    dates.map((date, at) => aContentPost({ post_id: date, date, week: at < 1 ? 1 : 2 })),
    { starts_on: '2026-11-24' },
  );

const daysOf = (plan: Parameters<typeof weeksOf>[0]) =>
  weeksOf(plan).map(({ week, days }) => [week, ...days.map(({ date }) => date)]);

test('posts are grouped by the week in which they go out, even after a move', () => {
  expect(daysOf(onDays('2026-12-01', '2026-11-30'))).toEqual([
    [1, '2026-11-30'],
    [2, '2026-12-01'],
  ]);
});

test('posts moved before or after the calendar are in its first or last week', () => {
  expect(daysOf(onDays('2026-11-20', '2026-11-25', '2027-02-01'))).toEqual([
    [1, '2026-11-20', '2026-11-25'],
    [2, '2027-02-01'],
  ]);
});
