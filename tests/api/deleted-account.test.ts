import { beforeAll, describe, expect, inject, test } from 'vitest';
import { AFTER_DELETION, type AfterDeletion } from '#infra/after-deletion.ts';
import {
  BUCKETS,
  type BucketName,
  QUEUES,
  type QueueName,
  TABLES,
  type TableName,
} from '#infra/resources.ts';
import { openStoredData, type StoredData } from '#tests/builders/stored-data.ts';
import { until } from '#tests/builders/until.ts';
import { aUsedAccount } from './a-used-account.ts';
import { createApiClient } from './api-client.ts';
import type { Owner } from './owner.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const api = createApiClient(inject('webOrigin'));
const MARKS = {
  name: 'Zanzibar Cafe',
  address: '163 Zephyr Street',
  guest: { name: 'Zenobia', phone: '+12125550163' },
};
/** A name in everything that administrators write about the restaurant. */
const TYPED = 'zuleika';

let owner: Owner;
let stored: StoredData;
/** Written by visitors, failures, or the daily pass, or keyed by a hash. The worker’s own tests cover them. */
const UNUSED = [
  'failedMails',
  'failures',
  'featureJobs',
  'featureToggles',
  'leads',
  'moderation',
  'monthCosts',
  'platformRecords',
  'rateLimits',
  'rewrites',
  'senderNumbers',
];

/** Row counts by table, before the account was deleted. */
const before = new Map<string, number>();

/** An owner who used everything, then deletes the account. */
beforeAll(async () => {
  stored = await openStoredData(inject('dataDirectory'));
  owner = await aUsedAccount(api, MARKS);
  const { token, password } = owner;
  await api('startDataExport', { token });
  await leaveWords(owner);
  for (const table of Object.keys(TABLES) as TableName[])
    before.set(table, (await rowsAbout(table, [owner.restaurantId])).length);
  const body = { confirmation: 'DELETE', current_password: password };
  expect((await api('deleteAccount', { token, body })).status).toBe(202);
  const isDeleted = async () =>
    (await rowsAbout('restaurants', [owner.restaurantId])).length === 0 || undefined;
  await until(isDeleted, { timeoutMs: 120_000, everyMs: 200 });
});

/** An administrator acts on the restaurant, and gives reasons that name someone. */
async function leaveWords({ restaurantId: id }: Owner): Promise<void> {
  const { body } = await api('login', { body: TEST_ADMIN });
  const admin = { token: String(body.token), params: { id } };
  const reason = `A call from ${TYPED}`;
  const credit = { action: 'credit', cents: 500, reason, idempotency_key: 'one' };
  const acting = await api('impersonate', { ...admin, body: { reason } });
  const calls = [
    acting,
    await api('endImpersonation', { token: String(acting.body.token) }),
    await api('suspendRestaurant', { ...admin, body: { reason } }),
    await api('resumeRestaurant', admin),
    await api('actOnSubscription', { ...admin, body: credit }),
    await api('setRestaurantTags', { ...admin, body: { tags: [TYPED] } }),
    await api('addRestaurantNote', { ...admin, body: { text: reason } }),
    await api('contactRestaurant', { ...admin, body: { subject: reason, text: 'Hello' } }),
  ];
  for (const { status, body: answer } of calls) expect(status, JSON.stringify(answer)).toBeLessThan(300);
  expect(await rowsAbout('receipts', [TYPED])).toHaveLength(5);
}

async function rowsAbout(table: TableName, marks: readonly string[]): Promise<string[]> {
  return (await stored.rows(table)).filter((row) => marks.some((mark) => row.includes(mark)));
}

/** Data that must be gone. */
function forbiddenMarks(after: AfterDeletion): string[] {
  const { restaurantId, email } = owner;
  const { name, address, guest: someone } = MARKS;
  const guest = [TYPED, someone.name, someone.phone.slice(1)];
  if (after === 'deleted') return [...guest, name, address, email, restaurantId];
  if (after.names === 'owner') return [...guest, name, address];
  return after.names === 'customer' ? [...guest, email] : [...guest, name, address, email];
}

describe('of a deleted account', () => {
  test.each(Object.keys(TABLES) as TableName[])('%s contains only what may remain', async (table) => {
    expect(await rowsAbout(table, forbiddenMarks(AFTER_DELETION[table]))).toEqual([]);
  });

  test.each(Object.keys(BUCKETS) as BucketName[])('the bucket %s is empty', async (bucket) => {
    const marks = forbiddenMarks(AFTER_DELETION[bucket]);
    const files = await stored.files(bucket);
    expect(files.filter((file) => marks.some((mark) => file.includes(mark)))).toEqual([]);
  });

  test.each(Object.keys(QUEUES) as QueueName[])('no message is waiting in %s', async (queue) => {
    await expect.poll(() => stored.messages(queue)).toBe(0);
  });

  test('the account used every other table', () => {
    const unused = [...before].filter(([, rows]) => rows === 0).map(([table]) => table);
    expect(unused.toSorted()).toEqual(UNUSED);
  });

  test('the remaining data expires', async () => {
    for (const table of ['invoices', 'guests', 'receipts'] as const) {
      const rows = await rowsAbout(table, [owner.restaurantId]);
      expect(rows.length, table).toBeGreaterThan(0);
      for (const row of rows) expect(JSON.parse(row), table).toHaveProperty('expires_at');
    }
    const hashes = (await rowsAbout('guests', [owner.restaurantId])).map((row) => JSON.parse(row).phone);
    expect(hashes).toEqual([expect.stringMatching(/^consent#/), expect.stringMatching(/^stopped#/)]);
  });

  test('audit records keep who did what, and amounts', async () => {
    const rows = (await rowsAbout('receipts', [owner.restaurantId])).map((row) => JSON.parse(row));
    const changes = rows.filter(({ operation }) => operation === 'updateProfile');
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) expect(change).not.toHaveProperty('after');
    expect(rows.find(({ operation }) => operation === 'subscribe')).toHaveProperty('after');
    const credit = rows.find(({ operation }) => operation === 'actOnSubscription');
    expect(JSON.parse(credit.after)).toMatchObject({ action: 'credit', amount: 5 });
  });
});
