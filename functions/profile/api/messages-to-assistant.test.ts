import { expect, test } from 'vitest';
import { readProfile } from '#functions/ai/readers/read-profile.ts';
import { readingTextOf } from '#shared/assistant/actions/reading-text.ts';

const CONTEXT = { region: 'US', currency: 'USD', language: 'en', today: '2026-11-29' };
const WANTED = new Set(['phones', 'services', 'closed_days']);

/** What the parsers find in a message from the assistant. */
function found(message: string): string {
  const { proposals } = readProfile(readingTextOf(message), CONTEXT);
  return proposals
    .filter(({ field }) => WANTED.has(field))
    .map((each) => {
      if (each.field === 'phones') return each.value.number;
      if (each.field !== 'services') return `${String(each.value)} closed`;
      const { days, opens, closes } = each.value;
      return `${days.join(' ')} ${opens}–${closes}`;
    })
    .join(', ');
}

test.each([
  ['our phone is now 775-555-0123', '+17755550123'],
  ['hey the phone on the site is wrong it should be 775.555.0199', '+17755550199'],
  ['our old number was 775-555-0123', ''],
  ['change Monday to 11–9', 'monday 11:00–21:00'],
  ['chagne our hours to 10am-9pm mon-tue', 'monday tuesday 10:00–21:00'],
  ['open sundays now 12-8', 'sunday 12:00–20:00'],
  ['mondays closed from now on', 'monday closed'],
  ['set tuesday hours to 4pm - 10pm', 'tuesday 16:00–22:00'],
  ['please change our Sunday hours to 10am-3pm', 'sunday 10:00–15:00'],
  [
    'hours are 11am-10pm every day now',
    'monday tuesday wednesday thursday friday saturday sunday 11:00–22:00',
  ],
  ['sundays we open 10am to 3pm from now on', 'sunday 10:00–15:00'],
  ['we are closed every monday', 'monday closed'],
  ['we’re not open Mondays anymore', 'monday closed'],
  ['open late on friday', ''],
])('%s: %s', (message, expected) => {
  expect(found(message)).toBe(expected);
});
