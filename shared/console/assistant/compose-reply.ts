import type { CorrectedWord } from '#shared/assistant/matching/words.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { formatCounted, formatDecimal, formatPercent } from '#shared/format/numbers.ts';
import { type AssistantReply, chartUnit, QUICK_QUESTIONS, type ReplyChart } from './assistant-reply.ts';
import { figureText, revenueText, wireFigure } from './format-figure.ts';
import { METRICS } from './metrics/metrics.ts';
import { changeInPercent } from './performance.ts';
import { dayName, type Period, spanName } from './period.ts';
import type { PlatformQuery } from './platform-query.ts';
import { isTimeGroup } from './platform-query.ts';
import type { QueryResult, ResultRow } from './run-query.ts';

type About = { result: QueryResult; corrected: readonly CorrectedWord[]; restaurantName?: string };

/** Writes the answer to a query. Every number in it comes from the result. */
export function composeReply(query: PlatformQuery, about: About): AssistantReply {
  const { result, corrected } = about;
  const { section, meaning, isRatio } = METRICS[query.metric];
  const { firstDay } = result;
  if (firstDay === undefined || query.period.to < firstDay) return beforeAll(query, about);
  const sentences = [
    headline(query, about),
    ...comparison(query, result),
    ...groups(query, result),
    ...since(query, result),
  ];
  const chart = chartOf(query, result);
  return {
    text: [
      ...sentences,
      ...(meaning === undefined ? [] : [`Definition: ${meaning}.`]),
      ...corrected.map(readAs),
    ].join(' '),
    insights: isRatio === true && query.group === undefined ? [] : insights(query, result),
    recommendations: [],
    confidence: confidenceOf(query, corrected),
    query: queryName(query, about.restaurantName),
    ...(chart !== undefined && { chart }),
    section,
    suggestions: [],
  };
}

/** The answer for days before the first data. It states no number, not even zero. */
function beforeAll(query: PlatformQuery, { result, restaurantName }: About): AssistantReply {
  const { firstDay } = result;
  const whose = restaurantName === undefined ? 'Data starts' : `Data for ${restaurantName} starts`;
  const text =
    firstDay === undefined
      ? 'No data yet.'
      : `${whose} on ${dayName(firstDay)}, so there’s none for ${query.period.label}.`;
  return {
    text,
    insights: [],
    recommendations: [],
    confidence: 100,
    query: queryName(query, restaurantName),
    section: METRICS[query.metric].section,
    suggestions: [],
  };
}

