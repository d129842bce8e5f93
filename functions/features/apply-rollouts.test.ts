import { expect, test } from 'vitest';
import { isInRollout } from '#shared/features/rollout.ts';
import { aClock } from '#tests/builders/clock.ts';
import { withEmptyEmulators } from '#tests/builders/empty-emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { applyRollouts } from './apply-rollouts.ts';
import type { FeatureJob } from './feature-jobs-repository.ts';
import { toggleOf } from './toggle-of.ts';

const empty = withEmptyEmulators();

const NOW = '2026-11-30T12:00:00.000Z';
const FEATURE = 'digital_grader';
const IDS = Array.from({ length: 40 }, (_, at) => `new-${at}`);

async function signUpDuring(job: Partial<FeatureJob>) {
  const { featureJobs, toggles } = openRepositories();
  await featureJobs.save({
    feature_name: FEATURE,
    job_id: 'job-1',
    version: 1,
    status: 'done',
    enabled: true,
    requested_by: 'admin',
    started_at: NOW,
    updated_at: NOW,
    total: 0,
    done: 0,
    changed: 0,
    refused: 0,
    ...job,
  });
  const dependencies = { featureJobs, toggles, clock: aClock(NOW) };
  for (const id of IDS) await applyRollouts(dependencies, id);
  const rows = await Promise.all(IDS.map((id) => toggles.get(id)));
  return rows.filter((row) => toggleOf(row, FEATURE).enabled).map(({ restaurant_id }) => restaurant_id);
}

test.each(['running', 'done'] as const)(
  'a restaurant that signs up while a rollout is %s has the feature by the rollout’s share',
  async (status) => {
    const having = await signUpDuring({ percentage: 30, status });
    expect(having).toEqual(IDS.filter((id) => isInRollout(id, FEATURE, 30)));
    expect(having.length).toBeGreaterThan(0);
    expect(having.length).toBeLessThan(IDS.length);
  },
);

test('a scheduled rollout and a change for all restaurants don’t affect new restaurants', async () => {
  expect(await signUpDuring({ percentage: 30, status: 'scheduled' })).toEqual(IDS);
  await empty();
  expect(await signUpDuring({})).toEqual(IDS);
});
