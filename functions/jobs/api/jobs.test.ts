import { ReceiveMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import { createQueueWaits } from '#functions/jobs/queue-waits.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createQueueHandler } from '#functions/platform/queue-handler.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { MAX_RECEIVE_COUNT } from '#infra/resources.ts';
import { FeatureChangeMessageSchema } from '#shared/contract/queue-messages.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import { newGenerationState } from '#shared/websites/generation-job.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createJobOperations } from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterEach(() => emulators.stores.reset());
afterAll(() => emulators.stop());

type Asked = { params?: Record<string, string>; json?: object; query?: Record<string, string> };

function setup() {
  const clock = aClock('2026-11-30T12:30:00.000Z');
  const repositories = openRepositories(createDynamoClient());
  const { failures, platformRecords, jobs, restaurants, websites } = repositories;
  const sqs = createSqsClient();
  const auditRecords = anAuditLog();
  const paymentEvents = createPaymentEvents(platformRecords);
  const waits = createQueueWaits(platformRecords);
  const handler = createDispatcher({
    routes: jobRoutes,
    operations: createJobOperations({
      sqs,
      queueUrl: emulators.queueUrl,
      failures: failures.messages,
      errorCounts: failures.errors,
      waits,
      jobs,
      restaurants,
      websites,
      paymentEvents,
      paymentQueue: openQueue({ client: sqs, queueUrl: emulators.queueUrl('paymentEvents') }),
      clock,
    }),
    authenticate: async () => ({ userId: 'admin-1', role: 'admin', isImpersonating: false }),
    auditRecords,
    errors: { counts: failures.errors, clock },
    log: aLog(),
  });
  const call = async (name: keyof typeof jobRoutes, asked: Asked = {}) => {
    const { method, path }: Route = jobRoutes[name];
    const event = anHttpEvent({ ...asked, token: 'admin', routeKey: `${method} ${API_BASE}${path}` });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '{}') };
  };
  const ofEmails = { params: { queue: 'emails' } };
  const deadLetters = async () => (await call('listDeadLetters', ofEmails)).body.data.dead_letters;
  return { call, deadLetters, ofEmails, clock, sqs, auditRecords, paymentEvents, waits, ...repositories };
}

const depthOf = (queue: string) => emulators.stores.inspectQueue(queue)?.messages.ready.length ?? 0;
const kill = (message: object) => emulators.stores.sendMessage('emails-dlq', JSON.stringify(message));

