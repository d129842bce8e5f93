import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInspect } from '#functions/moderation/create-inspect.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { EVENT_ATTRIBUTE, setStreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import type { WithdrawalMessage } from '#shared/contract/queue-messages.ts';
import { moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { someFlaggedText } from '#tests/builders/some-flagged-text.ts';
import * as moderationOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

type Details = Omit<Parameters<typeof anHttpEvent>[0], 'routeKey'>;
const COUNTED = {
  count_content_flagged: 9,
  count_content_approved: 2,
  count_content_rejected: 1,
  count_content_dropped: 2,
};
let restaurants = 0;

function setup({
  role = 'admin',
  interference,
  onWithdrawal,
}: {
  role?: 'admin' | 'restaurant';
  interference?: Interference;
  onWithdrawal?: (message: WithdrawalMessage) => Promise<void>;
} = {}) {
  const clock = aClock('2026-11-22T12:00:00.000Z');
  const client = createDynamoClient();
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const { moderation, restaurants: named, restaurantNames } = openRepositories(client);
  const auditRecords = anAuditLog();
  const messages: WithdrawalMessage[] = [];
  const handler = createDispatcher({
    routes: moderationRoutes,
    operations: openOperations(moderationOperations, {
      moderation,
      restaurants: named,
      names: restaurantNames,
      figures: { total: async () => COUNTED },
      withdrawals: {
        send: async (message) => {
          messages.push(message);
          await onWithdrawal?.(message);
        },
      },
      clock,
      ids: createIdSource(clock),
    }),
    authenticate: async () => ({ userId: 'admin-7', role, restaurantId: undefined, isImpersonating: false }),
    auditRecords,
    log: aLog(),
  });
  const call = async (routeKey: string, details: Details = {}) => {
    const event = anHttpEvent({ ...details, routeKey, headers: { authorization: 'Bearer one' } });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
  const stores = openRepositories();
  const inspect = createInspect({ moderation: stores.moderation, clock });
  return {
    clock,
    auditRecords,
    messages,
    stores,
    restaurantId: `moderated-${++restaurants}`,
    list: (query: Record<string, string> = {}) =>
      call('GET /api/admin/moderation/flagged-content', { query }),
    decide: (moderation_id: string, action: string, reason?: string) =>
      call('POST /api/admin/moderation/moderate-content', {
        query: { moderation_id, action, ...(reason !== undefined && { reason }) },
      }),
    bulk: (json: object) => call('POST /api/admin/moderation/bulk-moderate', { json }),
    flag: async (restaurantId: string, text: string) => {
      clock.advance(60);
      const [id = ''] = await inspect([someFlaggedText(text)], { restaurantId });
      return id;
    },
  };
}

const idsOf = ({ body }: { body: { data: { content: { moderation_id: string }[] } } }) =>
  body.data.content.map(({ moderation_id }) => moderation_id);

test('flagged content is listed newest first with its problems', async () => {
  const { list, flag, restaurantId } = setup();
  const ids = [
    await flag(restaurantId, 'The best pizza in town.'),
    await flag(restaurantId, 'Our tea cures colds.'),
  ];
  const first = await list({ limit: '1' });
  expect(first.body.data.content).toEqual([
    {
      moderation_id: ids[1],
      restaurant_id: restaurantId,
      status: 'flagged',
      content_type: 'generated_text',
      content_data: { text: 'Our tea cures colds.', used_for: 'website' },
      flags: ['health.disease'],
      flag_details: [
        {
          flag: 'health.disease',
          kind: 'health',
          passage: 'Our tea cures colds.',
          sentence: expect.stringMatching(/^This says food or drink/),
        },
      ],
      flagged_at: '2026-11-22T12:02:00.000Z',
      reviewed_at: null,
      reviewed_by: null,
      reason: null,
      withdrawn_at: null,
    },
  ]);
  const second = await list({ limit: '1', cursor: first.body.data.next_cursor });
  expect(idsOf(second)).toEqual([ids[0]]);
});

test('each restaurant is named by its profile, and deleted ones aren’t', async () => {
  const { list, flag, restaurantId, stores } = setup();
  await stores.restaurants.create({
    restaurant_id: restaurantId,
    name: 'Osteria Lupo',
    owner_email: 'ada@example.com',
    created_at: '2026-11-20T12:00:00.000Z',
  });
  await flag(restaurantId, 'Our tea cures colds.');
  await flag(`${restaurantId}-gone`, 'Our tea cures colds.');
  const { body } = await list({ search: restaurantId });
  expect(body.data.restaurant_names).toEqual({ [restaurantId]: 'Osteria Lupo' });
});

test('content is found by its words, type, and restaurant, ignoring case and accents', async () => {
  const { list, flag, decide, restaurantId } = setup();
  const id = await flag(restaurantId, 'La mejor paella valenciana de la ciudad, según Íñigo.');
  for (const search of ['PAELLA', 'mejor paella', 'valenc', 'inigo', restaurantId]) {
    expect(idsOf(await list({ search }))).toContain(id);
  }
  expect(idsOf(await list({ search: 'generated_text', limit: '100' }))).toContain(id);
  expect(idsOf(await list({ search: 'sushi paella' }))).toEqual([]);
  expect(idsOf(await list({ search: 'p' }))).toEqual([]);
  await decide(id, 'approve');
  expect(idsOf(await list({ search: 'paella' }))).not.toContain(id);
  expect(idsOf(await list({ search: 'paella', status: 'approved' }))).toContain(id);
});

test('content is found once by its restaurant’s name', async () => {
  const { list, flag, restaurantId, stores } = setup();
  const restaurant = {
    restaurant_id: restaurantId,
    name: 'Trattoria Zibibbo',
    owner_email: `${restaurantId}@zibibbo.example`,
    created_at: '2026-11-20T12:00:00.000Z',
  };
  await stores.restaurantNames.add(restaurantId, { name: restaurant.name });
  await stores.restaurants.create(restaurant);
  const ids = [
    await flag(restaurantId, 'Our tea cures colds.'),
    await flag(restaurantId, 'Zibibbo wine makes you healthy.'),
    await flag(`${restaurantId}-other`, 'Their zibibbo cures the flu.'),
  ];
  expect(idsOf(await list({ search: 'zibibbo' }))).toEqual(ids.toReversed());
  expect(idsOf(await list({ search: 'TRATTORIA ZIB' }))).toEqual(ids.slice(0, 2).toReversed());
  expect(idsOf(await list({ search: 'trattoria zib', status: 'approved' }))).toEqual([]);
  const first = await list({ search: 'zibibbo', limit: '1' });
  const pages = [first];
  for (let page = first; page.body.data.next_cursor !== undefined; pages.push(page)) {
    page = await list({ search: 'zibibbo', limit: '1', cursor: page.body.data.next_cursor });
  }
  const all = pages.flatMap(idsOf);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain(ids[2]);
});

test('an approval is one write and one audit record with the administrator’s ID, and removes no text', async () => {
  const { decide, flag, auditRecords, messages, list, restaurantId } = setup();
  const id = await flag(restaurantId, 'Unbeatable prices.');
  const { status, body } = await decide(id, 'approve');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ status: 'approved', reviewed_by: 'admin-7', reason: null });
  expect(messages).toEqual([]);
  expect(auditRecords.kept).toMatchObject([
    { restaurant_id: restaurantId, operation: 'moderateContent', actor_id: 'admin-7' },
  ]);
  expect(idsOf(await list())).not.toContain(id);
  expect(idsOf(await list({ status: 'approved' }))).toContain(id);
});

