import { formatMonth } from '#shared/format/dates.ts';
import { formatCount, formatCounted, formatDollars, formatPercent } from '#shared/format/numbers.ts';
import type { BusinessDashboard } from '#web/console/api/business-intelligence.ts';
import { DataChart } from '#web/console/chart-figure.tsx';
import { NO_FORECAST } from '#web/console/metric-text.ts';
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
  const total = months.reduce((sum, { predicted_revenue }) => sum + predicted_revenue, 0);
  const confidences = months.map(({ confidence }) => confidence);
  const sentence =
    total === 0
      ? NO_FORECAST
      : `Estimated from paid invoices: ${formatDollars(total)} over ${formatCounted(months.length, 'month')}. Confidence falls from ${formatPercent(confidences[0] ?? 0)} to ${formatPercent(confidences.at(-1) ?? 0)}.`;
  return (
    <DataChart
      kind="bar"
      title="Revenue forecast"
      sentence={sentence}
      columns={[
        { header: 'Month', value: ({ month }: Month) => month, format: formatMonth },
        {
          header: 'Predicted revenue',
          value: (month: Month) => month.predicted_revenue,
          format: formatDollars,
          color: 0,
        },
        { header: 'Confidence', value: ({ confidence }: Month) => confidence, format: formatPercent },
      ]}
      rows={months}
      category={({ month }) => formatMonth(month)}
      format={formatDollars}
      filename={`revenue-forecast-${of}`}
    />
  );
}

function CustomerSegments({ segments, of }: { segments: readonly Segment[]; of: string }) {
  const total = segments.reduce((sum, { count }) => sum + count, 0);
  const subscribed = segments.reduce((sum, { plan_id, count }) => sum + (plan_id === null ? 0 : count), 0);
  const sentence =
    total === 0
      ? 'Restaurants appear here after they sign up.'
      : `${formatCount(subscribed)} of ${formatCounted(total, 'restaurant')} ${subscribed === 1 ? 'has' : 'have'} a plan.`;
  return (
    <DataChart
      kind="doughnut"
      title="Customer segments"
      sentence={sentence}
      columns={[
        { header: 'Segment', value: ({ segment }: Segment) => segment },
        {
          header: 'Restaurants',
          value: ({ count }: Segment) => count,
          format: formatCount,
          color: (_: Segment, index: number) => index,
        },
        {
          header: 'List price per month',
          value: (segment: Segment) => segment.monthly_revenue,
          format: formatDollars,
        },
      ]}
      rows={segments}
      figure={({ count }) => formatCount(count)}
      filename={`customer-segments-${of}`}
    />
  );
}
