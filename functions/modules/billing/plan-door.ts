import * as z from 'zod/mini';
import {
  openPlatformRules,
  type PlatformRules,
  rulesVariables,
} from '#functions/modules/platform-settings/platform-rules.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Lookup } from '#functions/platform/aws/dynamo-table.ts';
import { createFindTogether, type FindTogether } from '#functions/platform/aws/find-together.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { type Entitlement, entitlementOf } from '#shared/domain/billing/entitlement.ts';
import { type BilledFeature, LIMIT_UNITS } from '#shared/domain/billing/plan-catalogue.ts';
import { createPlanUsageRepository, type PlanUsageRepository } from './plan-usage-repository.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { runs } from './subscription-steps.ts';
import { createSubscriptionsRepository } from './subscriptions-repository.ts';

export type PlanDemand = { restaurantId: string; feature: BilledFeature; amount: number };

/** Stands in front of everything that plans limit. */
export type PlanDoor = {
  /** Counts uses of this month. Throws `plan_needed`, `plan_used_up`. */
  take: (demand: PlanDemand) => Promise<void>;
  giveBack: (demand: PlanDemand) => Promise<void>;
  /** Throws as `take` would, and counts nothing. */
  check: (demand: PlanDemand) => Promise<void>;
};

export type PlanDoorDependencies = {
  findTogether: FindTogether;
  subscriptions: { lookup: (restaurantId: string) => Lookup<SubscriptionRow> };
  restaurants: { lookup: (restaurantId: string) => Lookup<{ created_at: string }> };
  planUsage: Pick<PlanUsageRepository, 'get' | 'reserve' | 'refund'>;
  rules: Pick<PlatformRules, 'planLimits'>;
  clock: Clock;
};

/** Two calls to the tables for what is taken: what the restaurant may use, then the count. Limits of plans are read once a minute. */
export function createPlanDoor(dependencies: PlanDoorDependencies): PlanDoor {
  const { planUsage, clock } = dependencies;
  return {
    take: async ({ restaurantId, feature, amount }) => {
      const at = clock.now();
      const limit = await limitOf(dependencies, { restaurantId, feature });
      if (amount === 0) return;
      if (!(await planUsage.reserve({ restaurantId, feature, at }, { amount, limit })))
        throw usedUp(feature, limit, at);
    },
    giveBack: async ({ restaurantId, feature, amount }) => {
      if (amount > 0) await planUsage.refund({ restaurantId, feature, at: clock.now() }, amount);
    },
    check: async ({ restaurantId, feature, amount }) => {
      const at = clock.now();
      const limit = await limitOf(dependencies, { restaurantId, feature });
      const used = (await planUsage.get(restaurantId, at))[feature];
      if (used + amount > limit) throw usedUp(feature, limit, at);
    },
  };
}

/** Throws `plan_needed`. */
async function limitOf(
  { findTogether, subscriptions, restaurants, rules, clock }: PlanDoorDependencies,
  { restaurantId, feature }: Pick<PlanDemand, 'restaurantId' | 'feature'>,
): Promise<number> {
  const { subscription, restaurant } = await findTogether<{
    subscription: SubscriptionRow;
    restaurant: { created_at: string };
  }>({
    subscription: subscriptions.lookup(restaurantId),
    restaurant: restaurants.lookup(restaurantId),
  });
  const now = clock.now();
  const running =
    subscription !== undefined && runs(subscription)
      ? { plan_id: subscription.plan_id, status: subscription.state }
      : undefined;
  const entitlement = entitlementOf(running, {
    registeredAt: restaurant?.created_at ?? now.toISOString(),
    now,
    plans: await rules.planLimits(),
  });
  refuseUnentitled(entitlement, feature);
  return entitlement.limits[feature];
}

const SENDING: readonly BilledFeature[] = ['sms_campaigns', 'facebook_ads'];
const UNPAID = 'A payment for your plan is overdue: texts and ads wait until it is paid. See Billing.';

function refuseUnentitled({ basis, canSend }: Entitlement, feature: BilledFeature): void {
  if (basis === 'none') throw new AppError('plan_needed');
  if (!canSend && SENDING.includes(feature)) throw new AppError('plan_needed', { message: UNPAID });
}

function usedUp(feature: BilledFeature, limit: number, at: Date): AppError {
  const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  const day = next.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
  const message = `That is more than the ${limit.toLocaleString('en-US')} ${LIMIT_UNITS[feature]} which your plan has a month. They begin again on ${day}; a larger plan has more.`;
  return new AppError('plan_used_up', { message });
}

/** The variables of a function whose work plans limit. */
export const planVariables = {
  SUBSCRIPTIONS_TABLE_NAME: z.string().check(z.minLength(1)),
  RESTAURANTS_TABLE_NAME: z.string().check(z.minLength(1)),
  PLAN_USAGE_TABLE_NAME: z.string().check(z.minLength(1)),
  ...rulesVariables,
};

type Config = z.output<z.ZodMiniObject<typeof planVariables>>;

/** The door on the tables that a function's environment names. `rules`: where the function goes by them already. */
export function openPlanDoor(
  config: Config,
  client: DynamoClient,
  rules: PlanDoorDependencies['rules'] = openPlatformRules(config, client),
): PlanDoor {
  return createPlanDoor({
    findTogether: createFindTogether(client),
    subscriptions: createSubscriptionsRepository({ client, tableName: config.SUBSCRIPTIONS_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    planUsage: createPlanUsageRepository({ client, tableName: config.PLAN_USAGE_TABLE_NAME }),
    rules,
    clock: systemClock,
  });
}
