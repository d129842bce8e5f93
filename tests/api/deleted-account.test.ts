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
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { openStoredData, type StoredData } from '#tests/builders/stored-data.ts';
import { until } from '#tests/builders/until.ts';
import { aContentPlan } from './a-content-plan.ts';
import { aGrade } from './a-grade.ts';
import { aLaunchedAd, aRedeemedCode } from './a-launched-ad.ts';
import { aTestText, aTextCampaign } from './a-text-campaign.ts';
import { aConnectedAdAccount } from './an-ad-account.ts';
import { anEnhancedImage } from './an-enhanced-image.ts';
import { anInvoice } from './an-invoice.ts';
import { createApiClient } from './api-client.ts';
import { aGeneratedWebsite, anOwner, type Owner } from './owner.ts';
import { TENANT_MATRIX } from './tenant-matrix.ts';
import { callWith as callOf } from './tenant-row.ts';
import { anUpload, anUploadedImage, sendFile } from './uploaded-image.ts';

const api = createApiClient(inject('webOrigin'));
/** No other restaurant of the tests has these. */
const GUEST = { name: 'Zenobia', phone: '+12125550163' };
const NAME = 'Zanzibar Cafe';
const ADDRESS = '163 Zephyr Street';

let owner: Owner;
let stored: StoredData;
/** Filled by administrators, visitors, failures, or under a hash: the worker’s own tests fill and delete them. */
const UNUSED = [
  'campaignRequests',
  'failedMails',
  'featureJobs',
  'featureToggles',
  'leads',
  'moderation',
  'platformRecords',
  'rateLimits',
  'rewrites',
  'senderNumbers',
];

/** By table, before the account was deleted. */
const before = new Map<string, number>();

/** An owner who has used everything, then deletes the account. */
beforeAll(async () => {
  stored = await openStoredData(inject('dataDirectory'));
  owner = await anOwner(api, NAME);
  const { token, password } = owner;
  const { websiteId } = await aGeneratedWebsite(api, owner, { website_name: NAME });
  const photo = await aJpeg({ width: 200, height: 200 });
  await anUploadedImage(api, owner, photo);
  await sendFile(await anUpload(api, owner), photo);
  const csv = `customer_name,phone_number\n${GUEST.name},${GUEST.phone}`;
  await api('importGuests', { token, body: { csv } });
  await api('saveVersion', { token, params: { id: websiteId } });
  await api('downloadWebsite', { token, params: { id: websiteId } });
  await aRedeemedCode(api, owner, await aLaunchedAd(api, owner, websiteId));
  await api('updateProfile', { token, body: { 'address.text': `${ADDRESS}, Brooklyn, NY 11201` } });
  await anEnhancedImage(api, owner);
  await aConnectedAdAccount(api, owner);
  await aTextCampaign(api, owner);
  await aTestText(api, owner);
  await aGrade(api, owner);
  await anInvoice(api, owner);
  await aContentPlan(api, owner);
  await api('createTillLink', { token });
  await api('updateChecklistItem', { token, params: { id: 'google-claim' }, body: { is_complete: true } });
  await api('saveMenuSales', callWith('saveMenuSales'));
  await api('saveListMapping', callWith('saveListMapping'));
  await api('optOutGuest', { token, params: { phone: GUEST.phone } });
  for (const table of Object.keys(TABLES) as TableName[])
    before.set(table, (await rowsAbout(table, [owner.restaurantId])).length);
  const body = { confirmation: 'DELETE', current_password: password };
  expect((await api('deleteAccount', { token, body })).status).toBe(202);
  const isDeleted = async () =>
    (await rowsAbout('restaurants', [owner.restaurantId])).length === 0 || undefined;
  await until(isDeleted, { timeoutMs: 60_000, everyMs: 200 });
}, 120_000);

/** The call that the tenant matrix has of an operation, as this owner. */
function callWith(operation: 'saveMenuSales' | 'saveListMapping') {
  return { token: owner.token, ...callOf(TENANT_MATRIX[operation], '') };
}

async function rowsAbout(table: TableName, marks: readonly string[]): Promise<string[]> {
  return (await stored.rows(table)).filter((row) => marks.some((mark) => row.includes(mark)));
}

/** What must not be found any more. */
function forbiddenMarks(after: AfterDeletion): string[] {
  const { restaurantId, email } = owner;
  const guest = [GUEST.name, GUEST.phone.slice(1)];
  if (after === 'deleted') return [...guest, NAME, ADDRESS, email, restaurantId];
  if (after.names === 'owner') return [...guest, NAME, ADDRESS];
  return after.names === 'customer' ? [...guest, email] : [...guest, NAME, ADDRESS, email];
}

describe('of a deleted account', () => {
  test.each(Object.keys(TABLES) as TableName[])('%s holds what it may and nothing more', async (table) => {
    expect(await rowsAbout(table, forbiddenMarks(AFTER_DELETION[table]))).toEqual([]);
  });

  test.each(Object.keys(BUCKETS) as BucketName[])('the bucket %s holds nothing', async (bucket) => {
    const marks = forbiddenMarks(AFTER_DELETION[bucket]);
    const files = await stored.files(bucket);
    expect(files.filter((file) => marks.some((mark) => file.includes(mark)))).toEqual([]);
  });

  test.each(Object.keys(QUEUES) as QueueName[])('no message waits in %s', async (queue) => {
    await expect.poll(() => stored.messages(queue)).toBe(0);
  });

  test('the account had used every other table', () => {
    const unused = [...before].filter(([, rows]) => rows === 0).map(([table]) => table);
    expect(unused.toSorted()).toEqual(UNUSED);
  });

  test('what is kept expires', async () => {
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
  });
});
