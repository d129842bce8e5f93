import { AppError } from '#functions/platform/app-error.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Lookup } from '#functions/platform/aws/dynamo-table.ts';
import { createFindTogether, type FindTogether } from '#functions/platform/aws/find-together.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import {
  openPlatformRules,
  type PlatformRules,
  type RulesConfig,
} from '#functions/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { entitlementOf, type UsagePeriod } from '#shared/billing/entitlement.ts';
import { type BilledFeature, LIMIT_UNITS } from '#shared/billing/plan-catalog.ts';
import { formatUtcMonthDay } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { createPlanUsageRepository, type PlanUsageRepository } from './plan-usage-repository.ts';
import { subscribedTo } from './subscribed-to.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { createSubscriptionsRepository } from './subscriptions-repository.ts';

export type PlanDemand = { restaurantId: string; feature: BilledFeature; amount: number };
/**
 * Uses that were counted, and their period, so that a refund returns there. Without a period: the one that contains
 * `at`.
 */
export type TakenUses = PlanDemand & { at: Date; periodStart: string | undefined };

/** Checks and counts whatever plans limit. */
export type EntitlementCheck = {
  /** Counts uses in the current period. Throws `plan_needed`, `plan_paused`, `plan_used_up`. */
  take: (demand: PlanDemand) => Promise<TakenUses>;
  /** Refunds uses. With an ID, repeating it refunds once. */
  giveBack: (taken: TakenUses, id?: string) => Promise<void>;
  /** Throws what `take` would throw, but counts nothing. */
  check: (demand: PlanDemand) => Promise<void>;
};

export type EntitlementCheckDependencies = {
  findTogether: FindTogether;
  subscriptions: { lookup: (restaurantId: string) => Lookup<SubscriptionRow> };
  restaurants: { lookup: (restaurantId: string) => Lookup<{ created_at: string }> };
  planUsage: Pick<PlanUsageRepository, 'get' | 'reserve' | 'refund'>;
  rules: Pick<PlatformRules, 'planLimits'>;
  clock: Clock;
};

/**
 * Makes two calls to the tables per use: what the restaurant may use, then the count. Plan limits are read once a
 * minute.
 */
export function createEntitlementCheck(dependencies: EntitlementCheckDependencies): EntitlementCheck {
  const { planUsage, clock } = dependencies;
  return {
    take: async (demand) => {
      const { restaurantId, feature, amount } = demand;
      const at = clock.now();
      const { limit, period } = await allowanceOf(dependencies, demand);
      const taken = { ...demand, at, periodStart: period.start };
      if (amount === 0) return taken;
      if (!(await planUsage.reserve({ restaurantId, feature, at, period }, { amount, limit })))
        throw usedUp(feature, limit, period);
      return taken;
    },
    giveBack: async ({ amount, ...use }, id) => {
      if (amount > 0) await planUsage.refund(use, amount, id);
    },
    check: async (demand) => {
      const { restaurantId, feature, amount } = demand;
      const { limit, period } = await allowanceOf(dependencies, demand);
      const used = (await planUsage.get(restaurantId, period))[feature];
      if (used + amount > limit) throw usedUp(feature, limit, period);
    },
  };
}

type Allowance = { limit: number; period: UsagePeriod };

/** Throws `plan_needed`, `plan_paused`. */
async function allowanceOf(
  { findTogether, subscriptions, restaurants, rules, clock }: EntitlementCheckDependencies,
  { restaurantId, feature }: PlanDemand,
): Promise<Allowance> {
  const { subscription, restaurant } = await findTogether<{
    subscription: SubscriptionRow;
    restaurant: { created_at: string };
  }>({
    subscription: subscriptions.lookup(restaurantId),
    restaurant: restaurants.lookup(restaurantId),
  });
  const now = clock.now();
  const entitlement = entitlementOf(subscribedTo(subscription), {
    registeredAt: restaurant?.created_at ?? dayOf(now),
    now,
    plans: await rules.planLimits(),
  });
  const { basis, period, limits } = entitlement;
  if (basis === 'none') throw new AppError('plan_needed');
  if (basis === 'paused') throw new AppError('plan_paused');
  return { limit: limits[feature], period };
}

/** A period without a row begins today. */
function dayOf(now: Date): string {
  return `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
}

function usedUp(feature: BilledFeature, limit: number, { end }: UsagePeriod): AppError {
  const day = formatUtcMonthDay(end);
  const message = `That’s more than the ${formatCount(limit)} ${LIMIT_UNITS[feature]} your plan includes until ${day}. Choose a larger plan to get more.`;
  return new AppError('plan_used_up', { message });
}

/** Environment variables of functions whose work plans limit. */
export type PlanConfig = RulesConfig & {
  SUBSCRIPTIONS_TABLE_NAME: string;
  RESTAURANTS_TABLE_NAME: string;
  PLAN_USAGE_TABLE_NAME: string;
};

/** Opens the check on the tables that the environment names. Pass `rules` if the function has opened them. */
export function openEntitlementCheck(
  config: PlanConfig,
  client: DynamoClient,
  rules: EntitlementCheckDependencies['rules'] = openPlatformRules(config, client),
): EntitlementCheck {
  return createEntitlementCheck({
    findTogether: createFindTogether(client),
    subscriptions: createSubscriptionsRepository({ client, tableName: config.SUBSCRIPTIONS_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    planUsage: createPlanUsageRepository({ client, tableName: config.PLAN_USAGE_TABLE_NAME }),
    rules,
    clock: systemClock,
  });
}
