import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeItem } from '#functions/checklist/change-item.ts';
import { describeStatus } from '#functions/checklist/describe-status.ts';
import type { AuditRecord } from '#functions/platform/audit/audit-record.ts';
import { createAuditRecordsRepository } from '#functions/platform/audit/audit-records-repository.ts';
import type { OwnerCaller } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { auditRecordValues } from '#functions/profile/audit-values.ts';
import { changeProfile } from '#functions/profile/change-profile.ts';
import { codeRedeemed, redemptionUndone } from '#functions/redemptions/redemption-events.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { ItemStatus } from '#shared/checklist/checklist-item.ts';
import type { Changes } from '#shared/contract/changes.ts';
import { leavesAuditRecord } from '#shared/contract/route.ts';
import { ROUTE_LIST } from '#shared/contract/routes.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { ACTIVITY_MESSAGES } from './activity-messages.ts';
import { createListActivity } from './list-activity.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-23T17:00:00.000Z';

/** A restaurant whose audit records are written as operations write them. */
async function aRestaurant() {
  const stores = openRepositories();
  const clock = aClock(NOW);
  const ids = createIdSource(clock);
  const restaurantId = ids.next();
  const details = { name: 'Osteria Lupo', owner_email: `${restaurantId}@example.com`, created_at: NOW };
  await stores.restaurants.create({ restaurant_id: restaurantId, ...details });
  const auditRecords = createAuditRecordsRepository({
    client: createDynamoClient(),
    tableName: tableName('receipts'),
  });
  const listActivity = createListActivity({ ...stores, auditRecords, clock });
  const record = async (operation: string, notes: Partial<AuditRecord> = {}) => {
    clock.advance(60);
    const at = clock.now().toISOString();
    const request_id = ids.next();
    await auditRecords.record({
      restaurant_id: restaurantId,
      receipt_key: `${at}#${request_id}`,
      request_id,
      at,
      operation,
      actor_id: restaurantId,
      target: {},
      ...notes,
    });
  };
  const list = async (query: { limit?: number; cursor?: string } = {}) => {
    const { limit = 30, cursor } = query;
    return (
      await listActivity({ params: {}, body: {}, query: { limit, cursor } }, { restaurantId } as OwnerCaller)
    ).data;
  };
  return {
    restaurantId,
    stores,
    clock,
    record,
    list,
    newest: async () => (await list()).entries[0],
    changeProfile: async (changes: Changes) => {
      const { row, before, changedPaths } = await changeProfile(
        { ...stores, clock },
        { restaurantId, changes },
      );
      await record('updateProfile', {
        before: JSON.stringify(auditRecordValues(before, changedPaths)),
        after: JSON.stringify(auditRecordValues(row, changedPaths)),
      });
    },
    setItem: async (itemId: string, status: ItemStatus) => {
      const { before, after } = await changeItem({ ...stores, clock }, { restaurantId, itemId, status });
      await record('updateChecklistStatus', {
        target: { id: restaurantId, item_id: itemId },
        before: JSON.stringify(describeStatus(before)),
        after: JSON.stringify(describeStatus(after)),
      });
    },
  };
}

test('exactly the operations with audit records have a sentence', () => {
  const changing = ROUTE_LIST.filter(([, route]) => leavesAuditRecord(route)).map(([operation]) => operation);
  expect(Object.keys(ACTIVITY_MESSAGES).sort()).toEqual(changing.sort());
});

test('every sentence is readable for every audit record', async () => {
  const { record, list } = await aRestaurant();
  for (const operation of [...Object.keys(ACTIVITY_MESSAGES), 'anOperationThatIsNoMore'])
    await record(operation);
  const newest = await list({ limit: 100 });
  const entries = [...newest.entries, ...(await list({ limit: 100, cursor: newest.next_cursor })).entries];
  expect(entries).toHaveLength(Object.keys(ACTIVITY_MESSAGES).length + 1);
  for (const { what } of entries) expect(what).toMatch(/^[A-Z][^_{}]+\.$/);
});

test('a changed feature is named as owners know it', async () => {
  const { record, newest } = await aRestaurant();
  const after = JSON.stringify({ feature: 'marketing_assistant', enabled: false });
  await record('updateFeatureToggle', { actor_id: 'ada', after });
  expect((await newest())?.what).toBe('Updated the settings for the marketing assistant (off).');
});

test('an owner sees a billing action of an administrator without its internal reason', async () => {
  const { record, newest } = await aRestaurant();
  const after = JSON.stringify({ action: 'credit', amount: 5, reason: 'Goodwill' });
  await record('actOnSubscription', { actor_id: 'ada', after });
  expect((await newest())?.what).toBe('Gave $5 in credit.');
});

test('a text campaign that begins later was scheduled', async () => {
  const { record, newest } = await aRestaurant();
  await record('createSmsCampaign', { after: JSON.stringify({ messages: 4 }) });
  expect((await newest())?.what).toMatch(/^Launched a text campaign/);
  await record('createSmsCampaign', { after: JSON.stringify({ send_at: '2026-12-01T17:00:00.000Z' }) });
  expect((await newest())?.what).toMatch(/^Scheduled a text campaign/);
});

test('activity is listed newest first, page by page, to its end', async () => {
  const { record, list } = await aRestaurant();
  for (const operation of ['uploadImage', 'saveVersion', 'publishWebsite']) await record(operation);
  const first = await list({ limit: 2 });
  expect(first.entries.map(({ what }) => what)).toEqual([
    'Published a website.',
    'Saved a version of a website.',
  ]);
  const second = await list({ limit: 2, cursor: first.next_cursor ?? '' });
  expect(second).toEqual({ entries: [expect.objectContaining({ what: 'Uploaded an image.' })] });
});

