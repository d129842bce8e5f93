import { expect, test } from 'vitest';
import type { ActivityEntry } from '#shared/audit/contract/activity.ts';
import { byDay } from './by-day.ts';

function anEntry(at: Date): ActivityEntry {
  return {
    entry_id: at.toISOString(),
    at: at.toISOString(),
    actor: 'owner',
    operation: 'publishWebsite',
    what: 'Published a website.',
    differences: [],
    undo: null,
  };
}

test('entries are grouped by day in the reader’s time zone, newest first', () => {
  const now = new Date(2026, 10, 23, 0, 30);
  const times = [
    new Date(2026, 10, 23, 0, 10),
    new Date(2026, 10, 22, 23, 50),
    new Date(2026, 10, 22, 8),
    new Date(2026, 10, 20, 8),
    new Date(2025, 10, 20, 8),
  ];
  const days = byDay(times.map(anEntry), now);
  expect(days.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Friday, November 20', 1],
    ['Thursday, November 20, 2025', 1],
  ]);
});

test('on the first of a month, the day before is Yesterday', () => {
  const [day] = byDay([anEntry(new Date(2026, 9, 31, 12))], new Date(2026, 10, 1, 12));
  expect(day?.name).toBe('Yesterday');
});
