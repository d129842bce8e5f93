import { expect, test } from 'vitest';
import { ownHoursWarning } from './own-hours-warning.ts';
import { everyDay } from './texting-windows.ts';

const NOW = new Date('2026-11-23T13:00:00Z');
const LUNCH = everyDay({ opens: 11 * 60, closes: 14 * 60 });
const LONG = everyDay({ opens: 8 * 60, closes: 21 * 60 });

const warning = (timeZone: string, state: string, ownWeek?: typeof LUNCH) =>
  ownHoursWarning({ timeZone, state, ownWeek }, NOW);

test('hours with a known time zone need no warning', () => {
  expect(warning('America/New_York', 'NY', LUNCH)).toBeUndefined();
  expect(warning('', '')).toBeUndefined();
});

test('hours that state law never allows are reported', () => {
  expect(warning('America/New_York', 'RI', everyDay({ opens: 18 * 60, closes: 20 * 60 }))).toBe(
    'Your hours are outside legal texting hours, so no texts would go out. Choose different hours.',
  );
});

test('hours that never occur in all possible zones are reported with a fix', () => {
  expect(warning('', '', LUNCH)).toBe(
    'We don’t know your restaurant’s time zone, so we send texts only when it’s within your hours in every time zone of the United States. No time works in all of them, so no texts would go out. Add your address and time zone to your profile.',
  );
  expect(warning('', '', LONG)).toMatch(/every time zone of the United States\. Add/);
  expect(warning('', 'NY', LUNCH)).toBeUndefined();
  expect(warning('', 'TX', everyDay({ opens: 12 * 60, closes: 12 * 60 + 30 }))).toMatch(
    /every time zone of TX\. No time works/,
  );
});
