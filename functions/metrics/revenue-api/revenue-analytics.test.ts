import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { setupRevenue as setup, REVENUE_YEAR as year } from '#tests/builders/revenue-setup.ts';

let emulators: Emulators;
beforeEach(async () => {
  emulators = await openEmulators();
});
afterEach(() => emulators.stop());

test('the forecast continues the completed months in dollars', async () => {
  const { get, paid } = setup();
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
    row('04', null, 150.5),
    row('05', null, 150.5),
    row('06', null, 150.5),
  ]);
  expect(data.current_month).toEqual(row('03', null, 150.5));
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

test('a platform without revenue has a forecast of zero', async () => {
  const { get } = setup();
  const { data } = await get('forecast', { months_ahead: '24' });
  expect(data.forecast_data).toHaveLength(24);
  expect(data.forecast_data[23]).toMatchObject({ predicted_revenue: 0, low: null, confidence: 0 });
  expect(data).toMatchObject({ total_predicted: 0, growth_rate: null, months_of_history: 0 });
  expect((await get('forecast')).data.forecast_data).toHaveLength(6);
});

test.each(['0', '-6', '6.5', '1e5', 'six', '', '25', 'NaN'])(
  'a forecast of "%s" months is rejected with a sentence',
  async (months_ahead) => {
    expect(await setup().get('forecast', { months_ahead })).toMatchObject({
      status: 422,
      fields: { months_ahead: 'Enter a whole number of months from 1 to 24.' },
    });
  },
);

const started = (planId: PlanId, count: number) => ({
  count_subscription_started: count,
  [`split_subscription_started_plan_id_${planId}`]: count,
});
const used = (count: number, micros: number) => ({ count_ai_used: count, sum_ai_used_cost_micros: micros });

test('a feature’s correlation with revenue is by rank, with its sample and certainty', async () => {
  const { get, add, subscribe } = setup();
  await add('platform', `${year}-01-01`, { ...started('basic', 3), ...used(600, 1_500_000) });
  await add('platform', `${year}-02-02`, { ...started('enterprise', 3), count_ad_launched: 2 });
  await add('platform', `${year}-03-01`, { sum_sms_launched_messages: 900, sum_sms_canceled_messages: 400 });
  await add('platform', '2029-12-10', used(7_000, 9_000_000));
  await add('feature#image_enhancement', `${year}-01-01`, used(100, 500_000));
  for (const id of [1, 2, 3]) await subscribe(id, { ai_content: 10 * id, image_enhancement: 7 });
  for (const id of [4, 5, 6])
    await subscribe(id, { planId: 'enterprise', ai_content: 100 * id, image_enhancement: 7 });
  const { status, data } = await get('correlation-analysis');
  expect(status).toBe(200);
  const [content, texts, ads, photos] = data.feature_roi;
  expect(content).toMatchObject({
    feature: 'ai_content',
    usage_count: 500,
    cost: 1,
    revenue_impact: 3 * (399 - 49) * 3,
    roi: 314_900,
    correlation: { r: expect.closeTo(0.878, 3), low: expect.any(Number), high: expect.any(Number), n: 6 },
  });
  expect(texts).toMatchObject({ usage_count: 500, cost: 6.4, roi: null, correlation: null });
  expect(ads).toMatchObject({ usage_count: 2, cost: null, roi: null });
  expect(photos).toMatchObject({ usage_count: 100, cost: 0.5, revenue_impact: null, correlation: null });
  expect(data).toMatchObject({
    customer_segments: [
      { segment: 'Basic', count: 3, avg_revenue: 49, total_revenue: 147, growth: null },
      { segment: 'Professional', count: 0, avg_revenue: 0, total_revenue: 0, growth: null },
      { segment: 'Enterprise', count: 3, avg_revenue: 399, total_revenue: 1_197, growth: null },
    ],
    pricing_optimization: {
      current_plans: [
        { plan: 'Basic', price: 49, subscribers: 3, revenue: 147, suggested_price: 59 },
        { plan: 'Professional', price: 149, subscribers: 0, suggested_price: 169 },
        { plan: 'Enterprise', price: 399, subscribers: 3, suggested_price: 449 },
      ],
      potential_increase: 180,
    },
    sample: { restaurants: 6, of: 6 },
    period: { from: '2029-12-11', to: `${year}-03-10` },
  });
  const one = await get('correlation-analysis', { feature_type: 'facebook_ads', time_period: '30' });
  expect(one.data.feature_roi).toMatchObject([{ feature: 'facebook_ads', usage_count: 0 }]);
});

test('66 of many restaurants represent all, from the older and the newer half', async () => {
  const { get, add, subscribe, calls } = setup();
  const days = ['05', '10', '15', '20'].map((day) => `${year}-01-${day}`);
  for (const [at, startedOn] of days.entries()) {
    await add('platform', startedOn, started('basic', 60));
    const ids = Array.from({ length: 60 }, (_, each) => 60 * at + each);
    await Promise.all(
      ids.map((id) => subscribe(id, { startedOn, planId: at % 2 === 0 ? 'basic' : 'professional' })),
    );
  }
  const before = calls();
  const { data } = await get('correlation-analysis', { time_period: '90' });
  // One more call authorizes the caller.
  expect(calls() - before).toBeLessThanOrEqual(9);
  expect(data.sample).toEqual({ restaurants: 66, of: 240 });
});

test('a platform without subscriptions answers what it has', async () => {
  const { data } = await setup().get('correlation-analysis', { feature_type: 'all' });
  const nothing = { roi: null, usage_count: 0, revenue_impact: null, correlation: null };
  expect(data.feature_roi).toEqual(Array.from({ length: 4 }, () => expect.objectContaining(nothing)));
  expect(data).toMatchObject({
    sample: { restaurants: 0, of: 0 },
    pricing_optimization: { potential_increase: 0 },
  });
});

test.each([
  [{ time_period: '7' }, { time_period: 'Choose 30, 60, or 90 days.' }],
  [{ time_period: 'ninety' }, { time_period: 'Choose 30, 60, or 90 days.' }],
  [{ feature_type: 'menu_optimizer' }, { feature_type: 'Choose a feature, or all features.' }],
])('an analysis of %j is rejected', async (query, fields) => {
  const asked: Record<string, string> = { ...query };
  expect(await setup().get('correlation-analysis', asked)).toMatchObject({ status: 422, fields });
});

test('the forecast takes at most ten table calls', async () => {
  const { get, calls } = setup();
  await get('forecast', { months_ahead: '24' });
  expect(calls()).toBeLessThanOrEqual(9);
});

test('owners are rejected', async () => {
  const { get } = setup('restaurant');
  expect(await get('forecast')).toMatchObject({ status: 403 });
  expect(await get('correlation-analysis')).toMatchObject({ status: 403 });
  expect(await get('measured-lift')).toMatchObject({ status: 403 });
});
