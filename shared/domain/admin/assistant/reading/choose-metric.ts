import type { MetricId } from '../metrics/metrics.ts';
import type { Group, PlatformQuery } from '../platform-query.ts';
import { metricOf } from './subject-rules.ts';
import type { Token } from './tokens.ts';
import type { Modifier, Subject } from './vocabulary.ts';

/** What the words of a question mean. */
export type Found = {
  subjects: ReadonlySet<Subject>;
  modifiers: ReadonlySet<Modifier>;
  plans: readonly NonNullable<PlatformQuery['plan']>[];
  features: readonly NonNullable<PlatformQuery['feature']>[];
  number?: number | undefined;
  /** It asks how much. */
  isOfMoney?: boolean;
  /** It asks whether we grow. */
  isOfGrowth?: boolean;
  /** It names a restaurant. */
  isOfOne?: boolean;
};

const OF_OWNERS = new Set<Subject>([
  'signup',
  'upgrade',
  'downgrade',
  'ended',
  'leaving',
  'trial',
  'overdue',
  'withoutPlan',
]);

export function gather(tokens: readonly Token[]): Found {
  const subjects = new Set<Subject>();
  const modifiers = new Set<Modifier>();
  const plans = new Set<NonNullable<PlatformQuery['plan']>>();
  const features = new Set<NonNullable<PlatformQuery['feature']>>();
  let number: number | undefined;
  for (const token of tokens) {
    if (token.kind === 'subject') {
      subjects.add(token.subject);
      if (token.modifier !== undefined) modifiers.add(token.modifier);
    }
    if (token.kind === 'modifier') modifiers.add(token.modifier);
    if (token.kind === 'plan') plans.add(token.plan);
    if (token.kind === 'feature') features.add(token.feature);
    if (token.kind === 'number') number = token.number;
  }
  // People who sign up or leave are owners.
  if (subjects.has('people') && [...subjects].some((subject) => OF_OWNERS.has(subject)))
    subjects.delete('people');
  if (features.has('image_enhancement')) subjects.delete('photo');
  // "How much is overdue" asks for no price.
  if (subjects.size > 1) subjects.delete('howMuchIs');
  // "Basic against Pro" compares plans, not days.
  if (plans.size > 1 || features.size > 1) modifiers.delete('compare');
  return { subjects, modifiers, plans: [...plans], features: [...features], number };
}

/** Figures of the platform that say nothing of what each restaurant has most of. */
const OF_ALL = new Set<MetricId>([
  'restaurants',
  'signups',
  'subscriptions',
  'newSubscriptions',
  'cancellations',
  'withoutPlan',
]);
const OTHER_GROUPS = ['plan', 'month', 'day', 'week', 'feature'] as const;

/** A feature or a plan alone says of what is asked: its use, or who subscribes to it. */
export function metricWith(found: Found): MetricId | undefined {
  const { modifiers, features, plans } = found;
  const subjects = withSpending(found);
  const isRanked = modifiers.has('most') || modifiers.has('least');
  const isOf = (...all: Subject[]) => [...subjects].every((subject) => all.includes(subject));
  if (features.length > 0 || modifiers.has('feature')) {
    const inUse = new Set<Subject>([
      ...subjects,
      ...(subjects.size === 0 ? (['use'] as const) : (['ai'] as const)),
    ]);
    return metricOf(inUse) ?? metricOf(new Set([...inUse, 'use']));
  }
  const ofPlan = plans.length > 0 || modifiers.has('plan');
  if (ofPlan && isOf('active', 'restaurant', 'howMany', 'subscription')) {
    const isBest = isRanked && plans.length > 0 && subjects.size > 0;
    return found.isOfMoney === true || isBest ? 'revenue' : 'subscriptions';
  }
  if (ofPlan && subjects.has('restaurant')) {
    const metric = metricOf(subjects);
    return metric === 'signups' ? 'newSubscriptions' : metric;
  }
  // The best customer is the one that pays most.
  const isOfOthers = OTHER_GROUPS.some((group) => modifiers.has(group));
  if (isRanked && !isOfOthers && isOf('restaurant', 'subscription') && (subjects.size > 0 || isList(found)))
    return 'revenue';
  // The growth rate of the cards is that of revenue.
  if (subjects.size === 0 && found.isOfGrowth === true && modifiers.size === 1) return 'revenue';
  return metricOf(subjects);
}

