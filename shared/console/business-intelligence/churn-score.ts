import { formatCount, formatCounted } from '#shared/format/numbers.ts';
import { BEHAVIOR_DAYS, daysBetween, PERIOD_DAYS, type RestaurantBehavior } from './restaurant-behavior.ts';

/** A restaurant at risk. From `IMMEDIATE_SCORE` on, someone should contact it now. */
export const AT_RISK_SCORE = 40;
export const IMMEDIATE_SCORE = 70;
const HIGHEST_SCORE = 100;

/** A reason to expect churn, with its points and every number in its sentence. */
export type RiskReason = {
  kind: (typeof RISK_KINDS)[number];
  points: number;
  text: string;
  figures: Readonly<Record<string, number>>;
};
export type ChurnScore = { score: number; reasons: RiskReason[] };

export const RISK_KINDS = [
  'canceled',
  'past_due',
  'trial_ending',
  'silent',
  'use_fell',
  'ai_use_fell',
  'no_campaigns',
  'no_changes',
  'no_website',
  'ai_failures',
  'failed_generations',
  'rejected_content',
] as const;

type Rule = (behavior: RestaurantBehavior) => Omit<RiskReason, 'kind'> | undefined;

/** New restaurants get no points for inactivity. */
const NEW_DAYS = 14;
const TRIAL_WARNING_DAYS = 5;
/** Fewer uses than this are no trend. */
const FEWEST_ACTIONS = 10;
const FEWEST_AI_USES = 5;
const TWO_PERIODS = 2 * PERIOD_DAYS;

/** Decision 0047: each behavior has fixed points, so that every score can be explained. */
const RULES: Readonly<Record<RiskReason['kind'], Rule>> = {
  canceled: ({ standing, asOf }) => {
    if (standing.basis !== 'plan' || standing.endsAt === undefined) return undefined;
    const days = daysBetween(asOf, standing.endsAt);
    return {
      points: 70,
      text: `The plan is canceled and ends in ${formatCounted(days, 'day')}.`,
      figures: { days },
    };
  },
  past_due: ({ standing, asOf }) => {
    if (standing.basis !== 'past_due') return undefined;
    const days = daysBetween(standing.since, asOf);
    const text = `The last payment is ${formatCounted(days, 'day')} past due.`;
    return { points: Math.min(50, 40 + days), text, figures: { days } };
  },
  trial_ending: ({ standing, asOf }) => {
    if (standing.basis !== 'trial') return undefined;
    const days = daysBetween(asOf, standing.endsAt);
    if (days > TRIAL_WARNING_DAYS) return undefined;
    const text = `The trial ends in ${formatCounted(days, 'day')}, and the owner hasn’t chosen a plan.`;
    return { points: 25, text, figures: { days } };
  },
  silent: ({ daysSinceAction: days, daysSinceSignUp }) => {
    if (daysSinceSignUp < NEW_DAYS) return undefined;
    if (days === undefined) {
      const figures = { days: BEHAVIOR_DAYS };
      return { points: 45, text: `No activity in the last ${BEHAVIOR_DAYS} days.`, figures };
    }
    if (days < 14) return undefined;
    const points = days >= 60 ? 40 : days >= 30 ? 30 : 15;
    return { points, text: `No activity for ${formatCounted(days, 'day')}.`, figures: { days } };
  },
  use_fell: ({ lately, before }) => {
    const [now, then] = [lately.actions - lately.aiUses, before.actions - before.aiUses];
    if (then < FEWEST_ACTIONS || 2 * now > then) return undefined;
    return {
      points: 5 * now <= then ? 20 : 10,
      text: `${formatCounted(now, 'action')} in the last ${PERIOD_DAYS} days, down from ${formatCount(then)}.`,
      figures: { now, before: then, days: PERIOD_DAYS },
    };
  },
  ai_use_fell: ({ lately, before }) => {
    const [now, then] = [lately.aiUses, before.aiUses];
    if (then < FEWEST_AI_USES || 2 * now > then) return undefined;
    return {
      points: 5 * now <= then ? 15 : 10,
      text: `${formatCounted(now, 'AI request')} in the last ${PERIOD_DAYS} days, down from ${formatCount(then)}.`,
      figures: { now, before: then, days: PERIOD_DAYS },
    };
  },
  no_campaigns: ({ lately, before, daysSinceSignUp }) => {
    if (daysSinceSignUp < TWO_PERIODS || lately.campaigns + before.campaigns > 0) return undefined;
    const text = `No campaigns launched in the last ${TWO_PERIODS} days.`;
    return { points: 10, text, figures: { days: TWO_PERIODS } };
  },
  no_changes: ({ lately, before, daysSinceSignUp }) => {
    if (daysSinceSignUp < TWO_PERIODS || lately.changes + before.changes > 0) return undefined;
    const text = `No changes to websites, images, or the checklist in the last ${TWO_PERIODS} days.`;
    return { points: 5, text, figures: { days: TWO_PERIODS } };
  },
  no_website: ({ publishedWebsites, daysSinceSignUp: days }) => {
    if (publishedWebsites > 0 || days < NEW_DAYS) return undefined;
    const text = `No published website ${formatCounted(days, 'day')} after signing up.`;
    return { points: 15, text, figures: { days } };
  },
  ai_failures: ({ failedAiUses: failed, lately: { aiUses: uses } }) => {
    if (uses < FEWEST_AI_USES || 5 * failed < uses) return undefined;
    const text = `${formatCount(failed)} of ${formatCounted(uses, 'AI request')} failed in the last ${PERIOD_DAYS} days.`;
    return { points: 10, text, figures: { failed, uses, days: PERIOD_DAYS } };
  },
  failed_generations: ({ failedGenerations: failed }) => {
    if (failed < 2) return undefined;
    const text = `${formatCounted(failed, 'website generation')} failed in the last ${PERIOD_DAYS} days.`;
    return { points: 10, text, figures: { failed, days: PERIOD_DAYS } };
  },
  rejected_content: ({ rejectedContent: rejected }) => {
    if (rejected < 2) return undefined;
    const text = `${formatCounted(rejected, 'item was', 'items were')} rejected in moderation in the last ${PERIOD_DAYS} days.`;
    return { points: 5, text, figures: { rejected, days: PERIOD_DAYS } };
  },
};

/** The churn risk of a restaurant, 0 to 100, with its reasons, heaviest first. */
export function churnScore(behavior: RestaurantBehavior): ChurnScore {
  const reasons = RISK_KINDS.flatMap((kind) => {
    const reason = RULES[kind](behavior);
    return reason === undefined ? [] : [{ kind, ...reason }];
  }).toSorted((one, other) => other.points - one.points);
  const sum = reasons.reduce((points, reason) => points + reason.points, 0);
  return { score: Math.min(HIGHEST_SCORE, sum), reasons };
}