test('activity names the actor', async () => {
  const { record, list } = await aRestaurant();
  await record('redeemCodeAtTill', { actor_id: 'till' });
  await record('publishWebsite', { actor_id: 'an-admin', impersonation_id: 'one' });
  await record('impersonate', { actor_id: 'an-admin' });
  await record('updateProfile', { proposed_by: 'assistant' });
  await record('updateProfile', { proposed_by: 'assistant', actor_id: 'an-admin', impersonation_id: 'one' });
  await record('publishWebsite');
  const { entries } = await list();
  expect(entries.map(({ actor, confirmed_by }) => [actor, confirmed_by])).toEqual([
    ['owner', undefined],
    ['assistant', 'administrator'],
    ['assistant', 'owner'],
    ['administrator', undefined],
    ['administrator', undefined],
    ['till', undefined],
  ]);
});

test.each(['unfinished', 'refused'] as const)(
  'an operation that was %s is described as such',
  async (outcome) => {
    const { record, newest } = await aRestaurant();
    await record('publishWebsite', { outcome });
    expect(await newest()).toMatchObject({ outcome, undo: null });
  },
);

test('a daily ad budget is displayed in dollars', async () => {
  const { record, newest } = await aRestaurant();
  await record('createFacebookAd', { after: JSON.stringify({ daily_budget_cents: 1050, days: 7 }) });
  expect((await newest())?.differences).toEqual([
    { name: 'Daily budget', before: null, after: '$10.50' },
    { name: 'Days', before: null, after: '7' },
  ]);
});

describe('a profile change', () => {
  test('shows before and after and can be undone', async () => {
    const { changeProfile, newest } = await aRestaurant();
    await changeProfile({ kind: 'trattoria' });
    await changeProfile({ kind: 'osteria', 'booking.note': 'Call us.' });
    expect(await newest()).toMatchObject({
      actor: 'owner',
      what: 'Changed the restaurant profile.',
      differences: expect.arrayContaining([{ name: 'Kind', before: 'trattoria', after: 'osteria' }]),
      undo: { kind: 'profile', version: 2, changes: { kind: 'trattoria' } },
    });
  });

  test('can’t be undone after the same field changed again', async () => {
    const { changeProfile, list } = await aRestaurant();
    await changeProfile({ kind: 'trattoria' });
    await changeProfile({ email: 'ciao@lupo.example' });
    await changeProfile({ kind: 'osteria' });
    const { entries } = await list();
    expect(entries.map(({ undo }) => undo !== null)).toEqual([true, true, false]);
    expect(entries[1]?.undo).toMatchObject({ version: 3 });
  });

  test('of a list that has changed since can’t be undone', async () => {
    const { changeProfile, list } = await aRestaurant();
    await changeProfile({ 'phones[0].typed': '(212) 555-0147' });
    await changeProfile({ 'phones[1].typed': '(212) 555-0148' });
    await changeProfile({ 'phones[1].label': 'Kitchen' });
    const { entries } = await list();
    expect(entries.map(({ undo }) => undo !== null)).toEqual([true, false, false]);
  });

  test('too long for its audit record can’t be undone', async () => {
    const { changeProfile, newest } = await aRestaurant();
    const story = ['a', 'b', 'c'].map((letter) => ({ text: letter.repeat(900) }));
    await changeProfile({ story });
    expect(await newest()).toMatchObject({ undo: { changes: { story: [] } } });
    await changeProfile({ story: [{ text: 'Since 1962.' }] });
    expect(await newest()).toMatchObject({
      differences: [{ name: 'Story', before: 'a long text', after: '1 entry' }],
      undo: null,
    });
  });
});

describe('a checked-off task', () => {
  test('names the task and can be undone while it is checked', async () => {
    const { setItem, list } = await aRestaurant();
    await setItem('menu-complete', 'completed');
    await setItem('ads-google', 'in_progress');
    await setItem('menu-complete', 'pending');
    const { entries } = await list();
    expect(entries.map(({ undo }) => undo)).toEqual([
      { kind: 'checklist_item', item_id: 'menu-complete', status: 'completed', notes: '' },
      { kind: 'checklist_item', item_id: 'ads-google', status: 'pending', notes: '' },
      null,
    ]);
    expect(entries[2]?.what).toMatch(/^Completed “.+”\.$/);
  });
});

describe('a redeemed code', () => {
  async function aRedemption() {
    const restaurant = await aRestaurant();
    const { stores, restaurantId, record, clock } = restaurant;
    const redemption_id = createIdSource(clock).next();
    const row = {
      restaurant_id: restaurantId,
      redemption_id,
      campaign_id: 'one',
      campaign_type: 'ad' as const,
      campaign_name: 'Truffle pasta',
      code: 'TRUFFLE20',
      amount_cents: null,
      redeemed_at: clock.now().toISOString(),
      redeemed_by: 'till' as const,
      is_counted: true,
    };
    await stores.redemptions.create(row, codeRedeemed(row));
    await record('redeemCodeAtTill', { actor_id: 'till', after: JSON.stringify({ redemption_id }) });
    return { ...restaurant, row };
  }

  test('can be undone for a day', async () => {
    const { newest, clock, row } = await aRedemption();
    const { redemption_id } = row;
    expect((await newest())?.undo).toEqual({ kind: 'redemption', redemption_id });
    clock.advance(86_400);
    expect((await newest())?.undo).toBeNull();
  });

  test('can’t be undone twice', async () => {
    const { newest, stores, row } = await aRedemption();
    const undone = { ...row, undone_at: NOW };
    await stores.redemptions.undo(undone, redemptionUndone(undone));
    expect((await newest())?.undo).toBeNull();
  });
});
