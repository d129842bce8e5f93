import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { CustomerStatus } from './customer-status.ts';

/** Restaurants that signed up in a month: how many ever subscribed, how many pay now, and how much. */
export type Cohort = {
  signed_up: number;
  /** Their trial has ended, or they subscribed earlier. */
  decided: number;
  subscribed: number;
  paying: number;
  monthly_cents: number;
};
/** By month of sign-up: `2026-11` (UTC). */
export type Cohorts = Readonly<Record<string, Cohort>>;

type Member = {
  signedUpAt: string;
  customer: { status: CustomerStatus; plan_id?: PlanId | undefined; monthly_cents: number };
};

const NONE: Cohort = { signed_up: 0, decided: 0, subscribed: 0, paying: 0, monthly_cents: 0 };

/** Adds restaurants to their cohorts. */
export function addToCohorts(cohorts: Cohorts, members: readonly Member[]): Cohorts {
  const sums: Record<string, Cohort> = { ...cohorts };
  for (const { signedUpAt, customer } of members) {
    const month = signedUpAt.slice(0, 7);
    const isPaying = customer.plan_id !== undefined;
    const isSubscribed = isPaying || customer.status === 'canceled';
    const { signed_up, decided, subscribed, paying, monthly_cents } = sums[month] ?? NONE;
    sums[month] = {
      signed_up: signed_up + 1,
      decided: decided + (isSubscribed || customer.status === 'trial_ended' ? 1 : 0),
      subscribed: subscribed + (isSubscribed ? 1 : 0),
      paying: paying + (isPaying ? 1 : 0),
      monthly_cents: monthly_cents + customer.monthly_cents,
    };
  }
  return sums;
}

/** The share of decided restaurants that subscribed. Null without any. */
export function trialConversion(
  cohorts: Cohorts,
): { percent: number; subscribed: number; of: number } | null {
  const all = Object.values(cohorts);
  const of = all.reduce((sum, { decided }) => sum + decided, 0);
  const subscribed = all.reduce((sum, cohort) => sum + cohort.subscribed, 0);
  return of === 0 ? null : { percent: Math.round((1000 * subscribed) / of) / 10, subscribed, of };
}
