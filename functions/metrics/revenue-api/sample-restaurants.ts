import type { SubscriptionPage } from '#functions/billing/subscriptions-repository.ts';
import { NO_USAGE, type PlanUsage } from '#functions/billing/usage-rows-repository.ts';
import { BILLED_FEATURES, PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import type { Counts } from '#shared/metrics/event-figures.ts';
import type { RevenueAnalyticsDependencies } from './dependencies.ts';

type Dependencies = Pick<
  RevenueAnalyticsDependencies,
  'subscriptions' | 'planUsage' | 'findTogether' | 'clock'
>;
type Day = { day: string; counts: Counts };

/** A subscribed restaurant’s usage over some months, and its list price per month. */
export type SampledRestaurant = { usage: PlanUsage; monthlyCents: number };

/** Up to this many restaurants, all are read; beyond it, as many. One call reads three months of 33 restaurants. */
export const MOST_SAMPLED = 66;
const MOST_TOGETHER = 99;
/** Where the groups of a sample start in the order of subscriptions: the middle of the older and of the newer half. */
const PLACES = [0.25, 0.75];
/** Sorts after every ID. */
const LAST = '\uffff';

/**
 * Samples all subscribed restaurants or, of more than 66, two groups of 33 that subscribed one after another. The
 * sample depends only on daily counters, so the same question gets the same answer.
 */
export async function sampleRestaurants(
  dependencies: Dependencies,
  { days, active, months }: { days: readonly Day[]; active: number; months: number },
): Promise<SampledRestaurant[]> {
  const { subscriptions, clock } = dependencies;
  const pages = await Promise.all(
    active <= MOST_SAMPLED
      ? [subscriptions.listEventually({ limit: MOST_SAMPLED })]
      : PLACES.map((place) =>
          subscriptions.listEventually({
            limit: MOST_SAMPLED / PLACES.length,
            startAfter: startOf(days, place),
          }),
        ),
  );
  const rows = new Map(pages.flatMap(rowsOf).map((row) => [row.restaurant_id, row]));
  const uses = [...rows.keys()].flatMap((id) => lastMonths(clock.now(), months).map((at) => ({ id, at })));
  const usages = Map.groupBy(await readUsages(dependencies, uses), ({ id }) => id);
  return [...rows.values()].map(({ restaurant_id, plan_id }) => ({
    usage: addUsage((usages.get(restaurant_id) ?? []).map(({ usage }) => usage)),
    monthlyCents: PLAN_CATALOG[plan_id].monthlyCents,
  }));
}

function rowsOf({ subscriptions }: SubscriptionPage) {
  return subscriptions;
}

type Use = { id: string; at: Date };

async function readUsages(
  { planUsage, findTogether }: Dependencies,
  uses: readonly Use[],
): Promise<{ id: string; usage: PlanUsage }[]> {
  const parts = Array.from({ length: Math.ceil(uses.length / MOST_TOGETHER) }, (_, part) =>
    uses.slice(part * MOST_TOGETHER, (part + 1) * MOST_TOGETHER),
  );
  const read = parts.map(async (part) => {
    const lookups = part.map(({ id, at }, index) => [String(index), planUsage.lookupMonth(id, at)] as const);
    const found = await findTogether<Record<string, PlanUsage>>(Object.fromEntries(lookups));
    return part.map(({ id }, index) => ({ id, usage: found[index] ?? NO_USAGE }));
  });
  return (await Promise.all(read)).flat();
}

/** The end of the day by which this share of all subscriptions had begun. The list goes back from there. */
function startOf(days: readonly Day[], share: number): Record<string, string> {
  const began = days.map(({ day, counts }) => ({ day, count: counts.count_subscription_started ?? 0 }));
  const wanted = share * began.reduce((sum, { count }) => sum + count, 0);
  let sum = 0;
  const reached = began.find(({ count }) => {
    sum += count;
    return sum >= wanted;
  });
  const listed_at = `${reached?.day ?? '9999-12-31'}T23:59:59.999Z`;
  return { list_kind: 'subscription', listed_at, restaurant_id: LAST };
}

/** One moment in each of the last months, including the current one. */
function lastMonths(now: Date, count: number): Date[] {
  return Array.from(
    { length: count },
    (_, back) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)),
  );
}

function addUsage(usages: readonly PlanUsage[]): PlanUsage {
  return Object.fromEntries(
    BILLED_FEATURES.map((feature) => [feature, usages.reduce((sum, usage) => sum + usage[feature], 0)]),
  ) as PlanUsage;
}
