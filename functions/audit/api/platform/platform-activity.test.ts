import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditRecord } from '#functions/platform/audit/audit-record.ts';
import {
  AUDIT_RECORD_LISTS,
  createAuditRecordsRepository,
  listKeyOf,
} from '#functions/platform/audit/audit-records-repository.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import type { activityRoutes } from '#shared/audit/contract/activity-routes.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createExportPlatformActivity } from './export-platform-activity.ts';
import { createListPlatformActivity } from './list-platform-activity.ts';
import { searchAuditRecords } from './search-audit-records.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

type Asked = Partial<RouteInput<typeof activityRoutes.listPlatformActivity>['query']>;
const ADMINISTRATOR = {} as Caller;
const anAdministrator = () => ({ userId: 'ada', audit: {} }) as Caller;

/** Separate days, without the audit records of other tests. */
let nextDay = Date.parse('2026-01-01T00:00:00.000Z');

async function setup() {
  const client = createDynamoClient();
  const stores = openRepositories(client);
  nextDay += 10 * 86_400_000;
  const start = new Date(nextDay);
  const clock = aClock(start.toISOString());
  const ids = createIdSource(clock);
  const auditRecords = createAuditRecordsRepository({ client, tableName: tableName('receipts') });
  const dependencies = { ...stores, auditRecords, clock };
  const [administrator, restaurant] = [ids.next(), ids.next()];
  await stores.users.create({
    user_id: administrator,
    email: 'ada@example.com',
    role: 'admin',
    email_verified: true,
    token_version: 0,
    created_at: start.toISOString(),
  });
  await stores.restaurants.create({
    restaurant_id: restaurant,
    name: '=Osteria Lupo',
    owner_email: 'lupo@example.com',
    created_at: start.toISOString(),
  });
  const record = async (operation: string, notes: Partial<AuditRecord> = {}) => {
    clock.advance(60);
    const at = clock.now().toISOString();
    const request_id = ids.next();
    const auditRecord: AuditRecord = {
      restaurant_id: restaurant,
      receipt_key: `${at}#${request_id}`,
      request_id,
      at,
      operation,
      actor_id: notes.restaurant_id ?? restaurant,
      target: {},
      ...notes,
    };
    await auditRecords.record(auditRecord);
    return auditRecord;
  };
  const period = () => ({
    from: start.toISOString().slice(0, 10),
    to: clock.now().toISOString().slice(0, 10),
  });
  const list = async (asked: Asked = {}) => {
    const query = { limit: 40, ...period(), ...asked };
    return (await createListPlatformActivity(dependencies)({ params: {}, body: {}, query }, ADMINISTRATOR))
      .data;
  };
  const exported = async (asked: Asked = {}, caller = anAdministrator()) => {
    const { limit: _, ...query } = { limit: 0, ...period(), ...asked };
    return (await createExportPlatformActivity(dependencies)({ params: {}, body: {}, query }, caller)).data;
  };
  return { client, auditRecords, administrator, restaurant, record, list, exported, clock };
}

const byAdministrator = (actor_id: string) => ({ actor_id, impersonation_id: 'one' });

test('a full page names its next one, and only a short one says how far it searched', async () => {
  const { record, list } = await setup();
  for (let at = 0; at < 3; at++) await record('updateProfile');
  const full = await list({ limit: 2 });
  expect(full.entries).toHaveLength(2);
  expect(full).toMatchObject({ next_cursor: expect.any(String) });
  expect(full).not.toHaveProperty('searched_back_to');
  const rest = await list({ limit: 2, cursor: full.next_cursor });
  expect(rest.entries).toHaveLength(1);
  expect(rest).not.toHaveProperty('searched_back_to');
});

test('all activity of the platform is listed newest first with its actor and restaurant', async () => {
  const { administrator, restaurant, record, list } = await setup();
  await record('updateProfile', {
    before: '{"values":{"kind":"trattoria"}}',
    after: '{"values":{"kind":"osteria"}}',
  });
  await record('publishWebsite', byAdministrator(administrator));
  await record('changePassword', { restaurant_id: 'platform', actor_id: administrator });
  await record('redeemCodeAtTill', { actor_id: 'till' });
  const last = await record('deleteWebsite', { restaurant_id: 'gone', before: '{"website_name":"Fino"}' });
  const { entries, next_cursor } = await list();
  expect(next_cursor).toBeUndefined();
  expect(
    entries.map(({ what, actor, administrator: by, restaurant: of }) => [what, actor, by?.email, of?.name]),
  ).toEqual([
    ['Deleted “Fino”.', 'owner', undefined, null],
    ['Redeemed a code.', 'till', undefined, '=Osteria Lupo'],
    ['Changed the password.', 'administrator', 'ada@example.com', undefined],
    ['Published a website.', 'administrator', 'ada@example.com', '=Osteria Lupo'],
    ['Changed the restaurant profile.', 'owner', undefined, '=Osteria Lupo'],
  ]);
  expect(entries[0]).toEqual({
    entry_id: listKeyOf(last),
    at: last.at,
    actor: 'owner',
    operation: 'deleteWebsite',
    what: 'Deleted “Fino”.',
    differences: [{ name: 'Name', before: 'Fino', after: null }],
    kind: 'websites',
    restaurant: { restaurant_id: 'gone', name: null },
    administrator: null,
    is_impersonated: false,
    request_id: last.request_id,
  });
  expect(entries[3]).toMatchObject({ is_impersonated: true, restaurant: { restaurant_id: restaurant } });
  expect(entries[4]?.differences).toEqual([{ name: 'Kind', before: 'trattoria', after: 'osteria' }]);
});

