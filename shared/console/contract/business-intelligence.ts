import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { INSIGHT_SECTIONS } from '#shared/console/business-intelligence/business-insights.ts';
import { REPORT_TYPES, REPORT_UNITS } from '#shared/console/business-intelligence/business-report.ts';
import { RISK_KINDS } from '#shared/console/business-intelligence/churn-score.ts';
import {
  LETTER_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '#shared/console/business-intelligence/letter-limits.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { ANALYTICS_DAYS } from '#shared/metrics/analytics-period.ts';
import { PeriodSchema } from '#shared/metrics/contract/ai-analytics.ts';

const dollars = z.number();
/** Null if there was nothing to compare with. */
const percent = z.nullable(z.number());

const PERIOD_MESSAGE = `Use one of these values: ${ANALYTICS_DAYS.map((days) => `${days}d`).join(', ')}.`;
const TIME_PERIODS = new Map(
  ANALYTICS_DAYS.flatMap((days) => [
    [`${days}`, days],
    [`${days}d`, days],
  ]),
);

/** Days up to today: `30d` or `30`. */
export const timePeriod = z._default(
  z.pipe(
    z.string().check(z.refine((period) => TIME_PERIODS.has(period), PERIOD_MESSAGE)),
    z.transform((period) => TIME_PERIODS.get(period) ?? 30),
  ),
  30,
);

/** A computed sentence, with its numbers and the console section that it links to. */
const InsightSchema = z.object({
  kind: z.string(),
  tone: z.enum(['good', 'warning', 'neutral']),
  text: z.string(),
  figures: z.record(z.string(), z.number()),
  section: z.enum(INSIGHT_SECTIONS),
  restaurant_id: z.optional(z.string()),
});

const AtRiskCustomerSchema = z.object({
  restaurant_id: z.string(),
  name: z.string(),
  /** 0 to 100. */
  risk_score: z.int(),
  /** The heaviest reasons as one text. */
  reason: z.string(),
  reasons: z.array(z.object({ kind: z.enum(RISK_KINDS), points: z.int(), text: z.string() })),
  /** Null in a trial. */
  plan_id: z.nullable(z.enum(PLAN_IDS)),
  monthly_revenue: dollars,
});

/** The business dashboard. Amounts are in dollars, rates in percent. */
export const BusinessIntelligenceSchema = z
  .object({
    period: PeriodSchema,
    key_metrics: z.object({
      total_revenue: dollars,
      active_customers: z.int(),
      churn_risk_customers: z.int(),
      growth_rate: percent,
    }),
    platform_performance: z.object({
      revenue_summary: z.object({
        total_revenue: dollars,
        monthly_growth: percent,
        monthly_recurring_revenue: dollars,
        average_revenue_per_customer: dollars,
      }),
      customer_summary: z.object({
        active_customers: z.int(),
        new_customers_this_month: z.int(),
        customer_retention_rate: percent,
      }),
    }),
    /** Forecast months, starting with the current one. */
    revenue_forecast: z.object({
      forecast_data: z.array(
        z.object({ month: z.string(), predicted_revenue: dollars, confidence: z.number() }),
      ),
    }),
    /** Restaurants by plan. `plan_id` is null for those without a subscription. */
    customer_segments: z.array(
      z.object({
        plan_id: z.nullable(z.enum(PLAN_IDS)),
        segment: z.string(),
        count: z.int(),
        monthly_revenue: dollars,
      }),
    ),
    at_risk_customers: z.object({
      total_at_risk: z.int(),
      immediate_action_required: z.int(),
      total_scored: z.int(),
      /** When scores were last updated; null before the first time. */
      as_of: z.nullable(z.iso.datetime()),
      /** Highest risk first. */
      customers: z.array(AtRiskCustomerSchema),
    }),
    insights: z.array(InsightSchema),
    recommendations: z.array(InsightSchema),
    generated_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'BusinessIntelligence' });

const unit = z.enum(REPORT_UNITS);

/** A report: metrics, tables, and sentences. */
export const BusinessReportSchema = z
  .object({
    report_type: z.enum(REPORT_TYPES),
    title: z.string(),
    generated_at: z.iso.datetime(),
    period: PeriodSchema,
    key_figures: z.array(
      z.object({ name: z.string(), label: z.string(), unit, value: z.nullable(z.number()) }),
    ),
    tables: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        columns: z.array(z.object({ id: z.string(), label: z.string(), unit })),
        rows: z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
      }),
    ),
    insights: z.array(z.object({ text: z.string(), figures: z.record(z.string(), z.number()) })),
  })
  .register(z.globalRegistry, { id: 'BusinessReport' });

/** An email to an owner. Line breaks are kept. */
export const ContactRestaurantSchema = z.strictObject({
  subject: z
    .string('Enter a subject.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a subject.'),
      z.maxLength(SUBJECT_MAX_LENGTH, atMostCharacters(SUBJECT_MAX_LENGTH)),
      z.regex(/^[^\p{Cc}]*$/u, 'Keep the subject on one line.'),
    ),
  text: z
    .string('Enter a message.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a message.'),
      z.maxLength(LETTER_MAX_LENGTH, atMostCharacters(LETTER_MAX_LENGTH)),
    ),
});
