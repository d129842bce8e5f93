import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { revenueAnalyticsRoutes } from '#shared/contract/routes/admin/revenue-analytics-routes.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { anHttpEvent } from '#tests/builders/http-event.ts';
import { interfere } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { createRevenueAnalyticsOperations } from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

/** Each test has a time of its own, long after that of the others. */
let years = 0;

function setup(role: 'admin' | 'restaurant' = 'admin') {
  const year = 2030 + 10 * years++;
  const client = createDynamoClient();
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  const { figures } = openRepositories(client);
  const stores = openRepositories();
  const handler = createDispatcher({
    routes: revenueAnalyticsRoutes,
    operations: createRevenueAnalyticsOperations({ figures, clock: aClock(`${year}-03-10T12:00:00.000Z`) }),
    authenticate: async () => ({ userId: 'someone', role, isImpersonating: false }),
    log: aLog(),
  });
  const get = async (route: string, query: Record<string, string> = {}) => {
    const { statusCode, body } = await handler(anHttpEvent({ routeKey: `GET /api/revenue/${route}`, query }));
    return { status: statusCode, ...JSON.parse(body ?? '') };
  };
  const paid = (day: string, cents: number, shard = 'a') =>
    stores.figures.add(
      { scope: 'platform', day, shard },
      { sum_invoice_paid_total_cents: cents },
      { first: '1', last: '1' },
    );
  return { year, get, paid, calls: () => calls };
}

test('the forecast continues the months that are over, in dollars', async () => {
  const { year, get, paid } = setup();
  await paid(`${year}-01-31`, 14_900);
  await paid(`${year}-01-31`, 50, 'b');
  await paid(`${year}-02-01`, 15_050);
  await paid(`${year}-03-09`, 4_900);
  const { status, data } = await get('forecast', { months_ahead: '3' });
  expect(status).toBe(200);
  const row = (month: string, actual: number | null, predicted: number | null) =>
    expect.objectContaining({
      month: `${year}-${month}`,
      actual_revenue: actual,
      predicted_revenue: predicted,
    });
  expect(data.forecast_data).toEqual([
    row('01', 149.5, null),
    row('02', 150.5, 149.5),
    row('03', null, 150.5),
    row('04', null, 150.5),
    row('05', null, 150.5),
  ]);
  expect(data).toMatchObject({
    total_predicted: 451.5,
    growth_rate: 0.3,
    method: 'naive',
    past_forecasts: 1,
    past_error: 1,
    months_of_history: 2,
    month_to_date: { month: `${year}-03`, revenue: 49 },
    as_of: `${year}-03-10T12:00:00.000Z`,
  });
});

test('a platform without revenue has a forecast as well, of nothing', async () => {
  const { get } = setup();
  const { data } = await get('forecast', { months_ahead: '24' });
  expect(data.forecast_data).toHaveLength(24);
  expect(data.forecast_data[23]).toMatchObject({ predicted_revenue: 0, low: null, confidence: 0 });
  expect(data).toMatchObject({ total_predicted: 0, growth_rate: null, months_of_history: 0 });
  expect((await get('forecast')).data.forecast_data).toHaveLength(6);
});

test.each(['0', '-6', '6.5', '1e5', 'six', '', '25', 'NaN'])(
  'a forecast of "%s" months is refused in a sentence',
  async (months_ahead) => {
    expect(await setup().get('forecast', { months_ahead })).toMatchObject({
      status: 422,
      fields: { months_ahead: 'Choose 1 to 24 months, as a whole number.' },
    });
  },
);

test('no read takes more than ten calls of the tables', async () => {
  const { get, calls } = setup();
  await get('forecast', { months_ahead: '24' });
  // One more finds out who calls.
  expect(calls()).toBeLessThanOrEqual(9);
});

test('owners are refused', async () => {
  expect(await setup('restaurant').get('forecast')).toMatchObject({ status: 403 });
});
