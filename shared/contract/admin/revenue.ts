import * as z from 'zod/mini';
import { FORECAST_METHODS } from '../../domain/admin/revenue/forecast-methods.ts';
import { MOST_MONTHS_AHEAD } from '../../domain/admin/revenue/revenue-outlook.ts';

const MONTHS_MESSAGE = `Choose 1 to ${MOST_MONTHS_AHEAD} months, as a whole number.`;

/** Months that are forecast, from the one that runs on. */
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

/**
 * Revenue of a month is what restaurants paid on invoices in it, after discounts, in dollars. The months that are over
 * come first, then as many as were asked for.
 */
export const RevenueForecastSchema = z
  .object({
    forecast_data: z.array(
      z.object({
        month,
        /** Null where the month is not over. */
        actual_revenue: maybeDollars,
        /** Of a month that is over: what would have been forecast a month before; null where nothing could be. */
        predicted_revenue: maybeDollars,
        /** Prediction interval of 80 %; null where none can be told. */
        low: maybeDollars,
        high: maybeDollars,
        /** 0 to 100; null where the month is over. */
        confidence: z.nullable(z.int().check(z.gte(0), z.lte(100))),
      }),
    ),
    /** Percent: the average month of the forecast beside that of as many months before; null without revenue. */
    growth_rate: z.nullable(z.number()),
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
