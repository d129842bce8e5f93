import { expect, test } from 'vitest';
import { seasonDates } from './season-dates.ts';

const SUMMER = { from: '05-01', to: '09-30' };
const WINTER = { from: '11-15', to: '02-29' };

test.each([
  ['before it', SUMMER, '2026-03-01', '2026-05-01', '2026-09-30'],
  ['on its last day', SUMMER, '2026-09-30', '2026-05-01', '2026-09-30'],
  ['after it', SUMMER, '2026-10-01', '2027-05-01', '2027-09-30'],
  ['over New Year, in its first part', WINTER, '2026-12-01', '2026-11-15', '2027-02-28'],
  ['over New Year, in its second part', WINTER, '2028-01-10', '2027-11-15', '2028-02-29'],
  ['over New Year, between two of them', WINTER, '2026-06-01', '2026-11-15', '2027-02-28'],
])('a season requested on %s is the current or next one', (_, season, today, from, to) => {
  expect(seasonDates(season, today)).toEqual({ from, to });
});