describe('dead letters', () => {
  test('are listed with IDs and a reason, and without names, numbers, or texts', async () => {
    const { deadLetters, failures, clock } = setup();
    kill({
      kind: 'letter',
      user_id: 'r-1',
      request_id: 'one',
      letter: { subject: 'Dear Ada', text: 'Call +12125550123 or ada@example.com' },
    });
    const [unknown] = await deadLetters();
    expect(unknown).toMatchObject({
      ids: { kind: 'letter', user_id: 'r-1', request_id: 'one' },
      reason: 'The worker ran out of time or memory and didn’t record a reason.',
      failed_at: null,
    });
    const error = new TypeError('No address for ada@example.com');
    await failures.messages.record(unknown.message_id, error, clock.now());
    emulators.stores.releaseMessages();
    const [known] = await deadLetters();
    expect(known).toMatchObject({ reason: 'The worker failed: TypeError.', sent_at: expect.any(String) });
    expect(JSON.stringify(known)).not.toMatch(/Ada|ada@|2125550123/);
  });

  test('one returns to its queue, and the others stay', async () => {
    const { call, deadLetters, ofEmails, auditRecords } = setup();
    for (const request_id of ['one', 'two']) kill({ kind: 'letter', user_id: 'r-1', request_id });
    const [first] = await deadLetters();
    emulators.stores.releaseMessages();
    const retried = await call('retryDeadLetters', { ...ofEmails, json: { message_id: first.message_id } });
    expect(retried).toMatchObject({
      status: 200,
      body: { message: '1 message is back in the “Emails” queue.', data: { moved: 1, kept: 0 } },
    });
    expect(depthOf('emails')).toBe(1);
    emulators.stores.releaseMessages();
    expect(await deadLetters()).toMatchObject([{ ids: { request_id: 'two' } }]);
    expect(auditRecords.changes()).toEqual([
      {
        operation: 'retryDeadLetters',
        before: { queue: 'emails', ...first.ids },
        after: { queue: 'emails', message_id: first.message_id, moved: 1, kept: 0 },
      },
    ]);
  });

  test('all return to their queue', async () => {
    const { call, ofEmails } = setup();
    for (let count = 0; count < 12; count += 1) kill({ request_id: `request-${count}` });
    expect((await call('retryDeadLetters', { ...ofEmails, json: {} })).body.data).toEqual({
      moved: 12,
      kept: 0,
    });
    expect([depthOf('emails'), depthOf('emails-dlq')]).toEqual([12, 0]);
  });

  test('one is discarded with a reason, which is audited', async () => {
    const { call, deadLetters, ofEmails, auditRecords } = setup();
    kill({ request_id: 'one' });
    const [{ message_id }] = await deadLetters();
    emulators.stores.releaseMessages();
    const refused = await call('discardDeadLetter', { ...ofEmails, json: { message_id, reason: ' ' } });
    expect(refused).toMatchObject({ status: 422, body: { fields: { reason: 'Enter a reason.' } } });
    const json = { message_id, reason: 'Sent by hand' };
    expect((await call('discardDeadLetter', { ...ofEmails, json })).status).toBe(200);
    expect([depthOf('emails'), depthOf('emails-dlq')]).toEqual([0, 0]);
    expect(auditRecords.changes()).toEqual([
      {
        operation: 'discardDeadLetter',
        before: { queue: 'emails', message_id, request_id: 'one' },
        after: { queue: 'emails', reason: 'Sent by hand' },
      },
    ]);
    const again = await call('discardDeadLetter', { ...ofEmails, json });
    expect(again).toMatchObject({ status: 404, body: { code: 'dead_letter_gone' } });
  });

  test('a discard after its account was deleted keeps no typed reason', async () => {
    const { call, deadLetters, ofEmails, auditRecords, restaurants } = setup();
    const created_at = '2026-11-30T12:00:00.000Z';
    const lupo = { restaurant_id: 'r-1', name: 'Lupo', owner_email: 'a@example.com', created_at };
    await restaurants.create(lupo);
    const messages = [];
    for (const restaurant_id of ['r-1', 'r-2']) {
      kill({ restaurant_id });
      const [{ message_id }] = await deadLetters();
      emulators.stores.releaseMessages();
      const json = { message_id, reason: 'Zuleika asked' };
      messages.push((await call('discardDeadLetter', { ...ofEmails, json })).body.message);
    }
    expect(messages).toEqual([
      'Dead letter discarded.',
      'Dead letter discarded. Its account is deleted, so the reason wasn’t saved.',
    ]);
    const record = { operation: 'discardDeadLetter', before: expect.anything() };
    expect(auditRecords.changes()).toEqual([
      { ...record, after: { queue: 'emails', reason: 'Zuleika asked' } },
      { ...record, after: { queue: 'emails' } },
    ]);
  });
});

test('queues show their depth, and since when messages have waited', async () => {
  const { call, waits, clock } = setup();
  emulators.stores.sendMessage('sms', '{}');
  kill({});
  const stateOf = async (queue: string) =>
    (await call('getQueues')).body.data.queues.find((each: { queue: string }) => each.queue === queue);
  expect(await stateOf('sms')).toMatchObject({ waiting: 1, dead_letters: 0, waiting_since: null });
  expect(await stateOf('emails')).toMatchObject({ waiting: 0, dead_letters: 1 });
  await waits.note(['sms'], clock.now());
  clock.advance(300);
  await waits.note(['sms'], clock.now());
  expect((await stateOf('sms')).waiting_since).toBe('2026-11-30T12:30:00.000Z');
  await waits.note([], clock.now());
  expect((await stateOf('sms')).waiting_since).toBeNull();
});

test('a worker that fails notes why, by the message’s ID', async () => {
  const { failures, clock, sqs } = setup();
  emulators.stores.sendMessage('featureChanges', '{"feature_name": 7}');
  const handler = createQueueHandler({
    schema: FeatureChangeMessageSchema,
    work: async () => undefined,
    noteFailure: (messageId, error) => failures.messages.record(messageId, error, clock.now()),
    log: aLog(),
  });
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({ QueueUrl: emulators.queueUrl('featureChanges') }),
  );
  const [message] = Messages;
  const messageId = message?.MessageId ?? '';
  const attributes = {
    ApproximateReceiveCount: String(MAX_RECEIVE_COUNT),
    SentTimestamp: '0',
    SenderId: 'test',
    ApproximateFirstReceiveTimestamp: '0',
  };
  const record = {
    messageId,
    receiptHandle: '',
    body: message?.Body ?? '',
    attributes,
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: '',
  };
  expect((await handler({ Records: [record] })).batchItemFailures).toHaveLength(1);
  expect(await failures.messages.findMany([messageId])).toEqual([
    { messageId, reason: 'We couldn’t read the message.', failedAt: clock.now().toISOString() },
  ]);
});

