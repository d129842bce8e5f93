import type { PlanUsage } from '#functions/billing/usage-rows-repository.ts';
import { openChurnRecords } from '#functions/console/churn-records.ts';
import * as revenueAnalyticsOperations from '#functions/metrics/revenue-api/operations.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openTrialRecords } from '#functions/sms/trial-records.ts';
import type { BilledFeature, PlanId } from '#shared/billing/plan-catalog.ts';
import { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import type { Counts, FigureScope } from '#shared/metrics/event-figures.ts';
import { aSubscription } from './a-subscription.ts';
import { aClock } from './clock.ts';
import { anHttpEvent } from './http-event.ts';
import { interfere } from './interference.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';

/** The year of the platform's clock. */
export const REVENUE_YEAR = 2030;
const year = REVENUE_YEAR;

/** Revenue analytics on the emulators, on March 10. */
export function setupRevenue(role: 'admin' | 'restaurant' = 'admin') {
  const client = createDynamoClient();
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  const behind = openRepositories(client);
  const clock = aClock(`${year}-03-10T12:00:00.000Z`);
  const stores = openRepositories();
  const handler = createDispatcher({
    routes: revenueAnalyticsRoutes,
    operations: openOperations(revenueAnalyticsOperations, {
      ...behind,
      counters: behind.redemptionCounters,
      trials: openTrialRecords(behind.platformRecords),
      churn: openChurnRecords(behind.platformRecords),
      clock,
    }),
    authenticate: async () => ({ userId: 'someone', role, isImpersonating: false }),
    log: aLog(),
  });
  const get = async (route: string, query: Record<string, string> = {}) => {
    const { statusCode, body } = await handler(anHttpEvent({ routeKey: `GET /api/revenue/${route}`, query }));
    return { status: statusCode, ...JSON.parse(body ?? '') };
  };
  const add = (scope: FigureScope, day: string, counts: Counts, shard = 'a') =>
    stores.figures.add({ scope, day, shard }, counts, { first: '1', last: '1' });
  const paid = (day: string, cents: number, shard?: string) =>
    add('platform', day, { sum_invoice_paid_total_cents: cents }, shard);
  /** Adds an active subscription with its uses in a month. */
  const subscribe = async (
    id: number,
    { planId = 'basic', ...used }: { planId?: PlanId; startedOn?: string } & Partial<PlanUsage> = {},
  ) => {
    const { startedOn = `${year}-01-01`, ...features } = used;
    const listed_at = `${startedOn}T${String(10 + (id % 10))}:00:00.000Z`;
    await stores.subscriptions.save(aSubscription({ restaurant_id: `r${id}`, plan_id: planId, listed_at }));
    for (const [feature, amount] of Object.entries(features) as [BilledFeature, number][]) {
      const at = new Date(`${year}-02-03`);
      const period = { start: at.toISOString(), end: `${year}-03-03T00:00:00.000Z`, isCarried: false };
      const use = { restaurantId: `r${id}`, feature, at, period };
      await stores.planUsage.reserve(use, { amount, limit: amount });
    }
  };
  return { stores, clock, get, add, paid, subscribe, calls: () => calls };
}
