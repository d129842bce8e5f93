import * as z from 'zod/mini';
import { BILLED_FEATURES } from '#shared/billing/plan-catalogue.ts';
import { FORECAST_METHODS, MOST_MONTHS_AHEAD } from '#shared/metrics/revenue/forecast-terms.ts';

const MONTHS_MESSAGE = `Enter a whole number of months from 1 to ${MOST_MONTHS_AHEAD}.`;

/** Whole months that are forecast, after the one that runs. */
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
  /** Null where the month is not over. */
  actual_revenue: maybeDollars,
  /** Of a month that is over: what would have been forecast a month before; null where nothing could be. */
  predicted_revenue: maybeDollars,
  /** Prediction interval of 80 %; null where it can’t be calculated. */
  low: maybeDollars,
  high: maybeDollars,
  /** 0 to 100; null where the month is over. */
  confidence: z.nullable(z.int().check(z.gte(0), z.lte(100))),
});

/**
 * Revenue of a month is what restaurants paid on invoices in it, after discounts, in dollars. The months that are over
 * come first, then as many as were asked for.
 */
export const RevenueForecastSchema = z
  .object({
    forecast_data: z.array(forecastRow),
    /** The month that runs, as it is expected to end: between those that are over and the whole ones to come. */
    current_month: forecastRow,
    /** Percent: the average month of the forecast beside that of as many months before; null without revenue. */
    growth_rate: z.nullable(z.number()),
    /** Of the whole months to come, without the one that runs. */
    total_predicted: dollars,
    method: z.enum(FORECAST_METHODS),
    /** Forecasts of the past that the method was chosen by, and how far they were off a month on average. */
    past_forecasts: z.int(),
    past_error: maybeDollars,
    months_of_history: z.int(),
    /** What has come in of the month that runs. */
    month_to_date: z.object({ month, revenue: dollars }),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'RevenueForecast' });

const PERIOD_MESSAGE = 'Choose 30, 60, or 90 days.';
/** Days that are looked at, in whole months. */
export const correlationDays = z._default(
  z.coerce.number(PERIOD_MESSAGE).check(z.refine((days) => [30, 60, 90].includes(days), PERIOD_MESSAGE)),
  90,
);
export const correlatedFeature = z._default(
  z.enum(['all', ...BILLED_FEATURES], 'Choose a feature, or all features.'),
  'all',
);

/** Money in dollars. All of it says what goes together, not what comes of what. */
const FeatureRoiSchema = z.object({
  feature: z.enum(BILLED_FEATURES),
  /** Percent: revenue_impact less cost, of the cost; null where too little is known, or nothing is paid for it. */
  roi: z.nullable(z.int()),
  /** Of all restaurants in the period. */
  usage_count: z.int(),
  /** How much more restaurants pay in the period that use it more than the median; null where too little is known. */
  revenue_impact: maybeDollars,
  /** What the platform paid for its use; null where restaurants pay themselves. */
  cost: maybeDollars,
  /** Of use and monthly revenue over restaurants, by rank, with its 95 % interval; null with too few, or no difference. */
  correlation: z.nullable(z.object({ r: z.number(), low: z.number(), high: z.number(), n: z.int() })),
});

export const CorrelationAnalysisSchema = z
  .object({
    feature_roi: z.array(FeatureRoiSchema),
    /** Plans at list prices, a month. `growth`: percent in the period; null where there were no subscribers. */
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
      /** A month: the sum of subscribers × (suggested_price − price). */
      potential_increase: dollars,
    }),
    /** Restaurants that the correlations are over, of all that have subscribed. */
    sample: z.object({ restaurants: z.int(), of: z.int() }),
    /** Days of UTC, both included. */
    period: z.object({ from: z.iso.date(), to: z.iso.date() }),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'CorrelationAnalysis' });

/** An effect, not a correlation: in each campaign chance decided who was held back. Shares from -1 to 1. */
export const MeasuredLiftSchema = z
  .object({
    feature: z.literal('sms_campaigns'),
    campaigns: z.int(),
    texted_guests: z.int(),
    held_back_guests: z.int(),
    /** How much greater the share is of texted guests who came back, with its 95 % interval; null with too few. */
    effect: z.nullable(z.object({ difference: z.number(), low: z.number(), high: z.number() })),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'MeasuredLift' });
