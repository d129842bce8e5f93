import { expect, test } from 'vitest';
import { afterFailure, afterReminders, failureSchedule, graceEnd } from './dunning.ts';

const SINCE = '2026-11-01T12:00:00.000Z';
const dunning = { reminder_days: [2, 5] as [number, number], grace_days: 9 };
const on = (day: string) => `2026-11-${day}T12:00:00.000Z`;

test.each([
  [1, { at: on('04'), step: 'retry' }],
  [2, { at: on('08'), step: 'retry' }],
  [3, { at: on('15'), step: 'pause' }],
])('after %i emails, the next step is %o', (emails, next) => {
  expect(afterFailure(SINCE, { emails, isPaused: false })).toEqual(next);
});

test('a paused subscription ends after 28 days', () => {
  expect(afterFailure(SINCE, { emails: 3, isPaused: true })).toEqual({ at: on('29'), step: 'end' });
});

test.each([
  [0, { at: SINCE, step: 'remind' }],
  [2, { at: on('06'), step: 'remind' }],
  [3, { at: on('10'), step: 'pause' }],
])('after %i reminders, the next step is %o', (reminders, next) => {
  expect(afterReminders({ since: SINCE, dunning }, reminders)).toEqual(next);
});

test('the schedule marks what was sent and not what is next', () => {
  const reached = { emails: 2, isPaused: false, endsByItself: true };
  expect(failureSchedule({ since: SINCE, dunning }, reached)).toEqual([
    { step: 'email', at: SINCE, is_done: true },
    { step: 'email', at: on('03'), is_done: true },
    { step: 'email', at: on('06'), is_done: false },
    { step: 'pause', at: on('10'), is_done: false },
    { step: 'end', at: on('29'), is_done: false },
  ]);
  expect(graceEnd({ since: SINCE, dunning })).toBe(on('10'));
});

test('a plan that the provider ends has no last step', () => {
  const steps = failureSchedule({ since: SINCE }, { emails: 3, isPaused: true, endsByItself: false });
  expect(steps.map(({ step, is_done }) => `${step} ${is_done}`)).toEqual([
    'email true',
    'email true',
    'email true',
    'pause true',
  ]);
});
