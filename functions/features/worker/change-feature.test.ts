import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeatureJob } from '#functions/features/feature-jobs-repository.ts';
import { createAuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import { recordable } from '#functions/platform/audit/recordable.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { FeatureChangeMessage } from '#shared/contract/queue-messages.ts';
import { isInRollout } from '#shared/features/rollout.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createChangeFeature, type FeatureChangeDependencies } from './change-feature.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  await Promise.all(IDS.map(anEnlistedRestaurant));
});
afterAll(() => emulators.stop());

const NOW = '2026-03-05T12:00:00.000Z';
const FEATURE = 'digital_grader';
const IDS = Array.from({ length: 20 }, (_, index) => `restaurant-${String(index).padStart(3, '0')}`);

async function anEnlistedRestaurant(restaurant_id: string): Promise<void> {
  const { restaurants, restaurantNames } = openRepositories();
  const owner_email = `${restaurant_id}@example.com`;
  await restaurantNames.add(restaurant_id, { name: restaurant_id });
  await restaurants.create({ restaurant_id, name: restaurant_id, owner_email, created_at: NOW });
}

type Change = Pick<FeatureJob, 'job_id' | 'enabled'> &
  Partial<Pick<FeatureJob, 'status' | 'undoes' | 'percentage' | 'starts_at'>>;

/** Starts a job after the feature's last one, and returns its message. */
async function aJob(change: Change): Promise<FeatureChangeMessage> {
  const { featureJobs } = openRepositories();
  const version = ((await featureJobs.find(FEATURE))?.version ?? 0) + 1;
  await featureJobs.save({
    feature_name: FEATURE,
    version,
    status: 'running',
    requested_by: 'admin-7',
    started_at: NOW,
    updated_at: NOW,
    total: IDS.length,
    done: 0,
    changed: 0,
    refused: 0,
    ...change,
  });
  return { feature_name: FEATURE, job_id: change.job_id };
}

function aWorker({
  interference,
  ...other
}: Partial<FeatureChangeDependencies> & { interference?: Interference } = {}) {
  const client = createDynamoClient();
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const stores = openRepositories(client);
  return createChangeFeature({
    jobs: stores.featureJobs,
    toggles: stores.toggles,
    names: stores.restaurantNames,
    restaurants: stores.restaurants,
    auditRecords: createAuditRecordsRepository({ client, tableName: tableName('receipts') }),
    changes: { send: async () => undefined },
    clock: aClock(NOW),
    ...other,
  });
}

/** Restaurants that have the feature. */
async function having(): Promise<string[]> {
  const rows = await openRepositories().toggles.findMany(IDS);
  const off = rows.filter(({ toggles }) => toggles[FEATURE]?.enabled === false);
  return IDS.filter((id) => !off.some(({ restaurant_id }) => restaurant_id === id));
}

const lastJob = () => openRepositories().featureJobs.find(FEATURE);

test('a bulk change skips busy restaurants, reports them, and can be undone', async () => {
  const { toggles } = openRepositories();
  const isBusy = (id: string) => IDS.indexOf(id) % 3 === 0;
  const work = aWorker({
    toggles: {
      ...toggles,
      save: async (row, event) => !isBusy(row.restaurant_id) && toggles.save(row, event),
    },
  });
  await work(await aJob({ job_id: 'off', enabled: false }));
  expect(await lastJob()).toMatchObject({ status: 'done', done: 20, changed: 13, refused: 7 });
  expect(await having()).toEqual(IDS.filter(isBusy));

  await toggles.save({
    restaurant_id: IDS[1] ?? '',
    version: 2,
    toggles: {
      [FEATURE]: { enabled: false, rate_limits: { daily_limit: 5, hourly_limit: null }, updated_at: NOW },
    },
  });
  await aWorker()(await aJob({ job_id: 'undo', enabled: true, undoes: 'off' }));
  expect(await lastJob()).toMatchObject({ status: 'done', changed: 12, refused: 0 });
  // It was switched manually in between.
  expect(await having()).toEqual(IDS.filter((_, index) => index !== 1));
});

