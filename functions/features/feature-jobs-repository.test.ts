import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import type { FeatureJob } from './feature-jobs-repository.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const JOB: FeatureJob = {
  feature_name: 'menu_optimizer',
  job_id: 'job-1',
  version: 1,
  status: 'running',
  enabled: true,
  requested_by: 'admin-1',
  started_at: '2026-11-22T12:00:00.000Z',
  updated_at: '2026-11-22T12:00:00.000Z',
  total: 2,
  done: 0,
  changed: 0,
  refused: 0,
};

test('each version of a job is written once, and the slower writer gets false', async () => {
  const { featureJobs } = openRepositories();
  expect(await featureJobs.save(JOB)).toBe(true);
  expect(await featureJobs.save({ ...JOB, job_id: 'job-2' })).toBe(false);
  expect(await featureJobs.save({ ...JOB, version: 3 })).toBe(false);
  expect(await featureJobs.save({ ...JOB, version: 2, done: 1 })).toBe(true);
  expect(await featureJobs.save({ ...JOB, version: 2, done: 2 })).toBe(false);
  expect(await featureJobs.find(JOB.feature_name)).toMatchObject({ job_id: 'job-1', version: 2, done: 1 });
  expect(await featureJobs.listLast()).toHaveLength(1);
});
