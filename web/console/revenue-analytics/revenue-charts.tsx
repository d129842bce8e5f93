import { formatMonth } from '#shared/format/dates.ts';
import { formatDollars, formatExactDollars, formatPercent } from '#shared/format/numbers.ts';
import type { CorrelationAnalysis, RevenueForecast } from '#web/console/api/revenue-analytics.ts';
import { ChartFigure, DataChart } from '#web/console/chart-figure.tsx';
import { featureName } from '#web/console/feature-name.ts';
import { ChartLegend } from '#web/ui/charts/chart-legend.tsx';
import { SeriesChart } from '#web/ui/charts/series-chart.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './revenue-analytics.module.css';

type Month = RevenueForecast['forecast_data'][number];
type Part = { correlations: CorrelationAnalysis };
const ACTUAL = 0;
const FORECAST = 2;
/** The most past months in the chart. Earlier ones are in its table. */
const DRAWN_MONTHS = 24;

const amount = (of: 'actual_revenue' | 'predicted_revenue' | 'low' | 'high', header: string) => ({
  header,
  value: (month: Month) => month[of],
  format: formatDollars,
});

/** Actual and predicted revenue. */
export function ForecastChart({ forecast }: { forecast: RevenueForecast }) {
  const { forecast_data, current_month, months_of_history: known } = forecast;
  const months = [...forecast_data.slice(0, known), current_month, ...forecast_data.slice(known)];
  const drawn = linesOf(months.slice(Math.max(0, known - DRAWN_MONTHS)));
  const last = months.at(-1);
  const sentence = `${formatDollars(last?.predicted_revenue ?? 0)} is forecast for ${formatMonth(last?.month ?? forecast.month_to_date.month)}${rangeWords(last)}.`;
  return (
    <ChartFigure
      title="Revenue forecast"
      sentence={sentence}
      columns={[
        { header: 'Month', value: ({ month }: Month) => month },
        amount('actual_revenue', 'Actual revenue'),
        amount('predicted_revenue', 'Predicted revenue'),
        amount('low', 'Low estimate'),
        amount('high', 'High estimate'),
        { header: 'Confidence', value: ({ confidence }: Month) => confidence, format: formatPercent },
      ]}
      rows={months}
      filename={`revenue-forecast-${forecast.as_of.slice(0, 10)}`}
    >
      <SeriesChart kind="line" label={sentence} {...drawn} format={formatDollars} />
      <ChartLegend
        entries={[
          { label: 'Actual revenue', color: ACTUAL },
          { label: 'Predicted revenue, with likely range', color: FORECAST },
        ]}
      />
    </ChartFigure>
  );
}

/** The forecast line starts where the line of actual revenue ends. */
function linesOf(months: readonly Month[]) {
  const isMeeting = months.map(
    (month, at) => month.actual_revenue !== null && months[at + 1]?.actual_revenue === null,
  );
  const expected = (each: 'predicted_revenue' | 'low' | 'high') =>
    months.map((month, at) => {
      if (isMeeting[at]) return month.actual_revenue;
      return month.actual_revenue === null ? (month[each] ?? null) : null;
    });
  return {
    categories: months.map(({ month }) => formatMonth(month)),
    series: [
      { label: 'Actual revenue', values: months.map((month) => month.actual_revenue), color: ACTUAL },
      { label: 'Predicted revenue', values: expected('predicted_revenue'), color: FORECAST, isDashed: true },
    ],
    range: { low: expected('low'), high: expected('high') },
  };
}

function rangeWords(month: Month | undefined): string {
  if (month === undefined || month.low === null || month.high === null) return '';
  return `, likely between ${formatDollars(month.low)} and ${formatDollars(month.high)}`;
}

type Roi = CorrelationAnalysis['feature_roi'][number];

/** Revenue associated with each feature, next to its cost. */
export function RoiChart({ correlations }: Part) {
  const { feature_roi: features, period } = correlations;
  const isSeen = canCostsBeSeen(features);
  const drawn = {
    categories: features.map(({ feature }) => featureName(feature)),
    series: [
      { label: 'Associated revenue', values: features.map((each) => each.revenue_impact), color: 1 },
      ...(isSeen ? [{ label: 'Cost', values: features.map(({ cost }) => cost), color: 3 }] : []),
    ],
  };
  const [most] = features.toSorted((one, other) => (other.revenue_impact ?? 0) - (one.revenue_impact ?? 0));
  const sentence =
    most === undefined || most.revenue_impact === null
      ? 'Not enough data to show associated revenue.'
      : `${featureName(most.feature)} has the most associated revenue: ${formatDollars(most.revenue_impact)}.`;
  const dollars = (of: 'revenue_impact' | 'cost', header: string) => ({
    header,
    value: (each: Roi) => each[of],
    format: formatDollars,
  });
  return (
    <ChartFigure
      title="Feature ROI in dollars"
      sentence={sentence}
      columns={[
        { header: 'Feature', value: ({ feature }: Roi) => featureName(feature) },
        dollars('revenue_impact', 'Associated revenue'),
        dollars('cost', 'Cost'),
        { header: 'ROI (%)', value: ({ roi }: Roi) => roi },
      ]}
      rows={features}
      filename={`feature-roi-${period.from}-to-${period.to}`}
    >
      <SeriesChart kind="bar" label={sentence} {...drawn} format={formatDollars} />
      <ChartLegend entries={drawn.series} />
      {isSeen ? null : <Note className={styles.note}>{costWords(features)}</Note>}
    </ChartFigure>
  );
}

/** Bars below a fortieth of the highest are too small to see. */
const LEAST_SEEN = 1 / 40;

function canCostsBeSeen(features: readonly Roi[]): boolean {
  const highest = Math.max(...features.map(({ revenue_impact }) => Math.abs(revenue_impact ?? 0)), 0);
  return features.every(({ cost }) => cost === null || cost === 0 || cost >= highest * LEAST_SEEN);
}

function costWords(features: readonly Roi[]): string {
  const costs = features.flatMap(({ feature, cost }) =>
    cost === null ? [] : [`${featureName(feature)} ${formatExactDollars(cost)}`],
  );
  return `Costs are too small to show on the chart: ${costs.join(', ')}.`;
}

type Segment = CorrelationAnalysis['customer_segments'][number];

/** The share of each plan in monthly revenue, which is above zero. */
export function SegmentChart({ correlations }: Part) {
  const { customer_segments: segments, as_of } = correlations;
  const total = segments.reduce((sum, { total_revenue }) => sum + total_revenue, 0);
  const share = ({ total_revenue }: Segment) => `${Math.round((100 * total_revenue) / total)}%`;
  const [most] = segments.toSorted((one, other) => other.total_revenue - one.total_revenue);
  const sentence =
    most === undefined ? '' : `${most.segment} brings in ${share(most)} of ${formatDollars(total)} a month.`;
  return (
    <DataChart
      kind="doughnut"
      title="Segment revenue"
      sentence={sentence}
      columns={[
        { header: 'Segment', value: ({ segment }: Segment) => segment },
        { header: 'Subscribers', value: ({ count }: Segment) => count },
        {
          header: 'Revenue per month',
          value: ({ total_revenue }: Segment) => total_revenue,
          format: formatDollars,
          color: (_: Segment, index: number) => index,
        },
      ]}
      rows={segments}
      figure={share}
      filename={`segment-revenue-${as_of.slice(0, 10)}`}
    />
  );
}
