import { expect, test } from 'vitest';
import { secondsUntilStart } from '#functions/features/seconds-until-start.ts';

const NOW = new Date('2026-11-30T12:00:00.000Z');
const JOB = {
  feature_name: 'digital_grader',
  job_id: 'job-1',
  version: 1,
  enabled: true,
  requested_by: 'admin-1',
  started_at: NOW.toISOString(),
  updated_at: NOW.toISOString(),
  total: 0,
  done: 0,
  changed: 0,
  refused: 0,
} as const;

test.each([
  ['2026-12-03T00:00:00.000Z', 900],
  ['2026-11-30T12:05:00.000Z', 300],
  ['2026-11-30T12:00:00.000Z', 0],
  ['2026-11-30T11:00:00.000Z', 0],
])('the message of a job that starts at %s waits %i seconds', (starts_at, seconds) => {
  expect(secondsUntilStart({ ...JOB, status: 'scheduled', starts_at }, NOW)).toBe(seconds);
});

test('the message of a running job has no delay', () => {
  expect(secondsUntilStart({ ...JOB, status: 'running', starts_at: '2031-01-01T00:00:00.000Z' }, NOW)).toBe(
    0,
  );
});