test('errors are counted by route and code, for a day or a week', async () => {
  const { call, clock } = setup();
  // A month away from errors of other tests.
  clock.advance(30 * 86_400);
  const wrong = () => call('listDeadLetters', { params: { queue: 'nonsense' } });
  await wrong();
  clock.advance(3 * 86_400);
  await wrong();
  await wrong();
  clock.advance(3_600);
  const countsOf = async (period: string) => (await call('getErrorCounts', { query: { period } })).body.data;
  expect(await countsOf('24h')).toEqual({
    total: 2,
    errors: [
      {
        operation: 'listDeadLetters',
        code: 'not_found',
        status: 404,
        count: 2,
        last_at: '2027-01-02T12:30:00.000Z',
      },
    ],
  });
  expect((await countsOf('7d')).total).toBe(3);
  clock.advance(23 * 3_600);
  expect((await countsOf('24h')).total).toBe(0);
});

test('failed websites are listed newest first, page by page, with the names of their restaurants', async () => {
  const { call, jobs, restaurants } = setup();
  const created_at = '2026-11-01T12:00:00.000Z';
  await restaurants.create({ restaurant_id: 'r-1', name: 'Lupo', owner_email: 'a@example.com', created_at });
  const fail = async (at: number, restaurant_id = 'r-1') => {
    const job = {
      ...newGenerationState(new Date(created_at)),
      restaurant_id,
      generation_id: `g-${at}`,
      website_id: `site-${at}`,
      kind: 'generation' as const,
      website_name: `Site ${at}`,
      custom_requirements: '',
      design_preferences: {},
      content_preferences: '{}',
      drafts: {},
      requested_at: created_at,
      expires_at: 2_000_000_000,
    };
    await jobs.create(job);
    const finished_at = new Date(Date.parse(created_at) + at * 60_000).toISOString();
    const version = job.version + 1;
    const error_details = 'We were interrupted.';
    await jobs.save({ ...job, version, status: 'failed' as const, finished_at, error_details });
  };
  for (let at = 1; at <= 26; at += 1) await fail(at);
  await fail(27, 'deleted');
  const { data } = (await call('listFailedGenerations')).body;
  expect(data.generations).toHaveLength(25);
  expect(data.generations.slice(0, 2)).toMatchObject([
    { website_name: 'Site 27', restaurant_name: '', reason: 'We were interrupted.' },
    { website_name: 'Site 26', restaurant_name: 'Lupo', failed_at: '2026-11-01T12:26:00.000Z' },
  ]);
  const rest = await call('listFailedGenerations', { query: { cursor: data.next_cursor } });
  expect(rest.body.data).toMatchObject({
    generations: [{ website_name: 'Site 2' }, { website_name: 'Site 1' }],
  });
  expect((await call('listFailedGenerations', { query: { cursor: 'no-place' } })).status).toBe(422);
});

test('payment events are listed newest first, and one is replayed', async () => {
  const { call, paymentEvents, auditRecords } = setup();
  const event = { type: 'invoice.paid', object_id: 'in_1', received_at: '2026-11-30T12:00:05.000Z' };
  await paymentEvents.store('evt_b', { ...event, created_at: '2026-11-30T11:00:00.000Z' });
  await paymentEvents.store('evt_a', { ...event, created_at: '2026-11-30T12:00:00.000Z' });
  await paymentEvents.store('evt_a', { ...event, created_at: '2026-11-30T12:00:00.000Z' });
  await paymentEvents.finish('evt_a', '2026-11-30T12:00:10.000Z');
  const listed = (await call('listPaymentEvents')).body.data.events;
  expect(listed.map(({ event_id }: { event_id: string }) => event_id)).toEqual(['evt_a', 'evt_b']);
  expect(listed[0].processed_at).toBe('2026-11-30T12:00:10.000Z');
  expect((await call('replayPaymentEvent', { params: { id: 'evt_a' } })).status).toBe(202);
  expect(depthOf('paymentEvents')).toBe(1);
  expect((await paymentEvents.find('evt_a'))?.processed_at).toBeUndefined();
  expect(auditRecords.changes()).toMatchObject([
    { operation: 'replayPaymentEvent', before: { processed_at: '2026-11-30T12:00:10.000Z' } },
  ]);
  expect((await call('replayPaymentEvent', { params: { id: 'evt_none' } })).status).toBe(404);
});
