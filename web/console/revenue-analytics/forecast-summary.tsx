import { formatMoment, formatMonth } from '#shared/format/dates.ts';
import { formatCounted, formatDollars, formatPercent } from '#shared/format/numbers.ts';
import type { ForecastMethod } from '#shared/metrics/revenue/forecast-terms.ts';
import type { RevenueForecast } from '#web/console/api/revenue-analytics.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { changeText } from '#web/console/metric-text.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { HowCalculated } from '#web/ui/how-calculated.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './revenue-analytics.module.css';

/** The forecast in four metrics, with its method. */
export function ForecastSummary({ forecast }: { forecast: RevenueForecast }) {
  const { total_predicted, growth_rate, month_to_date, months_of_history } = forecast;
  const next = forecast.forecast_data.slice(months_of_history);
  const [first, last] = [next[0], next.at(-1)];
  const compared = Math.min(next.length, months_of_history);
  const before = compared === 1 ? 'the previous month' : `the previous ${compared} months`;
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
        <Figure label="Growth" value={changeText(growth_rate)}>
          {growth_rate === null ? 'no earlier revenue' : `monthly average, compared with ${before}`}
        </Figure>
        <Figure label="Confidence" value={formatPercent(first?.confidence ?? 0)}>
          for the first month, {formatPercent(last?.confidence ?? 0)} for the last month
        </Figure>
        <Figure
          label={`${formatMonth(month_to_date.month)} so far`}
          value={formatDollars(month_to_date.revenue)}
        >
          payments minus refunds and lost disputes, before tax
        </Figure>
      </FigureStrip>
      <Note className={styles.note}>As of {formatMoment(forecast.as_of)}. Months are in UTC.</Note>
      <HowCalculated>
        <p>
          Method: {METHOD_NAMES[forecast.method]}. {reasonOf(forecast)}
        </p>
        <p>Actual revenue should fall within the likely range 8 out of 10 times.</p>
      </HowCalculated>
    </section>
  );
}

function reasonOf({ past_forecasts, past_error, months_of_history }: RevenueForecast): string {
  const months = formatCounted(months_of_history, 'month');
  if (past_error === null) return `We need more than ${months} of history to compare forecasting methods.`;
  const tests = formatCounted(past_forecasts, 'past forecast');
  return `This method had the smallest average error (${formatDollars(past_error)} a month) across ${tests} and ${months} of history.`;
}

/** Forecast methods, to follow “Method:”. */
const METHOD_NAMES: Readonly<Record<ForecastMethod, string>> = {
  naive: 'the same as the latest month',
  damped_holt: 'a trend that levels off (damped Holt)',
  seasonal_naive: 'the same months last year',
  damped_holt_winters: 'a seasonal trend that levels off (damped Holt-Winters)',
};
