import type { Meter, MeteredUse } from '#functions/ai/meter.ts';
import { createEntitlementCheck, type EntitlementCheck } from '#functions/billing/plan-entitlements.ts';
import { createMeter } from '#functions/features/create-meter.ts';
import { createModelHealthBook } from '#functions/features/model-health.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { PlatformRules } from '#functions/platform-settings/platform-rules.ts';
import { createSpendingRules, type SpendingRules } from '#functions/platform-settings/spending-rules.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { platformRules } from './platform-rules.ts';
import type { openRepositories } from './repositories.ts';

type PlanStores = Pick<
  ReturnType<typeof openRepositories>,
  'findTogether' | 'subscriptions' | 'restaurants' | 'planUsage' | 'platformRecords'
>;

/** Allows every use, and records the uses and the ids of those given back. */
export function anOpenMeter(): Meter & { uses: MeteredUse[]; givenBack: string[] } {
  const uses: MeteredUse[] = [];
  const givenBack: string[] = [];
  return {
    uses,
    givenBack,
    giveBack: async (_use, { id }) => void givenBack.push(id),
    measure: async (use, call) => {
      uses.push(use);
      return (await call()).result;
    },
    check: async () => undefined,
    reserve: async () => async () => undefined,
  };
}

/** The real entitlement check, on the tables of the emulators. */
export function anEntitlementCheck(
  { findTogether, subscriptions, restaurants, planUsage, platformRecords }: PlanStores,
  clock: Clock,
  rules: Pick<PlatformRules, 'planLimits'> = platformRules({ platformRecords }, clock),
): EntitlementCheck {
  return createEntitlementCheck({ findTogether, subscriptions, restaurants, planUsage, rules, clock });
}

type RuleStores = Pick<
  ReturnType<typeof openRepositories>,
  'budgetReservations' | 'platformRecords' | 'figures'
>;

/** The limits and budgets that administrators set, on the tables of the emulators. */
export function spendingRules(
  { budgetReservations: reservations, platformRecords: records, figures }: RuleStores,
  clock: Clock,
): SpendingRules {
  return createSpendingRules({ records, reservations, figures, clock });
}

/** The real meter, on the tables of the emulators. */
export function aMeter(
  stores: PlanStores & RuleStores & Pick<ReturnType<typeof openRepositories>, 'toggles' | 'aiUsage'>,
  clock: Clock,
  isPriced: (feature: AiFeature) => boolean = () => false,
): Meter {
  const { toggles, aiUsage: usage } = stores;
  const rules = spendingRules(stores, clock);
  return createMeter({
    toggles,
    usage,
    plans: anEntitlementCheck(stores, clock, rules),
    rules,
    isPriced,
    health: createModelHealthBook({ records: stores.platformRecords, clock }),
    clock,
    newId: createIdSource(clock).next,
  });
}
