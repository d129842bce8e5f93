import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createRateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import { SETTINGS_SECONDS } from '#functions/platform-settings/platform-rules.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { leadRoutes } from '#shared/leads/contract/lead-routes.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent, type HttpEventDetails } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { platformRules } from '#tests/builders/platform-rules.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as leadOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const LEAD = { name: 'Ada', email: 'ada@example.com', restaurant: 'Lupo', message: 'Do you do catering?' };
let visitors = 0;

function setup() {
  const client = createDynamoClient();
  const clock = aClock();
  const repositories = openRepositories(client);
  const handler = createDispatcher({
    routes: leadRoutes,
    operations: openOperations(leadOperations, {
      leads: repositories.leads,
      retentionDays: platformRules(repositories, clock).retentionDays,
      rateLimiter: createRateLimiter({
        client,
        tableName: tableName('rateLimits'),
        clock,
      }),
      clock,
      ids: createIdSource(clock),
    }),
    authenticate: async () => ({ userId: 'admin', role: 'admin', isImpersonating: false }),
    log: aLog(),
  });
  const call = async (details: HttpEventDetails) => {
    const { statusCode, headers, body } = await handler(anHttpEvent(details));
    return { status: statusCode, headers, body: JSON.parse(body ?? '') };
  };
  const visitor = `192.0.2.${++visitors}`;
  return {
    clock,
    settings: createPlatformSettingsStore(repositories.platformRecords),
    daysKept: (message: string) => daysKept(client, message),
    send: (json: object, sourceIp = visitor) => call({ routeKey: 'POST /api/leads', json, sourceIp }),
    list: (query: Record<string, string> = {}) =>
      call({ routeKey: 'GET /api/admin/leads', token: 'any', query }),
  };
}

test('a question is stored as sent, and its sender learns where the answer goes', async () => {
  const { send, list, clock } = setup();
  expect(await send(LEAD)).toMatchObject({
    status: 201,
    body: { success: true, message: 'Thanks! We’ll reply to ada@example.com.' },
  });
  const [lead] = (await list({ limit: '1' })).body.data.leads;
  expect(lead).toEqual({ ...LEAD, lead_id: expect.any(String), created_at: clock.now().toISOString() });
});

test('name and restaurant are optional; address and question aren’t', async () => {
  const { send } = setup();
  expect((await send({ email: 'ada@example.com', message: 'Hi' })).status).toBe(201);
  expect(await send({ email: 'ada', message: '  ' })).toMatchObject({
    status: 422,
    body: {
      fields: {
        email: 'Enter an email address such as you@restaurant.com.',
        message: 'Enter your question.',
      },
    },
  });
  expect((await send({ ...LEAD, message: 'x'.repeat(2_001) })).status).toBe(422);
  expect((await send({ ...LEAD, lead_id: 'mine' })).status).toBe(422);
});

test('questions are listed newest first, and an invalid cursor is rejected', async () => {
  const { send, list, clock } = setup();
  for (const message of ['First', 'Second', 'Third']) {
    clock.advance(1);
    await send({ ...LEAD, message });
  }
  const messagesOf = (leads: { message: string }[]) => leads.map(({ message }) => message);
  const first = (await list({ limit: '2' })).body.data;
  expect(messagesOf(first.leads)).toEqual(['Third', 'Second']);
  const second = (await list({ limit: '1', cursor: first.next_cursor })).body.data;
  expect(messagesOf(second.leads)).toEqual(['First']);
  expect((await list({ cursor: 'made-up' })).status).toBe(422);
});

test('an address can ask twenty times an hour, also in parallel, without blocking others', async () => {
  const { send, clock } = setup();
  const answers = await Promise.all(Array.from({ length: 24 }, () => send(LEAD)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await send(LEAD, '198.51.100.9')).status).toBe(201);
  clock.advance(3_600);
  expect((await send(LEAD)).status).toBe(201);
});

test('invalid input doesn’t count', async () => {
  const { send } = setup();
  for (let tries = 0; tries < 22; tries += 1) expect((await send({ message: 'Hi' })).status).toBe(422);
  expect((await send(LEAD)).status).toBe(201);
});

/** Days from now until the lead expires. */
async function daysKept(client: ReturnType<typeof createDynamoClient>, message: string) {
  const values = { ':kind': 'lead' };
  const ofLeads = { KeyConditionExpression: 'list_kind = :kind', ExpressionAttributeValues: values };
  const { Items = [] } = await client.send(new QueryCommand({ TableName: tableName('leads'), ...ofLeads }));
  const lead = Items.find((item) => item.message === message);
  return (Number(lead?.expires_at) - Date.parse(lead?.created_at) / 1000) / 86_400;
}

test('a question expires after the days that administrators set', async () => {
  const { send, daysKept, clock, settings } = setup();
  await send({ ...LEAD, message: 'Before' });
  const present = await settings.get();
  await settings.save({ ...present, version: 1, retention: { ...present.retention, leads: 45 } });
  clock.advance(SETTINGS_SECONDS);
  await send({ ...LEAD, message: 'After' });
  expect([await daysKept('Before'), await daysKept('After')]).toEqual([365, 45]);
});
