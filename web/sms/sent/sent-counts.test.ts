import { expect, test } from 'vitest';
import type { SmsDecisions } from '#shared/sms/contract/sms-campaign.ts';
import { printedTime } from '#web/sms/preview/printed-time.ts';
import { areAllScheduled, sentCounts } from './sent-counts.ts';

const NOW = new Date('2026-11-23T03:00:00Z');
const MORNING = '2026-11-23T14:00:00.000Z';

const decided = (given: Partial<SmsDecisions>): SmsDecisions => ({
  guests: 3,
  send: 0,
  hold: 0,
  skip: 0,
  held: [],
  skipped: [],
  ...given,
});

test('waiting texts are scheduled, with the time, and not sent', () => {
  const decisions = decided({ hold: 3, held_from: MORNING });
  expect(sentCounts(decisions, NOW)).toEqual([
    { name: 'Messages', value: `3 scheduled, starting ${printedTime(MORNING)}` },
  ]);
  expect(areAllScheduled(decisions, NOW)).toBe(true);
});

test('texts that are sent right away are counted separately from waiting ones', () => {
  const decisions = decided({ send: 2, hold: 1, held_from: MORNING });
  expect(sentCounts(decisions, NOW)).toEqual([
    { name: 'Messages sent', value: '2' },
    { name: 'Messages', value: `1 scheduled, starting ${printedTime(MORNING)}` },
  ]);
  expect(areAllScheduled(decisions, NOW)).toBe(false);
});

test('due texts, and a list without texts, count as sent', () => {
  const past = decided({ hold: 3, held_from: '2026-11-23T02:00:00.000Z' });
  expect(sentCounts(past, NOW)).toEqual([{ name: 'Messages sent', value: '3' }]);
  expect(sentCounts(decided({}), NOW)).toEqual([{ name: 'Messages sent', value: '0' }]);
  expect(areAllScheduled(decided({}), NOW)).toBe(false);
});
