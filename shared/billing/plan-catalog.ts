import type { AiFeature } from '#shared/features/ai-features.ts';

/** Plans from smallest to largest. */
export const PLAN_IDS = ['basic', 'professional', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What plans limit per month (spec, console §3: subscription). */
export const BILLED_FEATURES = ['ai_content', 'sms_campaigns', 'facebook_ads', 'image_enhancement'] as const;
export type BilledFeature = (typeof BILLED_FEATURES)[number];

/**
 * Uses per month: calls for `ai_content` and `image_enhancement`, texts for `sms_campaigns`, launches for
 * `facebook_ads`.
 */
export type PlanLimits = Readonly<Record<BilledFeature, number>>;

/** The unit of each. */
export const LIMIT_UNITS: Readonly<Record<BilledFeature, string>> = {
  ai_content: 'AI writing and grading requests',
  sms_campaigns: 'texts',
  facebook_ads: 'ads',
  image_enhancement: 'enhanced photos',
};

export type Plan = {
  name: string;
  monthlyCents: number;
  /** The prices that Revenue Analytics proposes (spec, console §9). */
  suggestedMonthlyCents: number;
  limits: PlanLimits;
};

/** Prices (spec, console §9) and limits (decision 0045) of plans. */
export const PLAN_CATALOG: Readonly<Record<PlanId, Plan>> = {
  basic: {
    name: 'Basic',
    monthlyCents: 4_900,
    suggestedMonthlyCents: 5_900,
    limits: { ai_content: 200, sms_campaigns: 2_000, facebook_ads: 2, image_enhancement: 50 },
  },
  professional: {
    name: 'Professional',
    monthlyCents: 14_900,
    suggestedMonthlyCents: 16_900,
    limits: { ai_content: 1_000, sms_campaigns: 10_000, facebook_ads: 10, image_enhancement: 300 },
  },
  enterprise: {
    name: 'Enterprise',
    monthlyCents: 39_900,
    suggestedMonthlyCents: 44_900,
    limits: { ai_content: 5_000, sms_campaigns: 50_000, facebook_ads: 50, image_enhancement: 2_000 },
  },
};

/** A trial has the limits of this plan. */
export const TRIAL_PLAN: PlanId = 'professional';
export const TRIAL_DAYS = 14;

/** Discount on the first month after the trial (spec, owner tools §9). */
export const FIRST_MONTH_DISCOUNT_PERCENT = 50;

/** Prices that the public chat quotes (spec, owner tools §9). They aren’t billed: decision 0045. */
export const QUOTED_PLANS = [
  { name: 'Starter', dollarsPerMonth: 97 },
  { name: 'Growth', dollarsPerMonth: 197 },
  { name: 'Pro', dollarsPerMonth: 297 },
] as const;

const BILLED_AS: Readonly<Record<AiFeature, BilledFeature>> = {
  image_enhancement: 'image_enhancement',
  content_generation: 'ai_content',
  marketing_assistant: 'ai_content',
  menu_optimizer: 'ai_content',
  digital_grader: 'ai_content',
};

/** The plan limit that an AI feature counts against. */
export function billedAs(feature: AiFeature): BilledFeature {
  return BILLED_AS[feature];
}

/** The next larger plan; undefined for the largest. */
export function nextPlan(planId: PlanId): PlanId | undefined {
  return PLAN_IDS[PLAN_IDS.indexOf(planId) + 1];
}

/** True if the new plan is larger. */
export function isUpgrade(from: PlanId, to: PlanId): boolean {
  return PLAN_IDS.indexOf(to) > PLAN_IDS.indexOf(from);
}
