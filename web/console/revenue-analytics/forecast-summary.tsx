import { formatMoment, formatMonth } from '#shared/format/dates.ts';
import { formatDollars } from '#shared/format/numbers.ts';
import type { RevenueForecast } from '#web/console/api/revenue-analytics.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { Estimate } from '#web/ui/estimate.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './revenue-analytics.module.css';
import { growthLabel, METHOD_NAMES } from './revenue-format.ts';

/** What is to be expected, how surely, and how it was found. */
export function ForecastSummary({ forecast }: { forecast: RevenueForecast }) {
  const { total_predicted, growth_rate, month_to_date, months_of_history } = forecast;
  const next = forecast.forecast_data.slice(months_of_history);
  const [first, last] = [next[0], next.at(-1)];
  const compared = Math.min(next.length, months_of_history);
  const before = compared === 1 ? 'the month before' : `the ${compared} months before`;
  return (
    <section aria-label="Total forecast">
      <FigureStrip>
        <Figure
          label={next.length === 1 ? 'Next month' : `Next ${next.length} months`}
          value={formatDollars(total_predicted)}
        >
          <Estimate>
            {formatMonth(first?.month ?? month_to_date.month)} to{' '}
            {formatMonth(last?.month ?? month_to_date.month)}
          </Estimate>
        </Figure>
        <Figure label="Growth" value={growthLabel(growth_rate)}>
          {growth_rate === null ? 'no earlier revenue' : `monthly average, compared with ${before}`}
        </Figure>
        <Figure label="Confidence" value={`${first?.confidence ?? 0}%`}>
          in the first month, {last?.confidence ?? 0}% in the last
        </Figure>
        <Figure
          label={`${formatMonth(month_to_date.month)} so far`}
          value={formatDollars(month_to_date.revenue)}
        >
          of paid invoices, after discounts
        </Figure>
      </FigureStrip>
      <Text size="small" tone="muted" className={styles.note}>
        {METHOD_NAMES[forecast.method]}: {reasonOf(forecast)} As of {formatMoment(forecast.as_of)}, in months
        of UTC.
      </Text>
    </section>
  );
}

function reasonOf({ past_forecasts, past_error, months_of_history }: RevenueForecast): string {
  const months = months_of_history === 1 ? '1 month' : `${months_of_history} months`;
  if (past_error === null) return `There isn’t enough history for another method (${months}).`;
  const times = past_forecasts === 1 ? 'the only forecast' : `${past_forecasts} forecasts`;
  return `most accurate of ${times} over ${months} of history; average error ${formatDollars(past_error)} a month.`;
}