/** The query in words, for the answer. */
export function queryName(query: PlatformQuery, restaurantName?: string): string {
  const { metric, period, compare, group, plan, feature } = query;
  const { label, kind } = METRICS[metric];
  const of = [
    plan === undefined ? undefined : PLAN_CATALOG[plan].name,
    feature?.replace('_', ' '),
    restaurantName,
  ].find((each) => each !== undefined);
  const isMoment = kind === 'level' && !isTimeGroup(group);
  const parts = [
    label,
    of,
    isMoment ? `as of ${dayName(period.to)}` : period.label,
    compare === undefined ? undefined : `vs. ${isMoment ? dayName(compare.to) : compare.label}`,
    group === undefined ? undefined : `by ${group}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

export function quoted(query: PlatformQuery, value: number | null): string {
  const { metric, plan, restaurant, feature } = query;
  const isWhole = metric === 'revenue' && [plan, restaurant, feature].every((each) => each === undefined);
  return isWhole && value !== null ? revenueText(value) : figureText(value, METRICS[metric].unit);
}

const inDays = ({ label, isAll, from, to }: Period) =>
  isAll === true ? label : `${label === spanName({ from, to }) ? '' : `${label}, `}${spanName({ from, to })}`;

function headline(query: PlatformQuery, { result, restaurantName }: About): string {
  const { metric, period, plan, feature } = query;
  const { label, kind } = METRICS[metric];
  const of = restaurantName ?? (plan === undefined ? feature?.replace('_', ' ') : PLAN_CATALOG[plan].name);
  const what = of === undefined ? label : `${label} for ${of}`;
  const when = kind === 'level' ? `as of ${dayName(period.to)}` : inDays(period);
  if (result.value === null) return `${what} (${when}): not enough data.`;
  return `${what} (${when}): ${quoted(query, result.value)}.`;
}

/** The value of the other period, and the change. */
function comparison(query: PlatformQuery, { value, compared }: QueryResult): string[] {
  const { compare, metric } = query;
  if (compare === undefined || compared === undefined || isTimeGroup(query.group)) return [];
  const { kind } = METRICS[metric];
  const then =
    kind === 'level' ? `On ${dayName(compare.to)}` : `${capital(compare.label)} (${spanName(compare)})`;
  const said = `${then}: ${quoted(query, compared)}.`;
  if (value === null || compared === null) return [said];
  return [said, `Change: ${changeText(query, value - compared, compared)}.`];
}

/** `+$250 (+7.8%)`. */
function changeText({ metric }: PlatformQuery, difference: number, before: number): string {
  const { unit } = METRICS[metric];
  if (difference === 0) return 'none';
  const signed = (text: string) => `${difference > 0 ? '+' : '−'}${text}`;
  if (unit === 'percent') return signed(`${formatDecimal(Math.abs(difference))} percentage points`);
  const percent = changeInPercent(before + difference, before);
  const inPercent = percent === null ? '' : ` (${signed(formatPercent(Math.abs(percent)))})`;
  return `${signed(figureText(Math.abs(difference), unit))}${inPercent}`;
}

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

function groups(query: PlatformQuery, { rows, value: whole }: QueryResult): string[] {
  if (rows === undefined) return [];
  const { order, limit, group, isAverage, metric } = query;
  const { unit } = METRICS[metric];
  const name = ({ label, value }: ResultRow) => `${label} ${figureText(value, unit)}`;
  if (order !== undefined) {
    const ranked = rank(rows, order, group);
    const named = limit === undefined ? ties(ranked) : ranked.slice(0, limit);
    if (named.length === 0) return [];
    const left = ranked.length < rows.length ? ' Incomplete periods aren’t included.' : '';
    const tied = ranked.filter(({ value }) => value === ranked[0]?.value).length;
    const more = limit === undefined && tied > named.length ? ` and ${tied - named.length} more` : '';
    return [`The ${order === 'most' ? 'highest' : 'lowest'}: ${named.map(name).join(', ')}${more}.${left}`];
  }
  if (isAverage === true && isTimeGroup(group)) {
    const whole = rows.filter(({ bucket, value }) => bucket?.isWhole === true && value !== null);
    if (whole.length === 0) return [`No full ${group} yet.`];
    const mean = whole.reduce((sum, { value }) => sum + (value ?? 0), 0) / whole.length;
    return [
      `Average of ${formatCounted(whole.length, `full ${group}`)}: ${figureText(Math.round(mean * 100) / 100, unit)} a ${group}.`,
    ];
  }
  if (query.isShare === true && whole !== null && whole > 0) {
    const share = (row: ResultRow) => `${name(row)} (${formatPercent((100 * (row.value ?? 0)) / whole)})`;
    return [`${capital(`by ${group}`)}: ${rows.map(share).join(', ')}.`];
  }
  const MOST_NAMED = 12;
  if (rows.length > MOST_NAMED) return [`The chart shows each ${group}.`];
  return [`${capital(`by ${group}`)}: ${rows.map(name).join(', ')}.`];
}

/** Ranks known values. The lowest leaves out incomplete periods, which have little of everything. */
export function rank(
  rows: readonly ResultRow[],
  order: 'most' | 'least',
  group: PlatformQuery['group'],
): ResultRow[] {
  const known = rows.filter(
    ({ value, bucket }) => value !== null && (order === 'most' || bucket?.isWhole !== false),
  );
  const sign = order === 'most' && group !== undefined ? -1 : 1;
  return known.toSorted((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)));
}

const MOST_TIES = 12;

/** The first row and its ties. */
function ties(ranked: readonly ResultRow[]): ResultRow[] {
  return ranked.filter(({ value }) => value === ranked[0]?.value).slice(0, MOST_TIES);
}

function since({ period, compare }: PlatformQuery, { firstDay }: QueryResult): string[] {
  if (firstDay === undefined) return [];
  if (compare !== undefined && compare.from < firstDay)
    return [`Data starts on ${dayName(firstDay)}, so the comparison is missing earlier days.`];
  return period.isAll === true || period.from < firstDay ? [`Data starts on ${dayName(firstDay)}.`] : [];
}

function insights(query: PlatformQuery, { rows, series, value }: QueryResult): string[] {
  const { metric, group, order } = query;
  const { unit, isRatio } = METRICS[metric];
  const said: string[] = [];
  const parts = (rows ?? series).filter((row) => row.value !== null && row.value !== 0);
  const [top] = rank(parts, 'most', 'day');
  if (top === undefined || parts.length < 2) return said;
  const isFlow = METRICS[metric].kind === 'flow';
  const isPart = isFlow || group === 'plan' || group === 'feature';
  if (isPart && isRatio !== true && value !== null && value > 0 && (group === 'plan' || group === 'feature'))
    said.push(`${capital(top.label)} accounts for ${formatPercent((100 * (top.value ?? 0)) / value)}.`);
  else if (order === undefined && isFlow)
    said.push(`The highest was ${figureText(top.value, unit)} (${top.label}).`);
  return said;
}

function chartOf(query: PlatformQuery, { rows, series }: QueryResult): ReplyChart | undefined {
  const { unit } = METRICS[query.metric];
  const points = (rows ?? series).flatMap(({ label, value }) => {
    const figure = wireFigure(value, unit);
    return figure === null ? [] : [{ label, value: figure }];
  });
  if (points.length < 2) return undefined;
  const isOfTime = query.group === undefined || isTimeGroup(query.group);
  return {
    title: METRICS[query.metric].label,
    kind: isOfTime ? 'line' : 'rows',
    unit: chartUnit(unit),
    points,
  };
}

function readAs({ typed, read }: CorrectedWord): string {
  return `I read “${typed}” as “${read}.”`;
}

/** 100 if every word and the period were clear; less for each corrected word or assumed period. */
function confidenceOf(
  { isPeriodAssumed, restaurant, metric }: PlatformQuery,
  corrected: readonly CorrectedWord[],
): number {
  const assumed = isPeriodAssumed && METRICS[metric].kind === 'flow' ? 10 : 0;
  return Math.max(30, 100 - assumed - 15 * corrected.length - (restaurant === undefined ? 0 : 5));
}

export const GREETING_REPLY: AssistantReply = {
  text: 'I can answer questions about revenue, subscriptions, restaurants, campaigns, AI features, and moderation, by day, month, plan, or feature. Every answer shows its query.',
  insights: [],
  recommendations: [],
  confidence: 100,
  suggestions: QUICK_QUESTIONS.slice(0, 3),
};
