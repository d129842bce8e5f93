import { useMemo } from 'react';
import { formatMonth } from '#shared/format/dates.ts';
import { formatCount, formatCounted, formatDollars, formatPercent } from '#shared/format/numbers.ts';
import type { BusinessDashboard } from '#web/console/api/business-intelligence.ts';
import { ChartFigure } from '#web/console/chart-figure.tsx';
import { NO_FORECAST } from '#web/console/metric-text.ts';
import { ChartLegend } from '#web/ui/charts/chart-legend.tsx';
import { DoughnutChart } from '#web/ui/charts/doughnut-chart.tsx';
import { SeriesChart } from '#web/ui/charts/series-chart.tsx';
import { Grid } from '#web/ui/layout.tsx';

type Month = BusinessDashboard['revenue_forecast']['forecast_data'][number];
type Segment = BusinessDashboard['customer_segments'][number];

/** Spec, website builder §2.11: the six-month revenue forecast and the customer segments. */
export function BusinessCharts({ business }: { business: BusinessDashboard }) {
  return (
    <Grid columnWidth={26} gap={5} rowGap={0}>
      <RevenueForecast
        months={business.revenue_forecast.forecast_data}
        of={business.generated_at.slice(0, 10)}
      />
      <CustomerSegments segments={business.customer_segments} of={business.generated_at.slice(0, 10)} />
    </Grid>
  );
}

function RevenueForecast({ months, of }: { months: readonly Month[]; of: string }) {
  const categories = useMemo(() => months.map(({ month }) => formatMonth(month)), [months]);
  const series = useMemo(
    () => [{ label: 'Predicted revenue', values: months.map((month) => month.predicted_revenue), color: 0 }],
    [months],
  );
  const total = months.reduce((sum, { predicted_revenue }) => sum + predicted_revenue, 0);
  const confidences = months.map(({ confidence }) => confidence);
  const sentence =
    total === 0
      ? NO_FORECAST
      : `Estimated from paid invoices: ${formatDollars(total)} over ${formatCounted(months.length, 'month')}. Confidence falls from ${formatPercent(confidences[0] ?? 0)} to ${formatPercent(confidences.at(-1) ?? 0)}.`;
  return (
    <ChartFigure
      title="Revenue forecast"
      sentence={sentence}
      columns={[
        { header: 'Month', value: ({ month }: Month) => month, format: formatMonth },
        {
          header: 'Predicted revenue',
          value: (month: Month) => month.predicted_revenue,
          format: formatDollars,
        },
        { header: 'Confidence', value: ({ confidence }: Month) => confidence, format: formatPercent },
      ]}
      rows={months}
      rowKey={({ month }) => month}
      filename={`revenue-forecast-${of}`}
    >
      <SeriesChart
        kind="bar"
        label={sentence}
        categories={categories}
        series={series}
        format={formatDollars}
      />
    </ChartFigure>
  );
}

function CustomerSegments({ segments, of }: { segments: readonly Segment[]; of: string }) {
  const parts = useMemo(
    () => segments.map(({ segment, count }, color) => ({ label: segment, value: count, color })),
    [segments],
  );
  const total = segments.reduce((sum, { count }) => sum + count, 0);
  const subscribed = segments.reduce((sum, { plan_id, count }) => sum + (plan_id === null ? 0 : count), 0);
  const sentence =
    total === 0
      ? 'Restaurants appear here after they sign up.'
      : `${formatCount(subscribed)} of ${formatCounted(total, 'restaurant')} ${subscribed === 1 ? 'has' : 'have'} a plan.`;
  return (
    <ChartFigure
      title="Customer segments"
      sentence={sentence}
      columns={[
        { header: 'Segment', value: ({ segment }: Segment) => segment },
        { header: 'Restaurants', value: ({ count }: Segment) => count, format: formatCount },
        {
          header: 'List price per month',
          value: (segment: Segment) => segment.monthly_revenue,
          format: formatDollars,
        },
      ]}
      rows={segments}
      rowKey={({ segment }) => segment}
      filename={`customer-segments-${of}`}
    >
      {total === 0 ? null : <DoughnutChart label={sentence} parts={parts} />}
      <ChartLegend entries={parts.map(({ value, ...part }) => ({ ...part, figure: formatCount(value) }))} />
    </ChartFigure>
  );
}
