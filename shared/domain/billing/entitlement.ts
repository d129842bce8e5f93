import { type PlanId, type PlanLimits, TRIAL_DAYS, TRIAL_PLAN } from './plan-catalogue.ts';
import type { LimitsOfPlans } from './plan-limits.ts';

const DAY_MS = 86_400_000;

/** What a restaurant may use this month, and why. `canSend`: texts and ads go out. */
export type Entitlement = {
  basis: 'trial' | 'plan' | 'past_due' | 'none';
  planId: PlanId | undefined;
  limits: PlanLimits;
  canSend: boolean;
};

type Subscribed = { plan_id: PlanId; status: 'active' | 'past_due' };

const NOTHING: PlanLimits = { ai_content: 0, sms_campaigns: 0, facebook_ads: 0, image_enhancement: 0 };

/** When the trial of a restaurant that registered then ends. */
export function trialEnd(registeredAt: string): string {
  return new Date(Date.parse(registeredAt) + TRIAL_DAYS * DAY_MS).toISOString();
}

/**
 * A subscription's plan; without one the trial, then nothing: websites stay, what costs money waits for a plan. Past
 * due keeps what the plan has but sends nothing more.
 */
export function entitlementOf(
  subscription: Subscribed | undefined,
  { registeredAt, now, plans }: { registeredAt: string; now: Date; plans: LimitsOfPlans },
): Entitlement {
  if (subscription !== undefined) {
    const { plan_id: planId, status } = subscription;
    const limits = plans[planId];
    return status === 'active'
      ? { basis: 'plan', planId, limits, canSend: true }
      : { basis: 'past_due', planId, limits, canSend: false };
  }
  const isTrial = now.toISOString() < trialEnd(registeredAt);
  return isTrial
    ? { basis: 'trial', planId: undefined, limits: plans[TRIAL_PLAN], canSend: true }
    : { basis: 'none', planId: undefined, limits: NOTHING, canSend: false };
}
