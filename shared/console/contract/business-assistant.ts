import * as z from 'zod/mini';
import { TRUE_OR_FALSE } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { PeriodSchema } from '#shared/metrics/contract/ai-analytics.ts';

/** Periods of platform performance. */
export const PERFORMANCE_DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type PerformancePeriod = keyof typeof PERFORMANCE_DAYS;

/** The most characters of a question. */
export const MAX_QUESTION_LENGTH = 500;

const SECTIONS = [
  'overview',
  'businessIntelligence',
  'revenueAnalytics',
  'aiAnalytics',
  'subscriptions',
  'restaurants',
  'moderation',
  'features',
  'costs',
  'leads',
  'activity',
] as const;
const section = z.enum(SECTIONS);
const advice = { message: z.string(), section };

/** Money in dollars, rates in percent. Null if there was nothing to compare with. */
export const PlatformPerformanceSchema = z
  .object({
    period: PeriodSchema,
    as_of: z.iso.datetime(),
    key_metrics: z.object({
      /** Payments of the period minus its refunds and lost disputes. */
      total_revenue: z.number(),
      /** Active subscriptions. */
      active_customers: z.int(),
      /** Revenue growth from the previous period. */
      growth_rate: z.nullable(z.number()),
      /** Share of subscriptions at the start of the period that ended. */
      churn_rate: z.nullable(z.number()),
    }),
    trends: z.array(
      z.object({ date: z.iso.date(), revenue: z.number(), new_subscriptions: z.int(), signups: z.int() }),
    ),
    alerts: z.array(z.object({ type: z.enum(['opportunity', 'warning']), ...advice })),
    recommendations: z.array(z.object(advice)),
  })
  .register(z.globalRegistry, { id: 'PlatformPerformance' });

const ASK = 'Enter a question.';
export const AssistantQuestionSchema = z.strictObject({
  query: z
    .string(ASK)
    .check(
      z.trim(),
      z.minLength(1, ASK),
      z.maxLength(MAX_QUESTION_LENGTH, atMostCharacters(MAX_QUESTION_LENGTH)),
    ),
  context: z._default(
    z.literal('business_intelligence', 'Use business_intelligence.'),
    'business_intelligence',
  ),
  include_insights: z._default(z.boolean(TRUE_OR_FALSE), true),
});

export const AssistantAnswerSchema = z
  .object({
    response: z.string(),
    insights: z.array(z.string()),
    recommendations: z.array(z.string()),
    /** 0 to 100: how sure it is of the question's meaning. 30 for a closest match, 0 without an answer. */
    confidence_score: z.int().check(z.gte(0), z.lte(100)),
    /** The query in words; null if there was none. */
    query: z.nullable(z.string()),
    /** Two points or more; money in dollars. */
    chart: z.nullable(
      z.object({
        title: z.string(),
        kind: z.enum(['line', 'rows']),
        unit: z.enum(['count', 'dollars', 'percent', 'milliseconds']),
        points: z.array(z.object({ label: z.string(), value: z.number() })),
      }),
    ),
    /** The console section with the same metrics. */
    section: z.nullable(section),
    /** Questions that it can answer, closest first. */
    suggestions: z.array(z.string()),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'AssistantAnswer' });
