import { expect, test } from 'vitest';
import type { FeatureJob } from '#functions/features/feature-jobs-repository.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { aClock } from '#tests/builders/clock.ts';
import { createBulkUpdateFeature, createUndoBulkUpdateFeature } from './bulk-update-feature.ts';

const NOW = '2026-03-05T12:00:00.000Z';
const LATER = '2026-03-05T12:10:00.000Z';

const JOB: FeatureJob = {
  ...{ feature_name: 'digital_grader', job_id: 'job-1', version: 4, status: 'done', enabled: false },
  ...{ requested_by: 'admin-1', started_at: NOW, updated_at: NOW, total: 9, done: 9, changed: 2, refused: 0 },
};

/** The operations on a feature's present job. `isTooLate`: another write comes first. */
function setup(present: FeatureJob | undefined, isTooLate = false) {
  const saved: FeatureJob[] = [];
  const sent: unknown[][] = [];
  const audit: Caller['audit'] = {} as Caller['audit'];
  const caller = { userId: 'admin-7', audit } as Caller;
  const dependencies = {
    jobs: {
      find: async () => present,
      listLast: async () => [],
      save: async (job: FeatureJob) => !isTooLate && saved.push(job) > 0,
    },
    changes: { send: async (...message: unknown[]) => void sent.push(message) },
    figures: { total: async () => ({ count_signed_up: 12 }) },
    clock: aClock(NOW),
    ids: { next: () => 'job-2' },
  };
  const asked = { params: {}, query: {}, body: { feature_name: 'digital_grader' as const } };
  const bulk = createBulkUpdateFeature(dependencies);
  const undo = createUndoBulkUpdateFeature(dependencies);
  return {
    ...{ saved, sent, audit },
    change: (body: Omit<Parameters<typeof bulk>[0]['body'], 'feature_name'>) =>
      bulk({ ...asked, body: { ...asked.body, ...body } }, caller),
    undo: (job_id = 'job-1') => undo({ ...asked, body: { ...asked.body, job_id } }, caller),
  };
}

const STARTED = {
  feature_name: 'digital_grader',
  job_id: 'job-2',
  requested_by: 'admin-7',
  total: 12,
  done: 0,
};

test.each([
  ['now', undefined, {}, { status: 'running' }, 0],
  ['at a time that has come', NOW, {}, { status: 'running' }, 0],
  [
    'later for a share',
    LATER,
    { percentage: 30 },
    { status: 'scheduled', starts_at: LATER, percentage: 30 },
    600,
  ],
])('a bulk change that starts %s is stored and queued with its delay', async (...row) => {
  const [, starts_at, share, expected, delay] = row;
  const { change, saved, sent, audit } = setup(undefined);
  const answer = await change({ enabled: true, starts_at, percentage: undefined, ...share });
  expect(saved).toEqual([expect.objectContaining({ ...STARTED, ...expected, version: 1, enabled: true })]);
  expect(answer.data).toMatchObject({ job_id: 'job-2', ...expected });
  expect(sent).toEqual([[{ feature_name: 'digital_grader', job_id: 'job-2' }, delay]]);
  const after = { feature: 'digital_grader', enabled: true, percentage: undefined, starts_at, ...share };
  expect(audit.after).toEqual(after);
});

test.each<[string, Partial<FeatureJob>, boolean]>([
  [
    'running and took a step less than 15 minutes ago',
    { status: 'running', updated_at: '2026-03-05T11:45:00.001Z' },
    false,
  ],
  [
    'running and took no step for 15 minutes',
    { status: 'running', updated_at: '2026-03-05T11:45:00.000Z' },
    true,
  ],
  ['scheduled', { status: 'scheduled', starts_at: LATER }, true],
  ['done', { status: 'done' }, true],
])('a job that is %s may be replaced: %o %s', async (_, changes, mayBe) => {
  const { change, saved, sent } = setup({ ...JOB, ...changes });
  const changing = change({ enabled: true, starts_at: undefined, percentage: undefined });
  if (mayBe) await changing;
  else await expect(changing).rejects.toMatchObject({ code: 'feature_job_running' });
  expect(saved.map(({ version }) => version)).toEqual(mayBe ? [5] : []);
  expect(sent).toHaveLength(mayBe ? 1 : 0);
});

test('a scheduled change can be canceled until it starts', async () => {
  const scheduled: FeatureJob = { ...JOB, status: 'scheduled', starts_at: LATER, done: 0, changed: 0 };
  const { undo, saved, sent, audit } = setup(scheduled);
  expect((await undo()).data).toMatchObject({ status: 'done', job_id: 'job-1', can_be_undone: false });
  expect(saved).toEqual([{ ...scheduled, version: 5, status: 'done', updated_at: NOW }]);
  expect([sent, audit.after]).toEqual([[], { feature: 'digital_grader', canceled: LATER }]);
  await expect(setup(scheduled, true).undo()).rejects.toMatchObject({ code: 'feature_job_running' });
});

test('a completed change is undone by a job that reverts only its switches', async () => {
  const { undo, saved, sent, audit } = setup(JOB);
  expect((await undo()).data).toMatchObject({ job_id: 'job-2', enabled: true, is_undo: true });
  expect(saved).toEqual([
    expect.objectContaining({ ...STARTED, version: 5, undoes: 'job-1', enabled: true }),
  ]);
  expect(sent).toEqual([[{ feature_name: 'digital_grader', job_id: 'job-2' }, 0]]);
  expect(audit.after).toEqual({ feature: 'digital_grader', enabled: true });
});

test.each<[string, FeatureJob | undefined]>([
  ['never existed', undefined],
  ['was replaced', { ...JOB, job_id: 'job-9' }],
  ['still runs', { ...JOB, status: 'running' }],
  ['changed nothing', { ...JOB, changed: 0 }],
  ['is an undo', { ...JOB, undoes: 'job-0' }],
])('a job that %s can’t be undone', async (_, present) => {
  const { undo, saved, sent } = setup(present);
  await expect(undo()).rejects.toMatchObject({ code: 'feature_job_gone' });
  expect([saved, sent]).toEqual([[], []]);
});

test('of two administrators who start a change, the slower one is told', async () => {
  const { change, sent } = setup(JOB, true);
  const slower = change({ enabled: true, starts_at: undefined, percentage: undefined });
  await expect(slower).rejects.toMatchObject({ code: 'feature_job_running' });
  expect(sent).toEqual([]);
});
