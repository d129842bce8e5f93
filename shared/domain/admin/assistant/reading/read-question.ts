import type { PlanId } from '../../../billing/plan-catalogue.ts';
import { METRICS, type MetricId } from '../metrics/metrics.ts';
import type { Group, PlatformQuery } from '../platform-query.ts';
import { choosePeriods } from './choose-periods.ts';
import { withNow } from './now.ts';
import { readPeriods } from './read-periods.ts';
import { metricOf } from './subject-rules.ts';
import { hasOtherMeaning, hasTwoFigures, isMoneyOfRestaurants, withUnitBefore } from './sure-meaning.ts';
import { type Mended, plainWords, type Token, tokensOf } from './tokens.ts';
import type { Modifier, Subject } from './vocabulary.ts';

export type ReadQuestion =
  | { kind: 'query'; query: PlatformQuery; mended: Mended[] }
  /** What is answered from the catalogue of plans, or in words alone. */
  | { kind: 'said'; what: 'help' | 'summary' }
  | { kind: 'catalogue'; what: 'prices' | 'limits'; plan?: PlanId }
  | { kind: 'unknown'; why: string };

const unknown = (why: string): ReadQuestion => ({ kind: 'unknown', why });

const HELP =
  /^(?:help|hi|hello|hey|thanks|thank you|good (?:morning|evening)|(?:please )?help me|what can (?:you|i) (?:do|ask|answer)(?: you)?|who are you|what do you know|how does this work)(?: there)?$/;
const SUMMARY =
  /^(?:(?:so )?how (?:are|is) (?:we|things|business|it|the platform|the business|tableside)(?: doing| going| performing)?(?: overall| lately| now| today)?|(?:give me )?(?:a |an |the )?(?:quick )?(?:summary|overview|status|status report|dashboard|key metrics|kpis|numbers)|how we doing|what is up|what is new|what is going on)$/;

/** "The last 7 days against the 7 days before". */
const SAME_DAYS =
  /((?:last|past) (\d+ \w+)) (?:versus|compared (?:to|with)|against|and) (?:the )?(?:previous |prior |last )?\2(?: before| prior| earlier)?(?: that)?/;

const WITHIN_SEVEN_DAYS = /\b(?:next|coming|upcoming) (?:7 days|seven days|week)\b/;

/** Reads what is asked of the platform's figures. Every word must be understood, or nothing is. */
export function readQuestion(question: string, today: string): ReadQuestion {
  const { text, quoted } = withoutQuotation(question);
  const plain = withUnitBefore(plainWords(text).replace(SAME_DAYS, '$1 compared with the period before'));
  if (plain === undefined)
    return unknown(
      'I cannot tell which days are those before. Name both, such as “October versus September”.',
    );
  if (HELP.test(plain)) return { kind: 'said', what: 'help' };
  if (SUMMARY.test(plain)) return { kind: 'said', what: 'summary' };
  if (isMoneyOfRestaurants(plain))
    return unknown('What restaurants make themselves I do not know: only what they pay us.');
  if (hasTwoFigures(text)) return unknown('You ask for several figures. I answer one at a time.');
  const { periods, rest, isAhead } = readPeriods(plain, today);
  const { tokens, mended } = tokensOf(rest);
  const found = gather(tokens);
  if (isAhead && !(found.subjects.has('renewal') && WITHIN_SEVEN_DAYS.test(plain)))
    return unknown('I answer from what has happened. What may come is estimated in Revenue Analytics.');
  const { restaurant, strange } = nameIn(tokens, quoted);
  if (strange !== undefined) return unknown(`I do not know what “${strange}” means here.`);
  const [plan, ...morePlans] = found.plans;
  const [feature, ...moreFeatures] = found.features;
  const saysPrice = found.subjects.has('price') || (found.subjects.has('cost') && plan !== undefined);
  if (saysPrice && found.subjects.size === 1)
    return { kind: 'catalogue', what: 'prices', ...(plan !== undefined && { plan }) };
  if (found.subjects.has('limit') && found.subjects.size === 1 && restaurant === undefined)
    return { kind: 'catalogue', what: 'limits', ...(plan !== undefined && { plan }) };
  const metric = metricWith(found);
  if (metric === undefined)
    return unknown(
      restaurant === undefined ? withoutMetric(found) : `I do not know what “${restaurant}” means here.`,
    );
  if (/\bhow many\b(?! (?:dollars|bucks|credits))/.test(plain) && METRICS[metric].unit !== 'count')
    return unknown('You ask how many, and that figure is an amount or a rate.');
  if (moreFeatures.length > 0)
    return unknown('I answer for one feature at a time, or for each of them “by feature”.');
  const group = groupOf(found, { metric, hasMorePlans: morePlans.length > 0 });
  const uncertain = hasOtherMeaning(plain, { metric, group, hasPeriod: periods.length > 0 });
  if (uncertain !== undefined) return unknown(uncertain);
  const { kind } = METRICS[metric];
  const said = withNow(periods, { rest, kind, today, isCompared: found.modifiers.has('compare') });
  if (said === undefined)
    return unknown(
      `I cannot tell which days “now” means beside the others. Ask for “this month” or “today”.`,
    );
  const chosen = choosePeriods(said, { ...found, group, kind, today });
  if (chosen === undefined)
    return unknown('I cannot tell which days you mean. Ask for one period, or for two to compare.');
  const query: PlatformQuery = {
    metric,
    ...chosen,
    ...(group !== undefined && { group }),
    ...(found.modifiers.has('most') && { order: 'most' }),
    ...(found.modifiers.has('least') && { order: 'least' }),
    ...(found.number !== undefined && { limit: found.number }),
    ...(found.modifiers.has('average') && { isAverage: true }),
    ...(found.modifiers.has('why') && { isWhy: true }),
    ...(plan !== undefined && morePlans.length === 0 && { plan }),
    ...(feature !== undefined && { feature }),
    ...(restaurant !== undefined && { restaurant }),
  };
  return { kind: 'query', query, mended };
}

