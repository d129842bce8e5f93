import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AdRefused } from '#functions/ads/provider/ad-provider.ts';
import { getCustomer } from '#functions/billing/stripe/open-checkout.ts';
import { createPaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import { createEmailOptOuts, hashAddress } from '#functions/bulk-emails/email-opt-outs.ts';
import { internalTo } from '#functions/platform/audit/audit-record.ts';
import { createAuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import { assignSenderNumber, withdrawSenderNumber } from '#functions/sms/assign-sender-number.ts';
import { reserveSlug } from '#functions/websites/slugs/claim-slug.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { TABLES, type TableDefinition, type TableName } from '#infra/resources.ts';
import { aStripe } from '#tests/builders/a-stripe.ts';
import { aDeletionWorker, anAccount, PARTITION_NAMES } from '#tests/builders/an-account.ts';
import { openSiteEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { KEPT_PARTITIONS, PARTITIONS } from './partitions.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openSiteEmulators();
});
afterAll(() => emulators.stop());

/** Tables that publishing reads or writes. The tests let a publication continue before a call to each. */
const TABLES_OF_PUBLISHING = new Set(
  (['websites', 'profiles', 'images', 'restaurants', 'slugs'] as const).map(tableName),
);

test('every table with a partition for each restaurant is emptied, except audit records, events, and invoices', () => {
  const tables = Object.keys(TABLES) as TableName[];
  const ofRestaurants = tables.filter((name) => TABLES[name].partitionKey === 'restaurant_id');
  const known = [...PARTITION_NAMES, ...Object.keys(KEPT_PARTITIONS), 'events', 'restaurants'];
  expect(known.toSorted()).toEqual(ofRestaurants.toSorted());
  for (const name of PARTITION_NAMES) {
    const { sortKey }: TableDefinition = TABLES[name];
    expect(PARTITIONS[name], name).toBe(sortKey);
  }
});

test('an owner whose account an administrator deletes is notified at the address in the message', async () => {
  const { restaurantId } = await anAccount(emulators);
  const worker = aDeletionWorker(emulators);
  const notice = { by: 'administrator', subject: 'Deleted', paragraphs: [], to: 'a@example.com' } as const;
  await worker.work({ restaurant_id: restaurantId, notice });
  expect(worker.mails).toEqual([
    { kind: 'notice', user_id: restaurantId, request_id: `deleted-${restaurantId}`, notice },
  ]);
});

test('deleting an account removes all of its data and none of a neighbor’s', async () => {
  const account = await anAccount(emulators);
  const neighbor = await anAccount(emulators);
  const auditRecords = createAuditRecordsRepository({
    client: createDynamoClient(),
    tableName: tableName('receipts'),
  });
  const { restaurantId } = account;
  const at = new Date().toISOString();
  const request = { request_id: 'one', at, receipt_key: `${at}#one` };
  const about = { operation: 'deleteAccount', actor_id: restaurantId, target: {} };
  await auditRecords.record({ restaurant_id: restaurantId, ...request, ...about });
  const before = await neighbor.remains();
  const worker = aDeletionWorker(emulators);
  await worker.work({ restaurant_id: restaurantId });
  expect(await account.remains()).toEqual([]);
  const deleted = createDeletedRestaurants(openRepositories().platformRecords);
  const { restaurantIds } = await deleted.listSince(at.slice(0, 7), { limit: 100 });
  expect(restaurantIds.filter((id) => id === restaurantId)).toHaveLength(1);
  expect(await neighbor.remains()).toEqual(before);
  expect(worker.ended).toHaveLength(1);
  expect((await auditRecords.list(restaurantId, { limit: 10 })).auditRecords).toHaveLength(1);
  const key = { restaurantId: neighbor.restaurantId, websiteId: neighbor.websiteId };
  expect(await worker.slugs.claim(account.slug, key)).toBe(true);
  await worker.work({ restaurant_id: restaurantId });
});

test('IDs and hashed opt-outs remain in the platform’s records, and Stripe’s customer is deleted', async () => {
  const account = await anAccount(emulators);
  const { restaurantId, email } = account;
  const { server, stripe } = await aStripe(new Date());
  const { platformRecords } = openRepositories();
  const payer = { restaurant_id: restaurantId, name: 'Osteria Lupo', owner_email: email };
  const customer_id = await getCustomer(stripe, payer);
  const at = new Date().toISOString();
  const about = { type: 'invoice.paid', created_at: at, received_at: at, object_id: 'in_1', customer_id };
  await createPaymentEvents(platformRecords).store('evt_1', about);
  const optOuts = createEmailOptOuts(platformRecords);
  await optOuts.addLink('a token', { email, bulkEmailId: 'bulk-1', now: new Date() });
  const choice = { isOptedOut: true, reason: 'owner', now: new Date() } as const;
  await optOuts.choose(hashAddress(email), choice);
  const worker = aDeletionWorker(emulators, { stripe });
  await worker.work({ restaurant_id: restaurantId });
  const { Items = [] } = await worker.dynamo.send(
    new ScanCommand({ TableName: tableName('platformRecords') }),
  );
  const rows = Items.map((item) => JSON.stringify(item));
  expect(rows.filter((row) => row.includes(email) || row.includes('Osteria Lupo'))).toEqual([]);
  const named = Items.filter((item) => JSON.stringify(item).includes(restaurantId));
  expect(named.map(({ scope }) => scope)).toEqual(['deleted_restaurants']);
  const ofCustomer = Items.filter((item) => JSON.stringify(item).includes(customer_id));
  expect(ofCustomer).toMatchObject([{ scope: 'payment-events', expires_at: expect.any(Number) }]);
  expect(await stripe.customers.find(restaurantId)).toBeUndefined();
  expect(server.account.customers.has(customer_id)).toBe(false);
  expect(await optOuts.isOptedOut(email)).toBe(true);
});

test('audit records keep amounts, and nothing that people typed', async () => {
  const { restaurantId } = await anAccount(emulators);
  const auditRecords = createAuditRecordsRepository({
    client: createDynamoClient(),
    tableName: tableName('receipts'),
  });
  const at = new Date().toISOString();
  const rows = {
    actOnSubscription: { action: 'refund', amount: 12.5, plan: 'basic', reason: 'Zuleika called' },
    replaceCard: { card: '4242' },
    suspendRestaurant: { status: 'suspended', reason: 'Zuleika asked' },
    // As the release before recorded it.
    deleteRestaurant: { restaurant_name: 'Zanzibar Cafe' },
    setRestaurantTags: { tags: ['Zuleika'] },
  };
  for (const [operation, values] of Object.entries(rows)) {
    const restaurant_id = operation === 'setRestaurantTags' ? internalTo(restaurantId) : restaurantId;
    const key = { restaurant_id, receipt_key: `${at}#${operation}`, request_id: operation, at };
    const json = JSON.stringify(values);
    await auditRecords.record({ ...key, operation, actor_id: 'ada', target: {}, before: json, after: json });
  }
  const worker = aDeletionWorker(emulators);
  await worker.work({ restaurant_id: restaurantId });
  await worker.work({ restaurant_id: restaurantId });
  const lists = await Promise.all(
    [restaurantId, internalTo(restaurantId)].map((id) => auditRecords.list(id, { limit: 20 })),
  );
  const kept = lists.flatMap((list) => list.auditRecords).filter(({ actor_id }) => actor_id === 'ada');
  expect(kept.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(rows).toSorted());
  const refund = JSON.stringify({ action: 'refund', amount: 12.5, plan: 'basic' });
  for (const { operation, before, after } of kept) {
    const values = operation === 'actOnSubscription' ? refund : undefined;
    expect({ operation, before, after }).toEqual({ operation, before: values, after: values });
  }
});

test('the owner’s messages from the contact form are deleted, and no other visitor’s', async () => {
  const { restaurantId, email } = await anAccount(emulators);
  const { leads } = openRepositories();
  const about = { name: 'Ana', restaurant: 'Osteria Lupo', created_at: new Date().toISOString() };
  const send = (lead_id: string, from: string) =>
    leads.create({ ...about, lead_id, email: from, message: 'Hello' }, 30);
  await send('lead-1', email);
  await send('lead-2', 'visitor@example.com');
  await send('lead-3', email);
  const worker = aDeletionWorker(emulators);
  await worker.work({ restaurant_id: restaurantId });
  const { leads: kept } = await leads.list({ limit: 10, startAfter: undefined });
  expect(kept.map(({ lead_id }) => lead_id)).toEqual(['lead-2']);
  const { Items = [] } = await worker.dynamo.send(new ScanCommand({ TableName: tableName('leads') }));
  expect(Items).toHaveLength(2);
});

test('no sender number keeps the ID, not even one that was withdrawn before', async () => {
  const { restaurantId } = await anAccount(emulators);
  const stores = openRepositories();
  const first = (await stores.textingSettings.findSender(restaurantId)) ?? '';
  const second = first.replace('+1800', '+1833');
  await withdrawSenderNumber(stores, first);
  expect(await assignSenderNumber(stores, { restaurantId, phoneNumber: second })).toBe('assigned');
  const worker = aDeletionWorker(emulators);
  await worker.work({ restaurant_id: restaurantId });
  for (const phone_number of [first, second])
    expect(await stores.senderNumbers.find(phone_number)).toEqual({ phone_number });
});

test('a reserved address without a website is released with its offers', async () => {
  const account = await anAccount(emulators);
  const neighbor = await anAccount(emulators);
  const { restaurantId, stores } = account;
  const { restaurants } = openRepositories();
  const name = `Reserved ${restaurantId}`;
  const slug = await reserveSlug({ slugs: stores.slugs, restaurants }, restaurantId, name);
  const page = { contentType: 'text/html', cacheControl: 'no-store' };
  await stores.sites.put(`${slug}/offer/LOBSTER20/index.html`, 'an offer', page);
  await stores.work({ restaurant_id: restaurantId });
  expect(await stores.sites.list(`${slug}/`)).toEqual([]);
  const key = { restaurantId: neighbor.restaurantId, websiteId: neighbor.websiteId };
  expect(await stores.slugs.claim(slug, key)).toBe(true);
});

test('a worker that dies at any call leaves nothing that the next delivery doesn’t delete', async () => {
  const { restaurantId, remains } = await anAccount(emulators);
  const mortal = aMortalProcess();
  const { work } = aDeletionWorker(emulators, { interference: mortal.interference });
  let deaths = 0;
  // Later deliveries repeat the calls of earlier ones: every third is enough.
  for (let call = 1; call <= 400; call += 3) {
    mortal.dieAfter(call);
    await work({ restaurant_id: restaurantId }).catch(() => undefined);
    if (!mortal.isDead()) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(20);
  expect(await remains()).toEqual([]);
});

test('deletion waits for a publication in progress', async () => {
  const { restaurantId, websiteId, setup, remains, stores } = await anAccount(emulators);
  const website = await setup.stores.websites.get({ restaurantId, websiteId });
  const later = new Date(Date.now() + 30_000).toISOString();
  await setup.stores.websites.save({ ...website, page_locked_until: later });
  await expect(stores.work({ restaurant_id: restaurantId })).rejects.toThrow('still publishing');
  const locked = await setup.stores.websites.get({ restaurantId, websiteId });
  await setup.stores.websites.save({ ...locked, page_locked_until: undefined });
  await stores.work({ restaurant_id: restaurantId });
  expect(await remains()).toEqual([]);
});

test('a publication that began before the deletion leaves no public page, whenever it continues', async () => {
  // Each death needs its own account with a website, so only the first call of each kind is tested.
  for (let call = 1; ; call += 1) {
    const gate = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    let isOpen = false;
    const { restaurantId, websiteId, owner, setup, remains } = await anAccount(emulators, {
      apiInterference: async (_call, proceed) => {
        if (isOpen) {
          arrived.resolve();
          await gate.promise;
        }
        await proceed();
      },
    });
    // The call has been authorized, but hasn't read the stores yet.
    isOpen = true;
    const publishing = owner.call('publishWebsite', { params: { id: websiteId } });
    await arrived.promise;
    const kinds = new Set<string>();
    const { work } = aDeletionWorker(emulators, {
      interference: async ({ store, name, table = '' }, proceed) => {
        if (store === 'S3' || TABLES_OF_PUBLISHING.has(table)) kinds.add(`${name} ${table}`);
        if (kinds.size === call) {
          gate.resolve();
          await publishing;
        }
        await proceed();
      },
      clock: setup.clock,
    });
    for (let isDone = false, delivery = 1; !isDone && delivery <= 3; delivery += 1) {
      isDone = await work({ restaurant_id: restaurantId }).then(
        () => true,
        () => false,
      );
      setup.clock.advance(60);
    }
    gate.resolve();
    await publishing;
    expect(await remains(), `call ${call}`).toEqual([]);
    if (kinds.size < call) break;
  }
});

test('an ad that Facebook won’t end doesn’t block the deletion', async () => {
  const { restaurantId, remains } = await anAccount(emulators);
  const { work, log } = aDeletionWorker(emulators, { refusal: new AdRefused('Connect the account again.') });
  await work({ restaurant_id: restaurantId });
  expect(await remains()).toEqual([]);
  expect(JSON.stringify(log.warnings)).toContain('was not ended');
});
