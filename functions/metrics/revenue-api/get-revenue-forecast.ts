import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { monthAfter } from '#shared/metrics/revenue/monthly-revenue.ts';
import { HISTORY_MONTHS, revenueOutlook } from '#shared/metrics/revenue/revenue-outlook.ts';
import type { RevenueAnalyticsDependencies } from './dependencies.ts';

/** Reads the platform’s daily counters. Its cost doesn’t depend on the number of restaurants. */
export function createGetRevenueForecast({
  figures,
  clock,
}: Pick<RevenueAnalyticsDependencies, 'figures' | 'clock'>): Operation<
  typeof revenueAnalyticsRoutes.getRevenueForecast
> {
  return async ({ query: { months_ahead: monthsAhead } }) => {
    const now = clock.now();
    const today = now.toISOString().slice(0, 10);
    const from = `${monthAfter(today.slice(0, 7), -HISTORY_MONTHS)}-01`;
    const [platform] = await figures.listDaysOf(['platform'], { from, to: today });
    const { actual, forecast, running, ...outlook } = revenueOutlook(platform?.days ?? [], {
      now,
      monthsAhead,
    });
    const past = actual.map(({ month, cents, hindsight }) => ({
      month,
      actual_revenue: cents / 100,
      predicted_revenue: dollars(hindsight),
      low: null,
      high: null,
      confidence: null,
    }));
    const [current, ...next] = forecast.map(({ month, predicted, low, high, confidence }) => ({
      month,
      actual_revenue: null,
      predicted_revenue: predicted / 100,
      low: dollars(low),
      high: dollars(high),
      confidence,
    }));
    if (current === undefined) throw new Error('A forecast starts with the current month.');
    return {
      data: {
        forecast_data: [...past, ...next],
        current_month: current,
        growth_rate: outlook.growthRate,
        total_predicted: outlook.totalPredicted / 100,
        method: outlook.method,
        past_forecasts: outlook.origins,
        past_error: dollars(outlook.error === null ? null : Math.round(outlook.error)),
        months_of_history: actual.length,
        month_to_date: { month: running.month, revenue: running.cents / 100 },
        as_of: now.toISOString(),
      },
    };
  };
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
