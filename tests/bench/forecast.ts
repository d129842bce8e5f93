import { forecastRevenue } from '#shared/metrics/revenue/forecast-revenue.ts';
import { type RevenueSeries, syntheticRevenue } from '#tests/builders/synthetic-revenue.ts';
import { type Bench, type Figure, rounded } from './bench-figure.ts';

/** Fixed before the first measurement; the method was tuned on other seeds. */
const SEEDS = { 'the first 40': 1, 'another 40': 2 };
const YEAR = 12;

/** Forecasts of 12 months for synthetic platforms, compared with what followed. */
export const forecast: Bench = {
  name: 'forecast',
  measure: async () =>
    Object.entries(SEEDS).flatMap(([what, seed]) => figuresOf(what, syntheticRevenue(seed))),
};

function figuresOf(what: string, all: readonly RevenueSeries[]): Figure[] {
  const { error, naive, within, months } = judge(all);
  return [
    {
      name: `forecast error (MASE) of ${what} synthetic series ÷ of seasonal naive`,
      value: rounded(error / naive),
      limit: 0.95,
      bound: 'at most',
      detail: `${rounded(error)} ÷ ${rounded(naive)}, mean of ${all.length} series, 12 months ahead; processes in tests/builders/synthetic-revenue.ts`,
    },
    ...(['at least', 'at most'] as const).map((bound) => ({
      name: `months of ${what} synthetic series within the 80% interval, ${bound}`,
      value: rounded(within / months),
      limit: bound === 'at least' ? 0.75 : 0.85,
      bound,
      detail: `${within} of ${months} months`,
    })),
  ];
}

/**
 * Mean scaled errors over all series (R. J. Hyndman and A. B. Koehler, International Journal of Forecasting 22, 2006).
 */
export function judge(all: readonly RevenueSeries[]) {
  const sum = { error: 0, naive: 0, within: 0, months: 0 };
  for (const { history, future } of all) {
    const { months } = forecastRevenue(history, future.length);
    const scale = scaleOf(history);
    const season = history.slice(history.length >= YEAR ? -YEAR : -1);
    sum.error += meanError(future, (at) => months[at]?.predicted ?? 0) / scale / all.length;
    sum.naive += meanError(future, (at) => season[at % season.length] ?? 0) / scale / all.length;
    sum.months += future.length;
    sum.within += future.filter((value, at) => {
      const { low, high } = months[at] ?? {};
      return value >= (low ?? 0) && value <= (high ?? 0);
    }).length;
  }
  return sum;
}

/** The mean one-step error of the seasonal naive forecast within the history, or of the naive one below 13 months. */
function scaleOf(history: readonly number[]): number {
  const season = history.length > YEAR ? YEAR : 1;
  const before = history.slice(0, -season);
  return meanError(before, (at) => history[at + season] ?? 0);
}

function meanError(values: readonly number[], expected: (at: number) => number): number {
  return values.reduce((sum, value, at) => sum + Math.abs(value - expected(at)), 0) / values.length;
}