const isList = ({ modifiers }: Found) => modifiers.has('byRestaurant');

/** What restaurants spend is what they pay; what is spent on something is its cost. */
function withSpending({ subjects, modifiers, isOfOne }: Found): Set<Subject> {
  if (!subjects.has('spend')) return new Set(subjects);
  const others = [...subjects].filter((subject) => subject !== 'spend');
  const isPaid =
    others.every((subject) => subject === 'restaurant' || subject === 'subscription') &&
    (others.length > 0 || modifiers.has('byRestaurant') || isOfOne === true);
  return new Set([...others, isPaid ? 'revenue' : 'cost']);
}

/** Why there is no metric for it. */
export function withoutMetric({ subjects, modifiers }: Found): string {
  for (const subject of subjects) {
    const said = NOT_KEPT[subject];
    if (said !== undefined) return said;
  }
  if (subjects.has('active')) return 'What is active now I know of subscriptions alone.';
  if (subjects.size > 1) return 'I have no figure that is all of this together.';
  if (subjects.size === 0 && modifiers.size > 0)
    return 'Of which figure? Name one, such as revenue, sign-ups or AI cost.';
  return 'I don’t have that metric.';
}

/** What founders ask for and the platform does not count. */
const NOT_KEPT: Partial<Record<Subject, string>> = {
  profit: 'Profit I do not know: I know what restaurants pay, and what AI costs.',
  acquisition: 'What it costs to win a customer, and what one brings in a lifetime, nobody counts.',
  risk: 'Who may leave is scored in Business Intelligence. I know who has canceled.',
  forecast: 'I answer from what has happened. What may come is estimated in Revenue Analytics.',
  discount: 'Discounts stand on each invoice and are not added up.',
  tax: 'Taxes I do not know.',
  suspended: 'Who is suspended stands in Restaurant Management.',
};

export function groupOf(
  { modifiers, subjects, features, plans }: Found,
  metric: MetricId,
): Group | undefined {
  if (plans.length > 1) return 'plan';
  if (features.length > 1) return 'feature';
  if (modifiers.has('byRestaurant')) return 'restaurant';
  const isRanked = modifiers.has('most') || modifiers.has('least');
  const isOfOthers = OTHER_GROUPS.some((group) => modifiers.has(group));
  const isOfRestaurants = subjects.has('restaurant') || subjects.has('subscription');
  if (isRanked && isOfRestaurants && !OF_ALL.has(metric) && !isOfOthers) return 'restaurant';
  if (modifiers.has('feature') && features.length === 0) return 'feature';
  if (modifiers.has('plan') && plans.length === 0) return 'plan';
  for (const group of ['day', 'week', 'month'] as const) if (modifiers.has(group)) return group;
  return modifiers.has('overTime') ? 'month' : undefined;
}

/** Whether each word that splits or compares has become a part of the query. */
export function isAllUsed({ modifiers, plans, features }: Found, { group, compare }: PlatformQuery): boolean {
  const isGroup = (modifier: (typeof OTHER_GROUPS)[number]) =>
    group === modifier ||
    (modifier === 'plan' && plans.length > 0) ||
    (modifier === 'feature' && features.length > 0);
  if (OTHER_GROUPS.some((modifier) => modifiers.has(modifier) && !isGroup(modifier))) return false;
  return compare !== undefined || !(modifiers.has('compare') || modifiers.has('before'));
}
