import { expect, test } from 'vitest';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { daySpans } from './day-spans.ts';

test.each([
  ['Mon–Sat', WEEKDAYS.slice(0, 6)],
  ['Tue–Sun', WEEKDAYS.slice(1)],
  ['Mon, Tue', WEEKDAYS.slice(0, 2)],
  ['Mon, Wed–Fri', ['monday', 'wednesday', 'thursday', 'friday']],
  ['Every day', [...WEEKDAYS]],
  ['', []],
])('days in words: %s', (words, days) => {
  expect(daySpans([...days])).toBe(words);
});