test('activity is filtered by restaurant, actor, administrator, kind, and days', async () => {
  const { administrator, record, list, clock } = await setup();
  await record('publishWebsite');
  await record('publishWebsite', byAdministrator(administrator));
  await record('uploadImage', byAdministrator('another'));
  await record('sendTestSms', { restaurant_id: 'gone' });
  await record('updateProfile', { proposed_by: 'assistant' });
  clock.advance(86_400);
  await record('redeemCodeAtTill', { actor_id: 'till' });
  const operations = async (asked: Asked) => (await list(asked)).entries.map(({ operation }) => operation);
  expect(await operations({ restaurant_id: 'gone' })).toEqual(['sendTestSms']);
  expect(await operations({ actor: 'administrator' })).toEqual(['uploadImage', 'publishWebsite']);
  expect(await operations({ administrator_id: administrator })).toEqual(['publishWebsite']);
  expect(await operations({ kind: 'websites' })).toEqual(['uploadImage', 'publishWebsite', 'publishWebsite']);
  expect(await operations({ kind: 'websites', actor: 'owner' })).toEqual(['publishWebsite']);
  expect(await operations({ actor: 'assistant' })).toEqual(['updateProfile']);
  expect(await operations({ actor: 'owner' })).toEqual(['updateProfile', 'sendTestSms', 'publishWebsite']);
  const lastDay = clock.now().toISOString().slice(0, 10);
  expect(await operations({ from: lastDay })).toEqual(['redeemCodeAtTill']);
  expect(await operations({ to: lastDay, actor: 'till' })).toEqual(['redeemCodeAtTill']);
  expect(await operations({ actor: 'guest' })).toEqual([]);
});

test('days in the wrong order are rejected with a sentence, in the list and in the file', async () => {
  const { list, exported } = await setup();
  const asked = { from: '2026-11-22', to: '2026-11-01' };
  const refusal = { code: 'invalid_input', fields: { to: expect.stringMatching(/^Choose an end date/) } };
  await expect(list(asked)).rejects.toMatchObject(refusal);
  await expect(exported(asked)).rejects.toMatchObject(refusal);
});

test('pages of every size contain each audit record once, from all lists', async () => {
  const { administrator, record, list, exported } = await setup();
  const kept: string[] = [];
  for (let at = 0; at < 23; at += 1) {
    const operation = ['publishWebsite', 'sendTestSms', 'updateProfile', 'subscribe'][at % 4] ?? '';
    const auditRecord = await record(operation, at % 5 === 0 ? byAdministrator(administrator) : {});
    kept.unshift(listKeyOf(auditRecord));
  }
  for (const limit of [1, 3, 7, 23]) {
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit, cursor });
      expect(page.entries.length).toBeLessThanOrEqual(limit);
      read.push(...page.entries.map(({ entry_id }) => entry_id));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(read).toEqual(kept);
  }
  expect((await exported()).entries).toBe(23);
});

test('a long search reports its position and continues from there', async () => {
  const at = (hour: number) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const auditRecordAt = (hour: number, operation: string): AuditRecord => ({
    restaurant_id: 'lupo',
    receipt_key: `${at(hour)}#${hour}`,
    request_id: String(hour),
    at: at(hour),
    operation,
    actor_id: 'ada',
    impersonation_id: 'one',
    target: {},
  });
  const all = Array.from({ length: 20 }, (_, hour) =>
    auditRecordAt(hour, hour === 3 ? 'deleteWebsite' : 'impersonate'),
  );
  let queries = 0;
  const twoAPage = {
    listSpan: async () => ({ auditRecords: [], next: undefined }),
    listAllEventually: async (_list: string, { before }: { before: string }) => {
      queries += 1;
      const auditRecords = all
        .filter((auditRecord) => listKeyOf(auditRecord) < before)
        .reverse()
        .slice(0, 2);
      const last = auditRecords.at(-1);
      return { auditRecords, next: last === undefined ? undefined : listKeyOf(last) };
    },
  };
  const search = { administrator_id: 'ada', kind: 'websites', limit: 5 } as const;
  const first = await searchAuditRecords(twoAPage, search);
  expect(first).toEqual({ auditRecords: [], next: listKeyOf(all[4] as AuditRecord) });
  expect(queries).toBe(8);
  const second = await searchAuditRecords(twoAPage, { ...search, cursor: first.next });
  expect(second).toEqual({ auditRecords: [all[3]], next: undefined });
});