type Found = ReturnType<typeof gather>;

function gather(tokens: readonly Token[]) {
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
  return { subjects, modifiers, plans: [...plans], features: [...features], number };
}

/** A feature or a plan alone says of what is asked: its use, or who subscribes to it. */
function metricWith({ subjects, modifiers, features, plans }: Found): MetricId | undefined {
  const ofFeature = features.length > 0 || modifiers.has('feature');
  if (ofFeature) {
    const inUse = new Set<Subject>([
      ...subjects,
      ...(subjects.size === 0 ? (['use'] as const) : (['ai'] as const)),
    ]);
    return metricOf(inUse) ?? metricOf(new Set([...inUse, 'use']));
  }
  const ofPlan = plans.length > 0 || modifiers.has('plan');
  if (ofPlan && subjects.size === 1 && subjects.has('active')) return 'subscriptions';
  if (ofPlan && (subjects.size === 0 || (subjects.size === 1 && subjects.has('restaurant'))))
    return 'subscriptions';
  if (ofPlan && subjects.has('restaurant')) {
    const metric = metricOf(subjects);
    return metric === 'signups' ? 'newSubscriptions' : metric;
  }
  const isOfRestaurants = [...subjects].every((subject) => ['restaurant', 'subscription'].includes(subject));
  if (isOfRestaurants && modifiers.has('byRestaurant') && (modifiers.has('most') || modifiers.has('least')))
    return 'revenue';
  // The growth rate of the cards is that of revenue.
  if (subjects.size === 0 && modifiers.has('change') && modifiers.size === 1) return 'revenue';
  return metricOf(subjects);
}

function withoutMetric({ subjects, modifiers }: Found): string {
  if (subjects.has('active')) return 'What is active now I know of subscriptions alone.';
  if (subjects.size > 1) return 'I have no figure that is all of this together.';
  if (subjects.size === 0 && modifiers.size > 0)
    return 'Of which figure? Name one, such as revenue, sign-ups or AI cost.';
  return 'I have no such figure.';
}

function groupOf(
  { modifiers, subjects, features, plans }: Found,
  { metric, hasMorePlans }: { metric: MetricId; hasMorePlans: boolean },
): Group | undefined {
  if (hasMorePlans) return 'plan';
  if (modifiers.has('byRestaurant')) return 'restaurant';
  const isRanked = modifiers.has('most') || modifiers.has('least');
  if (
    isRanked &&
    (subjects.has('restaurant') || subjects.has('subscription')) &&
    !['restaurants', 'signups', 'subscriptions', 'newSubscriptions', 'cancellations'].includes(metric) &&
    !modifiers.has('plan') &&
    !modifiers.has('month') &&
    !modifiers.has('day') &&
    !modifiers.has('week') &&
    !modifiers.has('feature')
  )
    return 'restaurant';
  if (modifiers.has('feature') && features.length === 0) return 'feature';
  if (modifiers.has('plan') && plans.length === 0) return 'plan';
  for (const group of ['day', 'week', 'month'] as const) if (modifiers.has(group)) return group;
  if (modifiers.has('overTime')) return 'month';
  return undefined;
}

/** Words in quotation marks name a restaurant. */
function withoutQuotation(question: string): { text: string; quoted: string | undefined } {
  const found = /["\u201C\u201D]([^"\u201C\u201D]{2,80})["\u201C\u201D]/.exec(question);
  return { text: found === null ? question : question.replace(found[0], ' '), quoted: found?.[1]?.trim() };
}

/** Unknown words side by side may be a restaurant's name; with many between them nobody knows. */
function nameIn(
  tokens: readonly Token[],
  quoted: string | undefined,
): { restaurant?: string; strange?: string } {
  const at = tokens.flatMap(({ kind }, index) => (kind === 'unknown' ? [index] : []));
  const [first, last] = [at[0], at.at(-1)];
  if (first === undefined || last === undefined) return quoted === undefined ? {} : { restaurant: quoted };
  const words = tokens.slice(first, last + 1).map((token) => token.words);
  const [word = ''] = words;
  const isName =
    quoted === undefined && words.length <= MAX_NAME_WORDS && !words.some((each) => /\d\D/.test(each));
  return isName ? { restaurant: words.join(' ') } : { strange: /^\p{L}{1,30}$/u.test(word) ? word : 'that' };
}

const MAX_NAME_WORDS = 6;
