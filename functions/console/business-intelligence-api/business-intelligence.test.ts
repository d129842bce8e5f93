import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import { scoreAllCustomers } from '#functions/console/score-all-customers.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import type { Counts, FigureScope } from '#shared/metrics/event-figures.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { anAuditLog } from '#tests/builders/audit-log.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as businessIntelligenceOperations from './operations.ts';

const NOW = '2026-09-30T12:00:00.000Z';
const SIGNED_UP = '2026-05-02T12:00:00.000Z';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  await aRestaurant('busy', 'Busy Bistro');
  await aRestaurant('silent', 'Osteria Lupo');
  await aRestaurant('gone', 'Gone Grill');
  const paid = (plan: string, cents: number): Counts => ({
    count_subscription_started: 1,
    [`split_subscription_started_plan_id_${plan}`]: 1,
    count_invoice_paid: 1,
    sum_invoice_paid_total_cents: cents,
  });
  await count('platform', '2026-05-02', { count_signed_up: 3, count_setup_completed: 2 });
  await count('platform', '2026-08-10', paid('basic', 4_900));
  await count('platform', '2026-09-03', paid('enterprise', 39_900));
  await count('platform', '2026-09-29', { count_ai_used: 10, sum_ai_used_errors: 1 });
  await count('feature#digital_grader', '2026-09-29', { count_ai_used: 10, sum_ai_used_milliseconds: 5_000 });
  await count('restaurant#busy', '2026-09-29', { count_ai_used: 10, count_sms_launched: 1 });
  await score(NOW);
  const { restaurants } = openRepositories();
  await restaurants.markDeleted(await restaurants.get('gone'), { at: new Date(NOW), deletionId: undefined });
});
afterAll(() => emulators.stop());

async function aRestaurant(restaurant_id: string, name: string): Promise<void> {
  const { restaurants, restaurantNames, subscriptions, users } = openRepositories();
  const email = `${restaurant_id}@example.com`;
  const user = { user_id: restaurant_id, email, role: 'restaurant' as const, created_at: SIGNED_UP };
  await users.create({ ...user, email_verified: true, token_version: 0 });
  await restaurantNames.add(restaurant_id, { name });
  await restaurants.create({ restaurant_id, name, owner_email: email, created_at: SIGNED_UP });
  await subscriptions.save(aSubscription({ restaurant_id }));
}

async function count(scope: FigureScope, day: string, counts: Counts): Promise<void> {
  await openRepositories().figures.add({ scope, day, shard: 'one' }, counts, { first: '1', last: '2' });
}

const score = (at: string) => {
  const stores = openRepositories();
  const churn = openChurnRecords(stores.platformRecords);
  const dependencies = {
    ...stores,
    names: stores.restaurantNames,
    churn,
    clock: aClock(at),
    refresh: async () => [],
  };
  return scoreAllCustomers(dependencies, { worksForMs: 60_000 });
};

function setup({ role = 'admin' }: { role?: 'admin' | 'restaurant' } = {}) {
  const client = createDynamoClient();
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  const stores = openRepositories(client);
  const clock = aClock(NOW);
  const mails: EmailMessage[] = [];
  const auditRecords = anAuditLog();
  const handler = createDispatcher({
    routes: businessIntelligenceRoutes,
    operations: openOperations(businessIntelligenceOperations, {
      ...stores,
      churn: openChurnRecords(stores.platformRecords),
      emails: { send: async (mail) => void mails.push(mail) },
      clock,
      ids: createIdSource(clock),
    }),
    authenticate: async () => ({ userId: 'admin-1', role, isImpersonating: false }),
    auditRecords,
    log: aLog(),
  });
  const call = async (routeKey: string, parts: Omit<Parameters<typeof anHttpEvent>[0], 'routeKey'> = {}) => {
    const event = anHttpEvent({ ...parts, routeKey, headers: { authorization: 'Bearer one' } });
    const { statusCode, body } = await handler(event);
    return { status: statusCode, body: JSON.parse(body ?? '') };
  };
  return {
    dashboard: (query: Record<string, string> = {}) =>
      call('GET /api/business-intelligence/dashboard', { query }),
    report: (type: string) => call('GET /api/business-intelligence/reports/{type}', { params: { type } }),
    contact: (id: string, json: object) =>
      call('POST /api/business-intelligence/restaurants/{id}/contact', { params: { id }, json }),
    countCalls: () => calls,
    mails,
    auditRecords,
  };
}

