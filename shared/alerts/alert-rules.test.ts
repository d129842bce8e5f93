import { expect, test } from 'vitest';
import { formatAlertValue, NO_ALERT, nextAlertState } from './alert-rules.ts';

const START = Date.parse('2026-11-30T12:00:00.000Z');

/** The notices for values that are an hour apart. */
function noticesOf(values: (number | null)[], threshold: number | null = 10) {
  let state = NO_ALERT;
  return values.map((value, hour) => {
    const step = nextAlertState(state, { value, threshold, now: new Date(START + hour * 3_600_000) });
    state = step.state;
    return step.notice;
  });
}

test('people are notified when a value reaches the threshold, and again when it is below', () => {
  expect(noticesOf([9, 10, 12, 9, 8])).toEqual([undefined, 'firing', undefined, 'resolved', undefined]);
});

test('an unresolved alert is repeated a day later, not before', () => {
  const notices = noticesOf(Array.from({ length: 26 }, () => 11));
  expect(notices.flatMap((notice, hour) => (notice === undefined ? [] : [hour]))).toEqual([0, 24]);
});

test('a value that moves around the threshold is reported once a day', () => {
  const notices = noticesOf([11, 9, 11, 9, 11]);
  expect(notices).toEqual(['firing', 'resolved', undefined, undefined, undefined]);
});

test('a rule that is off or can’t be measured says nothing, even if it had fired', () => {
  expect(noticesOf([null, 11, null, 9])).toEqual([undefined, 'firing', undefined, undefined]);
  expect(noticesOf([100, 100], null)).toEqual([undefined, undefined]);
});

test('values are written with their unit', () => {
  expect(formatAlertValue('overdue', 1234.4)).toBe('$1,234');
  expect(formatAlertValue('budget', 85)).toBe('85%');
  expect(formatAlertValue('dead_letters', 3)).toBe('3');
});
