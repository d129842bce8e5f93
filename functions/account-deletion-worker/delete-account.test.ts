import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignSenderNumber } from '#functions/modules/texting-settings/assign-sender-number.ts';
import { AdRefused } from '#functions/platform/ads/ad-provider.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { createReceiptsRepository } from '#functions/platform/receipts/receipts-repository.ts';
import { bucketName, type Emulators, tableName } from '#infra/local/emulators.ts';
import { TABLES, type TableDefinition, type TableName } from '#infra/resources.ts';
import { anAdCampaign } from '#tests/builders/a-campaign.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { aStoredWebsite } from '#tests/builders/stored-website.ts';
import { type Overrides, setupWebsites } from '#tests/builders/website-setup.ts';
import { readAccountDeletionConfig } from './config.ts';
import { createDeleteAccount } from './delete-account.ts';
import { openStores } from './open-stores.ts';
import { KEPT_TABLES, PARTITIONS, type PartitionName } from './partitions.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

const PARTITION_NAMES = Object.keys(PARTITIONS) as PartitionName[];
/** Partitions of which publishing reads and writes nothing: it does not matter before which of them it goes on. */
const UNPUBLISHED = new Set(
  PARTITION_NAMES.filter(
    (name) => !/^(?:websites|profiles|images|receipts|generationJobs|restaurants|slugs)$/.test(name),
  ).map(tableName),
);

/** The worker, with the ads that it has ended. */
function aWorker(interference?: Interference, refusal?: Error, clock: Clock = { now: () => new Date() }) {
  const dynamo = createDynamoClient();
  const s3 = createS3Client({ forcePathStyle: true });
  if (interference !== undefined) interfere({ dynamo, s3 }, interference);
  const config = readAccountDeletionConfig({ ...emulators.environment, ADS_PROVIDER: 'meta' });
  const bucket = (name: Parameters<typeof bucketName>[0]) =>
    openBucket({ client: s3, bucketName: bucketName(name) });
  const stores = openStores(config, dynamo);
  const buckets = {
    sites: bucket('sites'),
    siteVersions: bucket('siteVersions'),
    campaignLists: bucket('campaignLists'),
  };
  const ended: string[] = [];
  const log = aLog();
  const work = createDeleteAccount({
    ...stores,
    ...buckets,
    provider: {
      switchTo: async ({ campaignId }) => {
        if (refusal !== undefined) throw refusal;
        ended.push(campaignId);
      },
    },
    clock,
    log,
  });
  return { ...stores, ...buckets, dynamo, work, ended, log };
}

/** An owner with a published website, and something in every table and bucket. */
async function anAccount(overrides: Overrides = {}) {
  const setup = setupWebsites(emulators, overrides);
  const owner = await setup.anOwner();
  const { restaurantId } = owner;
  const websiteId = await aStoredWebsite({ setup, owner }, `Lupo ${restaurantId}`);
  await owner.call('saveVersion', { params: { id: websiteId } });
  const published = await owner.call('publishWebsite', { params: { id: websiteId } });
  expect(published.status).toBe(200);
  const { slug = '' } = await setup.stores.websites.get({ restaurantId, websiteId });
  const stores = aWorker();
  const repositories = openRepositories();
  const oneId = `one-${restaurantId}`;
  for (const name of PARTITION_NAMES) {
    if (name === 'websites') continue;
    const { sortKey }: TableDefinition = TABLES[name];
    const row = { restaurant_id: restaurantId, ...(sortKey && { [sortKey]: oneId }) };
    const Item = name === 'campaigns' ? anAdCampaign({ restaurant_id: restaurantId }) : row;
    await stores.dynamo.send(new PutCommand({ TableName: tableName(name), Item }));
  }
  const sender = { restaurantId, phoneNumber: `+1800${Math.floor(1_000_000 + Math.random() * 8_999_999)}` };
  await stores.dynamo.send(
    new DeleteCommand({ TableName: tableName('textingSettings'), Key: { restaurant_id: restaurantId } }),
  );
  expect(await assignSenderNumber(repositories, sender)).toBe('assigned');
  const object = { contentType: 'text/plain', cacheControl: 'no-store' };
  await stores.sites.put(`images/${oneId}/a.webp`, 'a picture', object);
  await stores.siteVersions.put(`grades/${restaurantId}/one/bundle.json`, '{}', object);
  await stores.campaignLists.put(`${restaurantId}/one/list.json`, '{}', object);
  const email = `${restaurantId}@example.com`;
  const at = new Date().toISOString();
  const login = { email, user_id: restaurantId, role: 'restaurant' as const, created_at: at };
  const secrets = { password_hash: 'a hash', token_version_floor: 0, known_networks: [] };
  await repositories.logins.claim({ ...login, ...secrets });
  await repositories.restaurantNames.add(restaurantId, { name: 'Osteria Lupo' });
  const remains = async () => {
    const { partition, sites, siteVersions, campaignLists } = stores;
    const { users, logins, restaurants, restaurantNames } = repositories;
    const left: unknown[] = [];
    for (const name of PARTITION_NAMES) left.push(...(await partition(name, restaurantId).sortKeys()));
    left.push(await users.find(restaurantId), await logins.find(email), await restaurants.find(restaurantId));
    left.push(...(await sites.list(`${slug}/`)), ...(await sites.list(`images/${websiteId}/`)));
    left.push(...(await sites.list(`images/${oneId}/`)));
    left.push(...(await siteVersions.list(`${restaurantId}/`)));
    left.push(...(await siteVersions.list(`grades/${restaurantId}/`)));
    left.push(...(await campaignLists.list(`${restaurantId}/`)));
    const found = await restaurantNames.search('osteria lupo', { limit: 100 });
    left.push((await repositories.senderNumbers.find(sender.phoneNumber))?.restaurant_id);
    left.push(...found.restaurantIds.filter((id) => id === restaurantId));
    return left.filter((thing) => thing !== undefined);
  };
  return { setup, owner, restaurantId, slug, websiteId, email, stores, remains };
}

