import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { createDeleteAccount } from '#functions/accounts/deletion-worker/delete-account.ts';
import { accountDeletionWorkerNeeds } from '#functions/accounts/deletion-worker/needs.ts';
import { openStores } from '#functions/accounts/deletion-worker/open-stores.ts';
import { PARTITIONS, type PartitionName } from '#functions/accounts/deletion-worker/partitions.ts';
import type { StripeBilling } from '#functions/billing/stripe/stripe-dependencies.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { openResources } from '#functions/platform/needs/open-resources.ts';
import { assignSenderNumber } from '#functions/sms/assign-sender-number.ts';
import { bucketName, type Emulators, tableName } from '#infra/local/emulators.ts';
import { TABLES, type TableDefinition } from '#infra/resources.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { anAdCampaign } from './a-campaign.ts';
import { aSubscription } from './a-subscription.ts';
import { type Interference, interfere } from './interference.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';
import { aStoredWebsite } from './stored-website.ts';
import { type Overrides, setupWebsites } from './website-setup.ts';

export const PARTITION_NAMES = Object.keys(PARTITIONS) as PartitionName[];

/** Rows that the worker reads before it deletes them. */
const WHOLE_ROWS: Partial<Record<PartitionName, (restaurant_id: string) => object>> = {
  campaigns: (restaurant_id) => anAdCampaign({ restaurant_id }),
  subscriptions: (restaurant_id) => aSubscription({ restaurant_id }),
  featureToggles: (restaurant_id) => {
    const rate_limits = { daily_limit: null, hourly_limit: null };
    const off = { enabled: false, rate_limits, updated_at: '2026-03-05T12:00:00.000Z' };
    return { restaurant_id, version: 1, toggles: { digital_grader: off } };
  },
};

const GUEST_PHONE = '+12125550147';

type WorkerFaults = { interference?: Interference; refusal?: Error; stripe?: StripeBilling; clock?: Clock };

/** The worker, with the ads that it ended. */
export function aDeletionWorker(
  { environment }: Pick<Emulators, 'environment'>,
  { interference, refusal, stripe, clock = { now: () => new Date() } }: WorkerFaults = {},
) {
  const resources = openResources(accountDeletionWorkerNeeds, { ...environment, ADS_PROVIDER: 'meta' });
  const { client: dynamo } = resources;
  const s3 = createS3Client({ forcePathStyle: true });
  if (interference !== undefined) interfere({ dynamo, s3 }, interference);
  const bucket = (name: Parameters<typeof bucketName>[0]) =>
    openBucket({ client: s3, bucketName: bucketName(name) });
  const stores = openStores(resources);
  const buckets = {
    sites: bucket('sites'),
    siteVersions: bucket('siteVersions'),
    campaignLists: bucket('campaignLists'),
    transfers: bucket('transfers'),
  };
  const ended: string[] = [];
  const mails: EmailMessage[] = [];
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
    stripe,
    emails: { send: async (message) => void mails.push(message) },
    clock,
    log,
  });
  return { ...stores, ...buckets, dynamo, work, ended, mails, log };
}

/** An owner with a published website and data in every table and bucket. */
export async function anAccount(emulators: Emulators, overrides: Overrides = {}) {
  const setup = setupWebsites(emulators, overrides);
  const owner = await setup.anOwner();
  const { restaurantId } = owner;
  const websiteId = await aStoredWebsite({ setup, owner }, `Lupo ${restaurantId}`);
  await owner.call('saveVersion', { params: { id: websiteId } });
  const published = await owner.call('publishWebsite', { params: { id: websiteId } });
  expect(published.status).toBe(200);
  const { slug = '' } = await setup.stores.websites.get({ restaurantId, websiteId });
  const stores = aDeletionWorker(emulators);
  const repositories = openRepositories();
  const oneId = `one-${restaurantId}`;
  for (const name of PARTITION_NAMES) {
    if (name === 'websites') continue;
    const { sortKey }: TableDefinition = TABLES[name];
    const row = { restaurant_id: restaurantId, ...(sortKey && { [sortKey]: oneId }) };
    const Item = WHOLE_ROWS[name]?.(restaurantId) ?? row;
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
  await stores.transfers.put(`uploads/${restaurantId}/one`, 'a photo', object);
  const guest = { restaurantId, phone: GUEST_PHONE, name: 'Ana', orderDates: [], consent: undefined };
  await repositories.guests.record({ ...guest, optOut: undefined, now: new Date() });
  const email = `${restaurantId}@example.com`;
  const at = new Date().toISOString();
  const login = { email, user_id: restaurantId, role: 'restaurant' as const, created_at: at };
  const secrets = { password_hash: 'a hash', token_version_floor: 0, known_networks: [] };
  await repositories.logins.claim({ ...login, ...secrets });
  await repositories.restaurantNames.add(restaurantId, { name: 'Osteria Lupo' });
  const remains = async () => {
    const { partition, sites, siteVersions, campaignLists, transfers } = stores;
    const { users, logins, restaurants, restaurantNames } = repositories;
    const left: unknown[] = [];
    for (const name of PARTITION_NAMES) left.push(...(await partition(name, restaurantId).sortKeys()));
    left.push(
      await users.find(restaurantId),
      await logins.find(email),
      await restaurants.findEvenDeleted(restaurantId),
    );
    left.push(...(await sites.list(`${slug}/`)), ...(await sites.list(`images/${websiteId}/`)));
    left.push(...(await sites.list(`images/${oneId}/`)));
    left.push(...(await siteVersions.list(`${restaurantId}/`)));
    left.push(...(await siteVersions.list(`grades/${restaurantId}/`)));
    left.push(...(await campaignLists.list(`${restaurantId}/`)));
    left.push(...(await transfers.list(`uploads/${restaurantId}/`)));
    left.push(...(await partition('guests', restaurantId).sortKeys()));
    const found = await restaurantNames.search('osteria lupo', { limit: 100 });
    left.push((await repositories.senderNumbers.find(sender.phoneNumber))?.restaurant_id);
    left.push(...found.restaurantIds.filter((id) => id === restaurantId));
    return left.filter((thing) => thing !== undefined);
  };
  return { setup, owner, restaurantId, slug, websiteId, email, stores, remains };
}
