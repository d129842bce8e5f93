import * as z from 'zod/mini';
import { PeriodSchema } from '#shared/metrics/contract/ai-analytics.ts';

/** Days that performance is told of, as the console asks for them. */
export const PERFORMANCE_DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type PerformancePeriod = keyof typeof PERFORMANCE_DAYS;

/** Most characters of a question. */
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

/** Money in dollars, rates in percent; null where there was nothing to compare with. */
export const PlatformPerformanceSchema = z
  .object({
    period: PeriodSchema,
    as_of: z.iso.datetime(),
    key_metrics: z.object({
      /** Paid invoices of the period. */
      total_revenue: z.number(),
      /** Subscriptions that run. */
      active_customers: z.int(),
      /** Of revenue, beside as many days before. */
      growth_rate: z.nullable(z.number()),
      /** Subscriptions that ended in the period, of those that ran before it. */
      churn_rate: z.nullable(z.number()),
    }),
    trends: z.array(
      z.object({ date: z.iso.date(), revenue: z.number(), new_subscriptions: z.int(), signups: z.int() }),
    ),
    alerts: z.array(z.object({ type: z.enum(['opportunity', 'warning']), ...advice })),
    recommendations: z.array(z.object(advice)),
  })
  .register(z.globalRegistry, { id: 'PlatformPerformance' });

const ASK = 'Ask a question.';
export const AssistantQuestionSchema = z.strictObject({
  query: z
    .string(ASK)
    .check(
      z.trim(),
      z.minLength(1, ASK),
      z.maxLength(MAX_QUESTION_LENGTH, `Ask in at most ${MAX_QUESTION_LENGTH} characters.`),
    ),
  context: z._default(
    z.literal('business_intelligence', 'Use business_intelligence.'),
    'business_intelligence',
  ),
  include_insights: z._default(z.boolean('Use true or false.'), true),
});

export const AssistantAnswerSchema = z
  .object({
    response: z.string(),
    insights: z.array(z.string()),
    recommendations: z.array(z.string()),
    /** 0 to 100: how surely the question was read; 30 for the closest figure, 0 for what is not answered. */
    confidence_score: z.int().check(z.gte(0), z.lte(100)),
    /** What was asked of the figures, in words; null where nothing was. */
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
    /** Where the console shows the same figures. */
    section: z.nullable(section),
    /** Questions that can be answered, the nearest first. */
    suggestions: z.array(z.string()),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'AssistantAnswer' });
