import { recurringCents } from '#shared/billing/billing-figures.ts';
import type { AssistantReply } from './assistant-reply.ts';
import { queryName } from './compose-reply.ts';
import type { ExplainedChange } from './explain-revenue.ts';
import { type DayCounts, viewOf } from './figure-view.ts';
import { figureText, revenueText } from './format-figure.ts';
import { dayName, type Period, spanName } from './period.ts';
import type { PlatformQuery } from './platform-query.ts';

type Part = { label: string; cents: number; names?: readonly string[] };

/** Restaurants named per part. */
const NAMED = 3;
const signed = (cents: number) => `${cents > 0 ? '+' : ''}${figureText(cents, 'cents')}`;

/** The causes of a change in revenue. They add up to the change. */
export function whyReply(
  query: PlatformQuery & { compare: Period },
  { now, before, parts }: ExplainedChange,
): AssistantReply {
  const headline = bothPeriods(query, now, before);
  return reply(query, {
    headline,
    change: now - before,
    parts: parts.map(({ kind, ...part }) => ({ label: kind, ...part })),
  });
}

/** The causes by plan, if there are too many invoices for a breakdown by restaurant. */
export function whyByPlanReply(
  query: PlatformQuery & { compare: Period },
  { now, before, parts }: { now: number; before: number; parts: readonly Part[] },
): AssistantReply {
  const said = reply(query, { headline: bothPeriods(query, now, before), change: now - before, parts });
  const note = 'This period has too many invoices to break down by restaurant. Here are the totals by plan.';
  return { ...said, text: `${said.text} ${note}` };
}

function bothPeriods({ period, compare }: PlatformQuery & { compare: Period }, now: number, before: number) {
  return `Revenue (${spanName(period)}): ${revenueText(now)}. ${capital(compare.label)} (${spanName(compare)}): ${revenueText(before)}.`;
}

/** The causes of a change in recurring revenue, from counters. Undefined if they don't add up. */
export function whyRecurringReply(
  query: PlatformQuery,
  days: readonly DayCounts[],
): AssistantReply | undefined {
  const { from, to } = query.period;
  const { during, until, before } = viewOf(days, { from, to });
  const parts: Part[] = [
    { label: 'new', cents: during.sum_subscription_started_monthly_cents ?? 0 },
    { label: 'plan changes', cents: during.sum_subscription_changed_change_cents ?? 0 },
    { label: 'canceled', cents: 0 - (during.sum_subscription_ended_monthly_cents ?? 0) },
  ];
  const [now, then] = [recurringCents(until), recurringCents(before)];
  if (now - then !== parts.reduce((sum, { cents }) => sum + cents, 0)) return undefined;
  const headline = `Monthly recurring revenue on ${dayName(to)}: ${figureText(now, 'cents')}. Before ${dayName(from)}: ${figureText(then, 'cents')}.`;
  return reply(query, { headline, change: now - then, parts });
}

function reply(
  query: PlatformQuery,
  { headline, change, parts }: { headline: string; change: number; parts: readonly Part[] },
): AssistantReply {
  const causes = parts.filter(({ cents }) => cents !== 0);
  const sum = change === 0 ? 'Overall, it didn’t change' : `It changed by ${signed(change)}`;
  const text = causes.length === 0 ? 'It didn’t change.' : `${sum}: ${causes.map(partText).join(', ')}.`;
  return {
    text: `${headline} ${text}`,
    insights: causes.flatMap(namesOf),
    recommendations: [],
    confidence: query.isPeriodAssumed ? 90 : 100,
    query: `${queryName(query)} · why it changed`,
    ...(causes.length > 1 && {
      chart: {
        title: 'What caused the change',
        kind: 'rows' as const,
        unit: 'dollars' as const,
        points: causes.map(({ label, cents }) => ({ label, value: cents / 100 })),
      },
    }),
    section: 'subscriptions',
    suggestions: [],
  };
}

const partText = ({ label, cents }: Part) => `${label} ${signed(cents)}`;

function namesOf({ label, names = [] }: Part): string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return [`${capital(label)}: ${names.slice(0, NAMED).join(', ')}${more}.`];
}

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());
