import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createDataExportsRepository } from '#functions/data-export/data-exports-repository.ts';
import { EXPORT_STEPS, exportKey } from '#functions/data-export/export-steps.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { openPartition } from '#functions/platform/aws/partition.ts';
import { openDownloads } from '#functions/platform/downloads/s3-downloads.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { bucketName, type Emulators, tableName } from '#infra/local/emulators.ts';
import { TABLES, type TableName } from '#infra/resources.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { anAccount } from '#tests/builders/an-account.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { EXPORTED_TABLES, NOT_EXPORTED } from './exported-tables.ts';
import { createRunExport } from './run-export.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const LEASE_SECONDS = 15 * 60;

/** The worker, with a new export of an account. */
async function anExport(interference?: Interference) {
  const { restaurantId } = await anAccount(emulators);
  const clock = aClock();
  const dynamo = createDynamoClient();
  const s3 = createS3Client({ forcePathStyle: true });
  const open = (name: Parameters<typeof bucketName>[0]) =>
    openBucket({ client: s3, bucketName: bucketName(name) });
  const on = (name: TableName) => ({ client: dynamo, tableName: tableName(name) });
  const exports = createDataExportsRepository(on('dataExports'));
  /** Not affected by interference. */
  const stored = createDataExportsRepository({
    client: createDynamoClient(),
    tableName: tableName('dataExports'),
  });
  const start = async (export_id: string) => {
    const key = { restaurant_id: restaurantId, export_id };
    const row = { ...key, status: 'running', done: 0, leased_until: 0, queued_until: 0 } as const;
    await stored.start({ ...row, requested_at: clock.now().toISOString(), expires_at: 4_000_000_000 });
    return key;
  };
  const key = await start('one');
  if (interference !== undefined) interfere({ dynamo, s3 }, interference);
  const mails: EmailMessage[] = [];
  const transfers = open('transfers');
  const work = createRunExport({
    exports,
    users: createUsersRepository(on('users')),
    websites: createWebsitesRepository(on('websites')),
    sites: open('sites'),
    siteVersions: open('siteVersions'),
    transfers,
    downloads: openDownloads({ bucketName: bucketName('transfers'), forcePathStyle: true, client: s3 }),
    partition: (name, id) =>
      openPartition({ ...on(name), partitionKey: 'restaurant_id', sortKey: 'image_id' }, id),
    emails: { send: async (message) => void mails.push(message) },
    clock,
  });
  return { restaurantId, key, clock, work, stored, mails, start };
}

function archives() {
  return openBucket({
    client: createS3Client({ forcePathStyle: true }),
    bucketName: bucketName('transfers'),
  });
}

/** The files of an archive by path. */
async function unpacked(key: Parameters<typeof exportKey>[0]): Promise<Record<string, string>> {
  const bytes = await archives().findBytes(exportKey(key));
  const files = unzipSync(bytes ?? new Uint8Array());
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, Buffer.from(content).toString('base64')]),
  );
}

test('every table with restaurant rows is exported or says why it isn’t', () => {
  const ofRestaurants = Object.entries(TABLES).filter(([, table]) => table.partitionKey === 'restaurant_id');
  const known = [...Object.keys(EXPORTED_TABLES), ...Object.keys(NOT_EXPORTED)];
  expect(known.toSorted()).toEqual(ofRestaurants.map(([name]) => name).toSorted());
});

/** The first and last call of each command, counted from 1. Calls in between have the same effect. */
function fatalCalls(names: readonly string[]): number[] {
  const calls = names.flatMap((name) => [names.indexOf(name) + 1, names.lastIndexOf(name) + 1]);
  return [...new Set(calls)].toSorted((one, other) => one - other);
}

test('after a worker dies at any call, the next one finishes the export as one complete archive', async () => {
  const mortal = aMortalProcess();
  const names: string[] = [];
  const { key: undisturbed, ...setup } = await anExport(async (call, proceed) => {
    names.push(call.name);
    await mortal.interference(call, proceed);
  });
  const { restaurantId, clock, work, stored, mails, start } = setup;
  await work(undisturbed, { receiveCount: 1 });
  const expected = await unpacked(undisturbed);
  expect(expected).toHaveProperty(['data/guests.json']);
  for (const call of fatalCalls([...names])) {
    mails.length = 0;
    const key = await start(`dies-after-${call}`);
    expect(await mortal.diesAfter(call, () => work(key, { receiveCount: 1 }))).toBe(true);
    clock.advance(LEASE_SECONDS);
    await work(key, { receiveCount: 2 });
    const row = await stored.find(restaurantId);
    expect(row, `call ${call}`).toMatchObject({ status: 'ready', done: EXPORT_STEPS.length });
    expect(await unpacked(key), `call ${call}`).toEqual(expected);
    const requests = new Set(mails.map(({ request_id }) => request_id));
    expect(requests, `call ${call}`).toEqual(new Set([`export-${key.export_id}`]));
  }
});

test('the next worker starts over, and the progress that owners see stays', async () => {
  const mortal = aMortalProcess();
  const { key, clock, work, stored, restaurantId } = await anExport(mortal.interference);
  const dieAfter = async (call: number) => {
    mortal.dieAfter(call);
    await expect(work(key, { receiveCount: 1 })).rejects.toThrow();
    clock.advance(LEASE_SECONDS);
    return (await stored.find(restaurantId))?.done;
  };
  const progress = await dieAfter(50);
  expect(progress).toBeGreaterThan(2);
  expect(await dieAfter(20)).toBe(progress);
});

test('only one of two workers builds the archive', async () => {
  const { key, work, mails } = await anExport();
  await Promise.all([work(key, { receiveCount: 1 }), work(key, { receiveCount: 2 })]);
  expect(mails).toHaveLength(1);
});

test('an account that is deleted in the meantime leaves no archive', async () => {
  let isDeleted = false;
  const { key, work, restaurantId } = await anExport(async ({ name }, proceed) => {
    await proceed();
    if (isDeleted || name !== 'UpdateItemCommand') return;
    isDeleted = true;
    const place = { client: createDynamoClient(), tableName: tableName('dataExports') };
    await openPartition(
      { ...place, partitionKey: 'restaurant_id', sortKey: undefined },
      restaurantId,
    ).deleteAll();
  });
  await expect(work(key, { receiveCount: 1 })).rejects.toThrow();
  expect(await archives().list(`downloads/${restaurantId}/`)).toEqual([]);
});

test('a failed last delivery ends the export', async () => {
  let isFailing = false;
  const { key, work, stored, restaurantId } = await anExport(async ({ store }, proceed) => {
    if (isFailing && store === 'S3') throw new Error('S3 is down');
    await proceed();
  });
  isFailing = true;
  await expect(work(key, { receiveCount: 1 })).rejects.toThrow();
  expect(await stored.find(restaurantId)).toMatchObject({ status: 'running', leased_until: 0 });
  await expect(work(key, { receiveCount: 3 })).rejects.toThrow();
  expect(await stored.find(restaurantId)).toMatchObject({ status: 'failed' });
});
