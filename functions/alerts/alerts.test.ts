import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createQueueWaits } from '#functions/jobs/queue-waits.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { alertRoutes } from '#shared/alerts/contract/alert-routes.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { WORK_QUEUE_NAMES } from '#shared/jobs/work-queues.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { withEmptyEmulators } from '#tests/builders/empty-emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createAlertsStore } from './alerts-store.ts';
import { createAlertOperations } from './api/operations.ts';
import { checkAlerts } from './schedule/check-alerts.ts';

withEmptyEmulators();

const OFF = { is_on: false, threshold: 10 };
const DEAD_LETTERS = {
  rules: {
    budget: OFF,
    overdue: OFF,
    failure_rate: OFF,
    dead_letters: { is_on: true, threshold: 2 },
  },
  emails: ['ops@example.com'],
  webhook_url: 'https://hooks.example.com/alerts',
};

type Call = { url: string; post: { body: string; headers: Record<string, string> } };

function setup(outcome = 'delivered') {
  const clock = aClock('2026-11-30T12:00:00.000Z');
  const { platformRecords, figures, invoices } = openRepositories(createDynamoClient());
  const mails: EmailMessage[] = [];
  const calls: Call[] = [];
  const auditRecords = anAuditLog();
  const depths = { dead_letters: 0, waiting: 0 };
  const sending = {
    alerts: createAlertsStore(platformRecords),
    emails: { send: async (message: EmailMessage) => void mails.push(message) },
    callWeb: async (input: object) => {
      calls.push(input as Call);
      return { outcome };
    },
    encryptor: {
      encrypt: async (text: string, owner: string) => `${owner}:${text}`,
      decrypt: async (text: string, owner: string) => text.replace(`${owner}:`, ''),
    },
  };
  const handler = createDispatcher({
    routes: alertRoutes,
    operations: createAlertOperations({
      ...sending,
      createSecret: () => 'a-secret',
      ids: createIdSource(clock),
    }),
    authenticate: async () => ({ userId: 'admin-1', role: 'admin', isImpersonating: false }),
    auditRecords,
    log: aLog(),
  });
  const call = async (name: keyof typeof alertRoutes, json?: object) => {
    const { method, path }: Route = alertRoutes[name];
    const event = anHttpEvent({ json, token: 'admin', routeKey: `${method} ${API_BASE}${path}` });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '{}') };
  };
  const check = () =>
    checkAlerts({
      ...sending,
      settings: createPlatformSettingsStore(platformRecords),
      monthSpend: async () => 0,
      invoices,
      figures,
      waits: createQueueWaits(platformRecords),
      readQueues: async () =>
        WORK_QUEUE_NAMES.map((queue) => ({
          queue,
          in_progress: 0,
          delayed: 0,
          ...(queue === 'sms' ? depths : { dead_letters: 0, waiting: 0 }),
        })),
      log: aLog(),
      clock,
    });
  return { call, check, clock, mails, calls, depths, auditRecords };
}

test('an alert goes to each address and the signed webhook, once a day, and resolves', async () => {
  const { call, check, clock, mails, calls, depths } = setup();
  const { body } = await call('saveAlerts', DEAD_LETTERS);
  depths.dead_letters = 3;
  expect(await check()).toEqual({ sent: 1 });
  clock.advance(300);
  expect(await check()).toEqual({ sent: 0 });
  depths.dead_letters = 0;
  clock.advance(300);
  expect(await check()).toEqual({ sent: 1 });
  expect(mails.map(({ notice }) => [notice?.to, notice?.by, notice?.subject])).toEqual([
    ['ops@example.com', 'monitor', 'Alert: Dead letters, 3'],
    ['ops@example.com', 'monitor', 'Resolved: Dead letters'],
  ]);
  expect(calls.map(({ url }) => url)).toEqual([DEAD_LETTERS.webhook_url, DEAD_LETTERS.webhook_url]);
  const [first] = calls;
  expect(JSON.parse(first?.post.body ?? '')).toMatchObject({ rule: 'dead_letters', kind: 'firing' });
  const expected = createHmac('sha256', body.webhook_secret)
    .update(first?.post.body ?? '')
    .digest('hex');
  expect(first?.post.headers).toEqual({ 'x-alert-signature': expected });
});

test('a run after one that stopped before its state was stored sends a notice with the same ID', async () => {
  const { call, check, mails, depths, clock } = setup();
  await call('saveAlerts', { ...DEAD_LETTERS, webhook_url: null });
  depths.dead_letters = 2;
  await check();
  clock.advance(86_400);
  await check();
  expect(new Set(mails.map(({ request_id }) => request_id)).size).toBe(2);
});

test('the webhook’s secret is shown once, and a kept address keeps it', async () => {
  const { call, auditRecords } = setup();
  expect((await call('saveAlerts', DEAD_LETTERS)).body.webhook_secret).toBe('a-secret');
  expect((await call('saveAlerts', DEAD_LETTERS)).body.webhook_secret).toBeNull();
  expect(JSON.stringify((await call('getAlerts')).body)).not.toContain('a-secret');
  expect(JSON.stringify(auditRecords.kept)).not.toContain('a-secret');
  expect(auditRecords.changes()[0]).toMatchObject({
    before: { emails: [], webhook_url: null },
    after: { emails: ['ops@example.com'] },
  });
});

test.each([
  ['delivered', false, 'We sent a test to 1 address. The webhook responded.'],
  ['failed', true, /didn’t return a success status/],
  ['blocked', true, /isn’t public/],
])('a test reports its result: %s', async (outcome, has_failed, message) => {
  const { call } = setup(outcome);
  await call('saveAlerts', DEAD_LETTERS);
  const { body } = await call('testAlerts');
  expect(body.data).toEqual({ has_failed });
  expect(body.message).toMatch(message);
});

test('a test without an address says what to add', async () => {
  const { call } = setup();
  expect((await call('testAlerts')).body.message).toBe('Add an email address or a webhook first.');
});

test.each([
  [{ emails: ['nonsense'] }, 'emails.0', /email address/],
  [{ webhook_url: 'file:///etc/passwd' }, 'webhook_url', /https/],
  [{ webhook_url: 'http://hooks.example.com/alerts' }, 'webhook_url', /https/],
  [
    { rules: { ...DEAD_LETTERS.rules, budget: { is_on: true, threshold: 0 } } },
    'rules.budget.threshold',
    /1/,
  ],
])('invalid settings are refused with a sentence: %o', async (changes, field, message) => {
  const { call } = setup();
  const { status, body } = await call('saveAlerts', { ...DEAD_LETTERS, ...changes });
  expect(status).toBe(422);
  expect(body.fields[field]).toMatch(message);
});
