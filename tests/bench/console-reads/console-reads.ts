import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { createListPlatformActivity } from '#functions/activity/platform/list-platform-activity.ts';
import { createBusinessIntelligenceOperations } from '#functions/business-intelligence/operations.ts';
import { createGetAdminDashboard } from '#functions/dashboard/get-admin-dashboard.ts';
import { openTrialRecords } from '#functions/modules/campaigns/trial-records.ts';
import { openChurnRecords } from '#functions/modules/churn/churn-records.ts';
import { closeDays } from '#functions/modules/figures/close-days.ts';
import { createPlatformSettingsStore } from '#functions/modules/platform-settings/platform-settings-store.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { createDynamoClient, type DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createReceiptsRepository, RECEIPT_LISTS } from '#functions/platform/receipts/receipts-repository.ts';
import { createPlatformAnalyticsOperations } from '#functions/platform-analytics/operations.ts';
import { createPlatformSettingsOperations } from '#functions/platform-settings/operations.ts';
import { createRevenueAnalyticsOperations } from '#functions/revenue-analytics/operations.ts';
import { type Emulators, startEmulators, tableName } from '#infra/local/emulators.ts';
import { FEATURES } from '#shared/contract/events.ts';
import { analyticsPeriod, daysOfPeriod } from '#shared/domain/admin/ai-analytics/analytics-period.ts';
import { AI_FEATURES } from '#shared/domain/ai-features.ts';
import { aProviderConfig } from '#tests/builders/a-provider-config.ts';
import { aClock } from '#tests/builders/clock.ts';
import { interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { type Bench, type Figure, medianTurns, rounded } from './bench-figure.ts';
import { putChurn, riskyRestaurants } from './churn-rows.ts';
import { planUsageOf, subscriptionsOf, trialsOf } from './subscribed-rows.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 31;
const DAYS = 120;
/** Of the streams of one table with four partitions, whose shards last four hours. */
const SHARDS = 24;
const MOST_CALLS = 10;
/** Receipts that fill a page from each of the eight lists. */
const FULL_LISTS = 1_000;
/** DynamoDB takes so many items in one call. */
const BATCH = 25;
const AT_ONCE = 20;
const NOW = '2026-09-30T12:00:00.000Z';

/** Administrators' reads of a platform with 100,000 restaurants' rollups ÷ of one with 100. */
export const consoleReads: Bench = {
  name: 'console-reads',
  measure: async () => {
    const small = await aPlatform(FEW);
    const large = await aPlatform(MANY);
    try {
      const figures: Figure[] = [];
      for (const name of Object.keys(small.reads) as (keyof Reads)[])
        figures.push(await compare(name, { small, large }));
      return figures;
    } finally {
      await small.emulators.stop();
      await large.emulators.stop();
    }
  },
};

type Platform = { emulators: Emulators; reads: Reads; countCalls: () => number };
type Reads = ReturnType<typeof readsOf>;
type Row = Record<string, unknown>;

async function aPlatform(restaurants: number): Promise<Platform> {
  const emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  const client = createDynamoClient();
  await putAll(client, 'figures', figuresOf(restaurants));
  await putAll(client, 'aiUsage', usageOf(restaurants));
  await putAll(client, 'receipts', receiptsOf(restaurants));
  await putAll(client, 'restaurants', riskyRestaurants());
  await putChurn(client, { scored: restaurants, now: NOW });
  await putAll(client, 'subscriptions', subscriptionsOf(restaurants, { days: DAYS, now: NOW }));
  await putAll(client, 'planUsage', planUsageOf(restaurants, NOW));
  const trials = trialsOf(restaurants / 2, NOW);
  await putAll(client, 'platformRecords', trials.places);
  await putAll(client, 'campaigns', trials.campaigns);
  const { figures } = openRepositories(client);
  let ids = 0;
  for (let run = 0; run < 2; run += 1)
    await closeDays({ figures, clock: aClock(NOW), newId: () => `id-${++ids}` });
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  return { emulators, reads: readsOf(client), countCalls: () => calls };
}

/** One day of every restaurant, and all days of the platform and of each feature. */
function figuresOf(restaurants: number): Row[] {
  const counts = {
    count_ai_used: 40,
    sum_ai_used_milliseconds: 30_000,
    sum_ai_used_cost_micros: 9_000,
    sum_ai_used_errors: 1,
    sum_invoice_paid_total_cents: 9_800,
  };
  const row = (scope: string, day: string, shard: number): Row => ({
    scope,
    day_shard: `${day}#Tableside-production-Data-AiUsage/shardId-00000001414576573621-${shard}`,
    last_sequence: '0'.repeat(40),
    ...counts,
  });
  const days = daysOfPeriod(analyticsPeriod(new Date(NOW), DAYS));
  const started = { count_subscription_started: Math.ceil(restaurants / DAYS) };
  const scopes = ['platform', ...FEATURES.map((feature) => `feature#${feature}`)];
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
  return [
    ...scopes.flatMap((scope) => days.flatMap((day) => shards.map((shard) => row(scope, day, shard)))),
    ...days.map((day) => ({ ...row('platform', day, SHARDS), ...started })),
    ...Array.from({ length: restaurants }, (_, at) =>
      row(`restaurant#r${at}`, days.at(-1) ?? '', at % SHARDS),
    ),
  ];
}

/** Today's row of every restaurant; one call of each of the first fifty is in flight. */
function usageOf(restaurants: number): Row[] {
  const until = new Date(Date.parse(NOW) + 30_000).toISOString();
  const past = new Date(Date.parse(NOW) - 30_000).toISOString();
  return Array.from({ length: restaurants }, (_, at) => ({
    restaurant_id: `r${at}`,
    usage_key: `${AI_FEATURES[at % AI_FEATURES.length]}#${NOW.slice(0, 10)}`,
    uses: 1,
    requests: 1,
    active_kind: 'active',
    active_until: at < 50 ? until : past,
    ...(at < 50 ? { 'call#1': until } : {}),
  }));
}

/** What was done last, in all parts of the list: a page is as full on a small platform as on a large one. */
function receiptsOf(restaurants: number): Row[] {
  return Array.from({ length: Math.max(restaurants, FULL_LISTS) }, (_, at) => {
    const moment = new Date(Date.parse(NOW) - at * 1000).toISOString();
    const receipt_key = `${moment}#request-${at}`;
    return {
      restaurant_id: `r${at % restaurants}`,
      receipt_key,
      request_id: `request-${at}`,
      at: moment,
      operation: 'updateContent',
      actor_id: `r${at % restaurants}`,
      target: { id: `site-${at}` },
      after: '{"version":8}',
      expires_at: Math.floor(Date.parse(NOW) / 1000) + 400 * 86_400,
      list_kind: RECEIPT_LISTS[at % RECEIPT_LISTS.length],
      list_key: `${receipt_key}#r${at % restaurants}`,
    };
  });
}

function readsOf(client: DynamoClient) {
  const stores = openRepositories(client);
  const { figures, aiUsage: usage, restaurants } = stores;
  const receipts = createReceiptsRepository({ client, tableName: tableName('receipts') });
  const clock = aClock(NOW);
  const operations = createPlatformAnalyticsOperations({ figures, usage, restaurants, clock });
  const revenue = createRevenueAnalyticsOperations({
    ...stores,
    counters: stores.redemptionCounters,
    trials: openTrialRecords(stores.platformRecords),
    clock,
  });
  const business = createBusinessIntelligenceOperations({
    ...stores,
    names: stores.restaurantNames,
    churn: openChurnRecords(stores.platformRecords),
    emails: { send: async () => undefined },
    ids: { next: () => 'id' },
    clock,
    scoresOnRead: false,
  });
  const settings = createPlatformSettingsOperations({
    ...stores,
    names: stores.restaurantNames,
    settings: createPlatformSettingsStore(stores.platformRecords),
    providers: aProviderConfig(),
    clock,
  });
  const caller: Caller = {
    userId: 'admin',
    role: 'admin',
    isImpersonating: false,
    requestId: 'bench',
    clientIp: '127.0.0.1',
    cookies: new Map(),
    receipt: {},
  };
  const nothing = { params: {}, query: {}, body: {} };
  const month = { time_period: 30 } as const;
  return {
    getBusinessDashboard: () => business.getBusinessDashboard({ ...nothing, query: month }, caller),
    getBusinessReport: () =>
      business.getBusinessReport({ ...nothing, params: { type: 'usage' }, query: month }, caller),
    listPlatformActivity: () =>
      createListPlatformActivity({ ...stores, receipts })({ ...nothing, query: { limit: 40 } }, caller),
    getPlatformSettings: () => settings.getPlatformSettings(nothing, caller),
    getPlatformCosts: () => settings.getPlatformCosts({ ...nothing, query: { month: undefined } }, caller),
    getAdminDashboard: () => createGetAdminDashboard({ figures, clock })(nothing, caller),
    getDashboardSummary: () => operations.getDashboardSummary(nothing, caller),
    getRealTimeMetrics: () => operations.getRealTimeMetrics(nothing, caller),
    getUsageAnalytics: () => operations.getUsageAnalytics({ ...nothing, query: { days: 90 } }, caller),
    getRevenueForecast: () => revenue.getRevenueForecast({ ...nothing, query: { months_ahead: 24 } }, caller),
    getCorrelationAnalysis: () =>
      revenue.getCorrelationAnalysis({ ...nothing, query: { feature_type: 'all', time_period: 90 } }, caller),
    getMeasuredLift: () => revenue.getMeasuredLift(nothing, caller),
    getRestaurantAnalytics: () =>
      operations.getRestaurantAnalytics({ ...nothing, params: { id: 'r0' }, query: { days: 90 } }, caller),
  };
}

async function putAll(client: DynamoClient, table: Parameters<typeof tableName>[0], rows: readonly Row[]) {
  const calls = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH).map((Item) => ({ PutRequest: { Item } })),
  );
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    const sent = calls
      .slice(at, at + AT_ONCE)
      .map((items) => client.send(new BatchWriteCommand({ RequestItems: { [tableName(table)]: items } })));
    await Promise.all(sent);
  }
}

async function compare(
  name: keyof Reads,
  { small, large }: { small: Platform; large: Platform },
): Promise<Figure> {
  const tasks = { small: small.reads[name], large: large.reads[name] };
  await medianTurns(tasks, 5);
  const before = large.countCalls();
  await large.reads[name]();
  // One more finds out who calls.
  const calls = large.countCalls() - before + 1;
  if (calls > MOST_CALLS) throw new Error(`${name} takes ${calls} calls of DynamoDB.`);
  const times = await medianTurns(tasks, ROUNDS);
  return {
    name: `${name} of ${MANY.toLocaleString('en')} restaurants' rollups ÷ of ${FEW}`,
    value: rounded(times.large / times.small),
    limit: 1.3,
    bound: 'at most',
    detail: `${rounded(times.large, 1)} ms ÷ ${rounded(times.small, 1)} ms, median of ${ROUNDS}; ${calls} calls of DynamoDB, ${DAYS} days of ${SHARDS} shards`,
  };
}