test('each restaurant has an audit record of who switched it, once', async () => {
  const message = await aJob({ job_id: 'receipts', enabled: false });
  await aWorker()(message);
  await aWorker()(message);
  const auditRecords = createAuditRecordsRepository({
    client: createDynamoClient(),
    tableName: tableName('receipts'),
  });
  const page = await auditRecords.list(IDS[10] ?? '', { limit: 50 });
  const own = page.auditRecords.filter(({ request_id }) => request_id === 'receipts');
  expect(own).toMatchObject([
    {
      operation: 'bulkUpdateFeature',
      actor_id: 'admin-7',
      before: recordable({ feature: FEATURE, enabled: true }),
      after: recordable({ feature: FEATURE, enabled: false }),
    },
  ]);
  await aWorker()(await aJob({ job_id: 'on again', enabled: true }));
});

test('killed at any call and delivered twice, it changes and counts every restaurant once', async () => {
  for (const [index, call] of [1, 2, 3, 4, 7, 20, 40, 63, 64, 65, 66].entries()) {
    const enabled = index % 2 === 1;
    const message = await aJob({ job_id: `killed-${call}`, enabled });
    const process = aMortalProcess();
    process.dieAfter(call);
    await aWorker({ interference: process.interference })(message).catch(() => undefined);
    await Promise.all([aWorker()(message), aWorker()(message)]);
    expect({ call, job: await lastJob() }).toMatchObject({
      call,
      job: { status: 'done', done: 20, changed: 20, refused: 0 },
    });
    expect(await having()).toEqual(enabled ? IDS : []);
  }
});

test('an outdated job changes nothing', async () => {
  await aJob({ job_id: 'present', enabled: true });
  await aWorker()({ feature_name: FEATURE, job_id: 'long ago' });
  expect(await lastJob()).toMatchObject({ job_id: 'present', done: 0 });
});

test('a job longer than a minute continues with a new message', async () => {
  const message = await aJob({ job_id: 'long', enabled: true });
  const sent: FeatureChangeMessage[] = [];
  const clock = aClock(NOW);
  const { restaurantNames } = openRepositories();
  const work = aWorker({
    clock,
    changes: { send: async (each) => void sent.push(each) },
    names: {
      list: (order, page) => {
        clock.advance(61);
        return restaurantNames.list(order, { ...page, limit: 8 });
      },
    },
  });
  await work(message);
  expect(sent).toEqual([message]);
  expect(await lastJob()).toMatchObject({ status: 'running', done: 8, changed: 8 });
  await work(message);
  await work(message);
  expect(await lastJob()).toMatchObject({ status: 'done', done: 20, changed: 20 });
});

test('a rollout turns a feature on for its share and off for the others, and an undo restores all', async () => {
  const everyone = await having();
  await aWorker()(await aJob({ job_id: 'rollout-30', enabled: true, percentage: 30 }));
  const share = await having();
  expect(share).toEqual(IDS.filter((id) => isInRollout(id, FEATURE, 30)));
  await aWorker()(await aJob({ job_id: 'undo-30', enabled: false, undoes: 'rollout-30' }));
  expect(await having()).toEqual(everyone);
});

test('a scheduled change waits for its start, then runs', async () => {
  const starts_at = '2026-03-05T18:00:00.000Z';
  const delays: (number | undefined)[] = [];
  const changes = { send: async (_message: object, seconds?: number) => void delays.push(seconds) };
  const message = await aJob({ job_id: 'later', enabled: false, status: 'scheduled', starts_at });
  await aWorker({ changes })(message);
  expect(delays).toEqual([900]);
  expect(await lastJob()).toMatchObject({ status: 'scheduled', done: 0 });
  await aWorker({ changes, clock: aClock(starts_at) })(message);
  expect(await lastJob()).toMatchObject({ status: 'done' });
  expect(await having()).toEqual([]);
});