describe('the dashboard', () => {
  test('shows the rollups in the shape of the specification, with a few calls', async () => {
    const { dashboard, countCalls } = setup();
    const { status, body } = await dashboard();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      period: { from: '2026-09-01', to: '2026-09-30' },
      key_metrics: { total_revenue: 399, active_customers: 2, churn_risk_customers: 2, growth_rate: 714.3 },
      platform_performance: {
        revenue_summary: {
          total_revenue: 399,
          monthly_growth: 814.3,
          monthly_recurring_revenue: 448,
          average_revenue_per_customer: 224,
        },
        customer_summary: {
          active_customers: 2,
          new_customers_this_month: 1,
          customer_retention_rate: 100,
        },
      },
      customer_segments: [
        { segment: 'Basic', count: 1, monthly_revenue: 49 },
        { segment: 'Professional', count: 0 },
        { segment: 'Enterprise', count: 1, monthly_revenue: 399 },
        { segment: 'No plan', count: 1 },
      ],
      at_risk_customers: { total_at_risk: 2, immediate_action_required: 2, total_scored: 3, as_of: NOW },
      generated_at: NOW,
    });
    const { forecast_data: forecast } = body.data.revenue_forecast;
    expect(forecast.map(({ month }: { month: string }) => month)).toEqual([
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ]);
    expect(countCalls()).toBeLessThanOrEqual(5);
  });

  test('lists existing customers with their reasons', async () => {
    const { customers } = (await setup().dashboard()).body.data.at_risk_customers;
    expect(customers).toMatchObject([
      {
        restaurant_id: 'silent',
        name: 'Osteria Lupo',
        risk_score: 75,
        plan_id: 'basic',
        monthly_revenue: 49,
        reason: 'No activity in the last 90 days. No published website 151 days after signing up.',
      },
    ]);
  });

  test.each([
    ['90', { total_revenue: 448, growth_rate: null }],
    ['90d', { total_revenue: 448, growth_rate: null }],
    ['30d', { total_revenue: 399 }],
    ['7', { total_revenue: 0, growth_rate: null }],
  ])('of the last %s days', async (time_period, key_metrics) => {
    expect((await setup().dashboard({ time_period })).body.data).toMatchObject({ key_metrics });
  });

  test.each(['0', '31', 'd', '30days', '-30', '30d#'])('rejects a period of %s', async (time_period) => {
    expect(await setup().dashboard({ time_period })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
  });

  test('rejects owners', async () => {
    const { dashboard, report, contact } = setup({ role: 'restaurant' });
    const letter = { subject: 'Hello', text: 'Hello' };
    for (const answer of [await dashboard(), await report('executive'), await contact('silent', letter)])
      expect(answer.status).toBe(403);
  });

  test('shows the last complete pass until the next one completes', async () => {
    const { dashboard } = setup();
    const riskNow = async () => (await dashboard()).body.data.at_risk_customers;
    const before = await riskNow();
    await count('restaurant#silent', '2026-09-30', { count_site_published: 1 });
    expect(await riskNow()).toEqual(before);
    await score('2026-09-30T12:00:00.001Z');
    expect(await riskNow()).toMatchObject({ total_at_risk: 0, customers: [] });
  });
});

describe('reports', () => {
  test.each(['executive', 'revenue', 'usage', 'health'])(
    '%s has metrics, tables, and sentences',
    async (type) => {
      const { report, countCalls } = setup();
      const { status, body } = await report(type);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        report_type: type,
        generated_at: NOW,
        period: { from: '2026-09-01', to: '2026-09-30' },
      });
      expect(body.data.key_figures.length).toBeGreaterThan(0);
      expect(body.data.tables.length).toBeGreaterThan(0);
      expect(countCalls()).toBeLessThan(10);
    },
  );

  test.each([
    '../executive',
    '..%2Fexecutive',
    '%2e%2e/executive',
    'executive.json',
    '/etc/passwd',
    'EXECUTIVE',
    ' ',
    '__proto__',
  ])('an unknown report %j isn’t found', async (type) => {
    const { status, body } = await setup().report(type);
    expect({ status, code: body.code, data: body.data }).toEqual({ status: 404, code: 'not_found' });
  });
});

describe('an email to an owner', () => {
  const letter = { subject: ' How is Osteria Lupo doing? ', text: 'Hello,\n\nhow are you?\n' };

  test('is sent to the owner’s address, with an audit record for the restaurant', async () => {
    const { contact, mails, auditRecords } = setup();
    expect(await contact('silent', letter)).toMatchObject({
      status: 202,
      body: { message: 'We sent your email to silent@example.com.' },
    });
    const sent = { subject: 'How is Osteria Lupo doing?', text: 'Hello,\n\nhow are you?' };
    expect(mails).toMatchObject([{ kind: 'letter', user_id: 'silent', letter: sent }]);
    expect(auditRecords.kept).toMatchObject([
      {
        operation: 'contactRestaurant',
        actor_id: 'admin-1',
        restaurant_id: 'silent',
        after: JSON.stringify({ subject: 'How is Osteria Lupo doing?' }),
      },
    ]);
  });

  test.each([
    [{ subject: '', text: 'Hello' }, 'Enter a subject.'],
    [{ subject: 'Two\nlines', text: 'Hello' }, 'Keep the subject on one line.'],
    [{ subject: 'Hello', text: ' ' }, 'Enter a message.'],
    [{ subject: 'Hello', text: 'x'.repeat(4_001) }, 'Use at most 4,000 characters.'],
  ])('%j is rejected', async (json, message) => {
    const { contact, mails } = setup();
    const { status, body } = await contact('silent', json);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
    expect(mails).toEqual([]);
  });

  test('isn’t sent to deleted or unknown owners', async () => {
    const { contact, mails } = setup();
    expect((await contact('gone', letter)).status).toBe(404);
    expect((await contact('nobody', letter)).status).toBe(404);
    expect(mails).toEqual([]);
  });
});
