import * as z from 'zod/mini';
import { BILLED_FEATURES } from '#shared/billing/plan-catalog.ts';
import { FORECAST_METHODS, MOST_MONTHS_AHEAD } from '#shared/metrics/revenue/forecast-terms.ts';

const MONTHS_MESSAGE = `Enter a whole number of months from 1 to ${MOST_MONTHS_AHEAD}.`;

/** Full months to forecast, after the current one. */
export const monthsAhead = z._default(
  z.coerce
    .number(MONTHS_MESSAGE)
    .check(z.int(MONTHS_MESSAGE), z.gte(1, MONTHS_MESSAGE), z.lte(MOST_MONTHS_AHEAD, MONTHS_MESSAGE)),
  6,
);

const dollars = z.number();
const maybeDollars = z.nullable(z.number());
/** `2026-03`, UTC. */
const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

const forecastRow = z.object({
  month,
  /** Null if the month isn’t over. */
  actual_revenue: maybeDollars,
  /** For past months: the forecast one month before; null if there was none. */
  predicted_revenue: maybeDollars,
  /** 80% prediction interval; null if it can’t be calculated. */
  low: maybeDollars,
  high: maybeDollars,
  /** 0 to 100; null for past months. */
  confidence: z.nullable(z.int().check(z.gte(0), z.lte(100))),
});

/**
 * A month’s revenue is what restaurants paid, minus refunds and lost disputes, in dollars. Past months come first, then
 * the requested ones.
 */
export const RevenueForecastSchema = z
  .object({
    forecast_data: z.array(forecastRow),
    /** The forecast for the current month, between the past and future months. */
    current_month: forecastRow,
    /** Percent: the average forecast month compared with the average of as many past months; null without revenue. */
    growth_rate: z.nullable(z.number()),
    /** Future full months only, without the current one. */
    total_predicted: dollars,
    method: z.enum(FORECAST_METHODS),
    /** The past forecasts used to choose the method, and their average error per month. */
    past_forecasts: z.int(),
    past_error: maybeDollars,
    months_of_history: z.int(),
    /** Revenue of the current month so far. */
    month_to_date: z.object({ month, revenue: dollars }),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'RevenueForecast' });

const PERIOD_MESSAGE = 'Choose 30, 60, or 90 days.';
/** Days of data, in full months. */
export const correlationDays = z._default(
  z.coerce.number(PERIOD_MESSAGE).check(z.refine((days) => [30, 60, 90].includes(days), PERIOD_MESSAGE)),
  90,
);
export const correlatedFeature = z._default(
  z.enum(['all', ...BILLED_FEATURES], 'Choose a feature, or all features.'),
  'all',
);

/** In dollars. These are correlations, not causes. */
const FeatureRoiSchema = z.object({
  feature: z.enum(BILLED_FEATURES),
  /** Percent: revenue_impact minus cost, divided by cost; null with too little data or without a cost. */
  roi: z.nullable(z.int()),
  /** All restaurants in the period. */
  usage_count: z.int(),
  /** How much more restaurants with above-median usage pay in the period; null with too little data. */
  revenue_impact: maybeDollars,
  /** The platform’s cost; null if restaurants pay themselves. */
  cost: maybeDollars,
  /**
   * Rank correlation of usage and monthly revenue across restaurants, with its 95% interval; null with too few or no
   * difference.
   */
  correlation: z.nullable(z.object({ r: z.number(), low: z.number(), high: z.number(), n: z.int() })),
});

export const CorrelationAnalysisSchema = z
  .object({
    feature_roi: z.array(FeatureRoiSchema),
    /** Monthly, at list prices. `growth`: percent in the period; null without subscribers. */
    customer_segments: z.array(
      z.object({
        segment: z.string(),
        count: z.int(),
        avg_revenue: dollars,
        total_revenue: dollars,
        growth: z.nullable(z.number()),
      }),
    ),
    pricing_optimization: z.object({
      current_plans: z.array(
        z.object({
          plan: z.string(),
          price: dollars,
          subscribers: z.int(),
          revenue: dollars,
          suggested_price: dollars,
        }),
      ),
      /** Monthly: the sum of subscribers × (suggested_price − price). */
      potential_increase: dollars,
    }),
    /** Restaurants in the correlations, of all that have subscribed. */
    sample: z.object({ restaurants: z.int(), of: z.int() }),
    /** Days in UTC, inclusive. */
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'CorrelationAnalysis' });

/** A measured effect, not a correlation: each campaign’s control group was chosen at random. Shares from -1 to 1. */
export const MeasuredLiftSchema = z
  .object({
    feature: z.literal('sms_campaigns'),
    campaigns: z.int(),
    texted_guests: z.int(),
    held_back_guests: z.int(),
    /** How much larger the share of texted guests who came back is, with its 95% interval; null with too few. */
    effect: z.nullable(z.object({ difference: z.number(), low: z.number(), high: z.number() })),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'MeasuredLift' });
