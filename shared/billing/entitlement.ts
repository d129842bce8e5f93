import type { BillingPeriod } from './billing-period.ts';
import { type PeriodUpgrade, periodLimits } from './period-limits.ts';
import { type PlanId, type PlanLimits, TRIAL_DAYS, TRIAL_PLAN } from './plan-catalog.ts';
import type { LimitsOfPlans } from './plan-limits.ts';
import { hasPlanAccess, type SubscriptionState } from './subscription-state.ts';

const DAY_MS = 86_400_000;

/** The period in which uses are counted: a month of the subscription, or the trial. */
export type UsagePeriod = BillingPeriod & {
  /** The period began while uses were counted by calendar month; its counts continue. */
  isCarried: boolean;
};

/** What a restaurant may use in which period, and why. */
export type Entitlement =
  | { basis: 'trial' | 'plan' | 'past_due' | 'paused'; period: UsagePeriod; limits: PlanLimits }
  | { basis: 'none'; period: undefined; limits: PlanLimits };

export type Subscribed = {
  planId: PlanId;
  status: 'active' | 'past_due' | 'paused';
  period: UsagePeriod;
  /** The plan changes of this period, in order. */
  upgrades: readonly PeriodUpgrade[];
};

const NOTHING: PlanLimits = { ai_content: 0, sms_campaigns: 0, facebook_ads: 0, image_enhancement: 0 };

/** When the trial of a restaurant ends. */
export function trialEnd(registeredAt: string): string {
  return new Date(Date.parse(registeredAt) + TRIAL_DAYS * DAY_MS).toISOString();
}

/** The limits of a subscription’s month: those of its plan, or none while it is paused or after it has ended. */
export function grantedLimits(
  { planId, status, upgrades }: Pick<Subscribed, 'planId' | 'upgrades'> & { status: SubscriptionState },
  plans: LimitsOfPlans,
): PlanLimits {
  return hasPlanAccess(status) ? periodLimits(planId, upgrades, plans) : NOTHING;
}

/**
 * A subscription’s plan, including in the grace period after a failed payment; otherwise the trial; otherwise nothing.
 * Websites always stay online.
 */
export function entitlementOf(
  subscription: Subscribed | undefined,
  { registeredAt, now, plans }: { registeredAt: string; now: Date; plans: LimitsOfPlans },
): Entitlement {
  if (subscription !== undefined) {
    const { status, period } = subscription;
    const limits = grantedLimits(subscription, plans);
    return { basis: status === 'active' ? 'plan' : status, period, limits };
  }
  const end = trialEnd(registeredAt);
  if (now.toISOString() >= end) return { basis: 'none', period: undefined, limits: NOTHING };
  const period = { start: registeredAt, end, isCarried: true };
  return { basis: 'trial', period, limits: plans[TRIAL_PLAN] };
}