test('a page takes at most nine DynamoDB calls and one to authenticate', async () => {
  const { client, administrator, record, list, exported } = await setup();
  for (let at = 0; at < 60; at += 1)
    await record('publishWebsite', {
      restaurant_id: `one-of-many-${at}`,
      ...(at % 2 && byAdministrator(`${administrator}${at}`)),
    });
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  const asked: Asked[] = [
    {},
    { limit: 50 },
    { kind: 'websites' },
    { actor: 'administrator' },
    { restaurant_id: 'gone' },
  ];
  for (const query of asked) {
    calls = 0;
    await list(query);
    expect(calls).toBeLessThanOrEqual(9);
  }
  calls = 0;
  expect((await exported()).entries).toBe(50);
  expect(calls).toBeLessThanOrEqual(9);
});

test('an exported file is complete and contains no formulas', async () => {
  const { administrator, record, exported } = await setup();
  const auditRecord = await record('impersonate', {
    ...byAdministrator(administrator),
    target: { id: 'lupo' },
    after: '{"reason":"=HYPERLINK(\\"http://x\\")"}',
  });
  const { csv, entries, next_cursor } = await exported();
  expect({ entries, next_cursor }).toEqual({ entries: 1, next_cursor: undefined });
  const [headings, row] = csv.split('\r\n');
  expect(headings).toBe(
    'time_utc,actor,confirmed_by,administrator,actor_id,impersonation_id,restaurant,restaurant_id,what,kind,operation,target,outcome,before,after,request_id',
  );
  expect(row).toContain(
    `${auditRecord.at},administrator,,ada@example.com,${administrator},one,'=Osteria Lupo,`,
  );
  expect(row).toContain('"{""id"":""lupo""}"');
});

test('an export leaves one audit record with its start and restaurant, even with many pages', async () => {
  const { restaurant, record, exported, clock } = await setup();
  for (let at = 0; at < 110; at += 1) await record('publishWebsite');
  clock.advance(17);
  const caller = anAdministrator();
  const page = async (asked: Asked) => {
    const { next_cursor: cursor, entries, csv } = await exported(asked, caller);
    return { cursor, entries, csv, ...caller.audit };
  };
  const asked = { restaurant_id: restaurant };
  const first = await page(asked);
  expect(first.subject).toEqual({ restaurantId: restaurant });
  expect(first.once?.at).toBe(clock.now().toISOString());
  clock.advance(59);
  const second = await page({ ...asked, cursor: first.cursor });
  expect(second.once).toEqual(first.once);
  expect(second.csv.startsWith('time_utc')).toBe(false);
  clock.advance(1);
  const third = await page({ ...asked, cursor: second.cursor });
  expect(third.once?.at).toBe(clock.now().toISOString());
  expect([first, second, third].map(({ entries }) => entries)).toEqual([50, 50, 10]);
  expect(third.cursor).toBeUndefined();
  expect((await page({})).once?.id).not.toBe(first.once?.id);
});

test.each(['9999-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', '2026-99-99T99:99:99.999Z'])(
  'a cursor can’t change the date of an export’s record: %s',
  async (began) => {
    const { record, exported, clock } = await setup();
    const { at } = await record('publishWebsite');
    const caller = anAdministrator();
    await exported({ cursor: `${at}#one=${began}` }, caller);
    expect(caller.audit.once?.at).toBe(clock.now().toISOString());
  },
);

test('audit records older than the list are found by restaurant', async () => {
  const { client, auditRecords, record, restaurant, list } = await setup();
  const auditRecord = await record('publishWebsite');
  const { at } = auditRecord;
  const older = `${new Date(Date.parse(at) - 1000).toISOString()}#before`;
  const row = { ...auditRecord, receipt_key: older, operation: 'saveWebsite', expires_at: 2_000_000_000 };
  await client.send(new PutCommand({ TableName: tableName('receipts'), Item: row }));
  const { entries } = await list({ restaurant_id: restaurant });
  expect(entries.map(({ operation }) => operation)).toEqual(['publishWebsite', 'saveWebsite']);
  expect((await list()).entries).toHaveLength(1);
  expect((await auditRecords.list(restaurant, { limit: 10 })).auditRecords).toHaveLength(2);
});

test('a list accepts only its own filters', () => {
  expect(new Set(AUDIT_RECORD_LISTS).size).toBe(8);
});