test('a rejection keeps its reason and queues the removal', async () => {
  const { decide, flag, messages, restaurantId } = setup();
  const id = await flag(restaurantId, 'No foreigners.');
  const { body } = await decide(id, 'reject', ' Never. ');
  expect(body.data).toMatchObject({ status: 'rejected', reason: 'Never.' });
  expect(messages).toEqual([{ moderation_id: id, decision_id: expect.any(String) }]);
});

test('a rejection that the worker completes first still succeeds', async () => {
  const { decide, flag, restaurantId, stores } = setup({
    onWithdrawal: async ({ moderation_id }) => {
      const row = await stores.moderation.find(moderation_id);
      if (row?.announced !== undefined) await stores.moderation.decide(row, row.announced);
    },
  });
  const id = await flag(restaurantId, 'No foreigners, at all.');
  expect(await decide(id, 'reject')).toMatchObject({ status: 200, body: { data: { status: 'rejected' } } });
});

test('a rejection that another decision precedes gets a conflict', async () => {
  const { decide, flag, restaurantId, stores } = setup({
    onWithdrawal: async ({ moderation_id }) => {
      const row = await stores.moderation.find(moderation_id);
      if (row?.announced === undefined) return;
      await stores.moderation.decide(row, { ...row.announced, decisionId: 'another', status: 'approved' });
    },
  });
  const id = await flag(restaurantId, 'No foreigners, ever.');
  expect(await decide(id, 'reject')).toMatchObject({ status: 409, body: { code: 'already_moderated' } });
});

test.each([
  ['approve', 'reject'],
  ['reject', 'approve'],
  ['reject', 'reject'],
])('after one administrator’s decision (%s), a second one (%s) gets a conflict', async (first, second) => {
  const { decide, flag, restaurantId } = setup();
  const id = await flag(restaurantId, 'Bottomless mimosas.');
  await decide(id, first);
  expect(await decide(id, second)).toMatchObject({ status: 409, body: { code: 'already_moderated' } });
});