test('every table that has a partition for each restaurant is emptied, but receipts and events', () => {
  const tables = Object.keys(TABLES) as TableName[];
  const ofRestaurants = tables.filter((name) => TABLES[name].partitionKey === 'restaurant_id');
  const known = [...PARTITION_NAMES, ...KEPT_TABLES, 'restaurants'];
  expect(known.toSorted()).toEqual(ofRestaurants.toSorted());
  for (const name of PARTITION_NAMES) {
    const { sortKey }: TableDefinition = TABLES[name];
    expect(PARTITIONS[name], name).toBe(sortKey);
  }
});

test('an account goes with all that is kept of it, and nothing of a neighbor does', async () => {
  const account = await anAccount();
  const neighbor = await anAccount();
  const receipts = createReceiptsRepository({
    client: createDynamoClient(),
    tableName: tableName('receipts'),
  });
  const { restaurantId } = account;
  const at = new Date().toISOString();
  const request = { request_id: 'one', at, receipt_key: `${at}#one` };
  const about = { operation: 'deleteAccount', actor_id: restaurantId, target: {} };
  await receipts.record({ restaurant_id: restaurantId, ...request, ...about });
  const before = await neighbor.remains();
  const worker = aWorker();
  await worker.work({ restaurant_id: restaurantId });
  expect(await account.remains()).toEqual([]);
  expect(await neighbor.remains()).toEqual(before);
  expect(worker.ended).toHaveLength(1);
  expect((await receipts.list(restaurantId, { limit: 10 })).receipts).toHaveLength(1);
  const key = { restaurantId: neighbor.restaurantId, websiteId: neighbor.websiteId };
  expect(await worker.slugs.claim(account.slug, key)).toBe(true);
  await worker.work({ restaurant_id: restaurantId });
});

test('a worker that dies at any of its calls leaves nothing that the next delivery does not finish', async () => {
  const { restaurantId, remains } = await anAccount();
  const mortal = aMortalProcess();
  const { work } = aWorker(mortal.interference);
  let deaths = 0;
  for (let call = 1; call <= 400; call += 1) {
    mortal.dieAt(call, call % 2 === 0 ? 'before' : 'after');
    await work({ restaurant_id: restaurantId }).catch(() => undefined);
    if (!mortal.isDead()) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(20);
  expect(await remains()).toEqual([]);
});

test('a page that is just being published is waited for', async () => {
  const { restaurantId, websiteId, setup, remains, stores } = await anAccount();
  const website = await setup.stores.websites.get({ restaurantId, websiteId });
  const later = new Date(Date.now() + 30_000).toISOString();
  await setup.stores.websites.save({ ...website, page_locked_until: later });
  await expect(stores.work({ restaurant_id: restaurantId })).rejects.toThrow('being published');
  const locked = await setup.stores.websites.get({ restaurantId, websiteId });
  await setup.stores.websites.save({ ...locked, page_locked_until: undefined });
  await stores.work({ restaurant_id: restaurantId });
  expect(await remains()).toEqual([]);
});

test('a call that began to publish before the account is deleted leaves no public page, whenever it goes on', async () => {
  for (let call = 1; ; call += 1) {
    const gate = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    let isOpen = false;
    const { restaurantId, websiteId, owner, setup, remains } = await anAccount({
      apiInterference: async (_call, proceed) => {
        if (isOpen) {
          arrived.resolve();
          await gate.promise;
        }
        await proceed();
      },
    });
    // Who calls is known: the call waits before its first look at the stores.
    isOpen = true;
    const publishing = owner.call('publishWebsite', { params: { id: websiteId } });
    await arrived.promise;
    let calls = 0;
    const { work } = aWorker(
      async ({ table = '' }, proceed) => {
        if (!UNPUBLISHED.has(table)) calls += 1;
        if (calls === call) {
          gate.resolve();
          await publishing;
        }
        await proceed();
      },
      undefined,
      setup.clock,
    );
    for (let delivery = 1; delivery <= 3; delivery += 1) {
      await work({ restaurant_id: restaurantId }).catch(() => undefined);
      setup.clock.advance(60);
    }
    gate.resolve();
    await publishing;
    expect(await remains(), `call ${call}`).toEqual([]);
    if (calls < call) break;
  }
}, 180_000);

test('an ad that Facebook will not end keeps no account', async () => {
  const { restaurantId, remains } = await anAccount();
  const { work, log } = aWorker(undefined, new AdRefused('Connect the account again.'));
  await work({ restaurant_id: restaurantId });
  expect(await remains()).toEqual([]);
  expect(JSON.stringify(log.warnings)).toContain('was not ended');
});