test('of parallel decisions one wins, and the others get a conflict', async () => {
  const { decide, flag, restaurantId, stores } = setup();
  for (let round = 0; round < 5; round += 1) {
    const id = await flag(restaurantId, `Unlimited wine in room ${round}.`);
    const answers = await Promise.all(
      ['approve', 'reject', 'approve', 'reject'].map((each) => decide(id, each)),
    );
    const [won, ...others] = answers.sort((a, b) => Number(a.status) - Number(b.status));
    expect([won?.status, ...others.map(({ status }) => status)]).toEqual([200, 409, 409, 409]);
    expect((await stores.moderation.find(id))?.status).toBe(won?.body.data.status);
  }
});

test('bulk decisions are independent, and the failed ones are named', async () => {
  const { bulk, flag, decide, restaurantId, auditRecords, messages } = setup();
  const ids: string[] = [];
  for (let index = 0; index < 100; index += 1)
    ids.push(await flag(restaurantId, `Dish ${index}: simply the best.`));
  const decided = ids.filter((_, index) => index % 3 === 0);
  await Promise.all(decided.map((id) => decide(id, 'approve')));
  const { status, body } = await bulk({ content_ids: ids, action: 'reject', reason: 'Prove it.' });
  expect(status).toBe(200);
  expect(body.data.moderated).toHaveLength(66);
  expect(body.data.refused).toHaveLength(34);
  expect(body.data.refused[0]).toEqual({
    moderation_id: ids[0],
    code: 'already_moderated',
    error: 'Someone already reviewed this. Reload the list.',
  });
  expect(messages).toHaveLength(66);
  expect(auditRecords.kept.at(-1)).toMatchObject({ operation: 'bulkModerate', actor_id: 'admin-7' });
});

test('a bulk action without a selection does nothing, and one over a hundred is rejected', async () => {
  const { bulk, messages } = setup();
  expect((await bulk({ content_ids: [], action: 'approve' })).body.data).toEqual({
    moderated: [],
    refused: [],
  });
  const many = Array.from({ length: 101 }, (_, index) => `a.${index}`);
  expect((await bulk({ content_ids: many, action: 'reject' })).status).toBe(422);
  expect(messages).toEqual([]);
});

test('status counts come from counters, not from the content', async () => {
  const { list } = setup();
  expect((await list()).body.data.counts).toEqual({ flagged: 4, approved: 2, rejected: 1 });
});

test('each decision is one event with its write', async () => {
  const events: unknown[] = [];
  setStreamStandIn((write, send) => {
    const event = write.attributes[EVENT_ATTRIBUTE] as BusinessEvent;
    events.push([event.kind, event.event_id]);
    return send();
  });
  const { flag, decide, restaurantId } = setup();
  const id = await flag(restaurantId, 'World-famous pies.');
  await flag(restaurantId, 'World-famous pies!');
  await decide(id, 'reject');
  await decide(id, 'approve');
  setStreamStandIn(undefined);
  expect(events).toEqual([
    ['content_flagged', `content_flagged/${id}`],
    ['content_rejected', `content_rejected/${id}`],
  ]);
});

test('invalid content, actions, statuses, and cursors are rejected', async () => {
  const { decide, list, flag, restaurantId, bulk } = setup();
  const id = await flag(restaurantId, 'The best tea in town.');
  for (const unknown of ['nobody', `${restaurantId}.${'0'.repeat(24)}`, '../x', `${id}0`]) {
    expect(await decide(unknown, 'approve')).toMatchObject({ status: 404 });
  }
  expect((await decide(id, 'delete')).status).toBe(422);
  expect((await decide(id, 'reject', 'x'.repeat(501))).status).toBe(422);
  expect((await list({ status: 'gone' })).status).toBe(422);
  expect((await list({ limit: '101' })).status).toBe(422);
  for (const cursor of ['x', 'e30', Buffer.from('{"status":"flagged"}').toString('base64url')]) {
    expect((await list({ cursor })).status).toBe(422);
  }
  expect((await bulk({ content_ids: id, action: 'approve' })).status).toBe(422);
});

test('owners are rejected', async () => {
  const { list, decide, bulk } = setup({ role: 'restaurant' });
  const answers = await Promise.all([
    list(),
    decide('a.b', 'approve'),
    bulk({ content_ids: [], action: 'approve' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('a rejection that dies right after any of its calls is either not made or announced to the worker', async () => {
  for (let call = 1; call <= 4; call += 1) {
    const process = aMortalProcess();
    const dying = setup({ interference: process.interference });
    const id = await dying.flag(dying.restaurantId, 'Get drunk with us.');
    process.dieAfter(call);
    await dying.decide(id, 'reject');
    const row = await dying.stores.moderation.find(id);
    if (row?.status === 'rejected') expect(dying.messages).toHaveLength(1);
    for (const message of dying.messages) expect(row?.announced?.decisionId).toBe(message.decision_id);
  }
});
