import { useMemo } from 'react';
import { formatUtcDay } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { UsageAnalytics } from '#web/console/api/platform-analytics.ts';
import { ChartFigure } from '#web/console/chart-figure.tsx';
import { featureName } from '#web/console/feature-name.ts';
import { ChartLegend } from '#web/ui/charts/chart-legend.tsx';
import { DoughnutChart } from '#web/ui/charts/doughnut-chart.tsx';
import { SeriesChart } from '#web/ui/charts/series-chart.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { costLabel, millisecondsLabel } from './usage-format.ts';
import { colorOf, summaryOf, type UsageDay, usageByDay, usedFeatures } from './usage-series.ts';

type Part = UsageAnalytics['feature_breakdown'][number];
type PartProps = { usage: UsageAnalytics; days: readonly UsageDay[]; categories: readonly string[] };

/** Four charts of a period that has at least one request. */
export function UsageCharts({ usage }: { usage: UsageAnalytics }) {
  const days = useMemo(() => usageByDay(usage), [usage]);
  const categories = useMemo(() => days.map(({ date }) => formatUtcDay(date)), [days]);
  const part = { usage, days, categories };
  return (
    <Grid columnWidth={26} gap={5} rowGap={0}>
      <UsageOverTime {...part} />
      <FeatureBreakdown {...part} />
      <DailyCost {...part} />
      <ProcessingTime {...part} />
    </Grid>
  );
}

const dateOf = { header: 'Day', value: ({ date }: UsageDay) => date };
const featureOf = { header: 'Feature', value: ({ _id }: Part) => featureName(_id) };
const ofPeriod = ({ period }: UsageAnalytics) => `${period.from}-to-${period.to}`;

function UsageOverTime({ usage, days, categories }: PartProps) {
  const features = useMemo(() => usedFeatures(usage), [usage]);
  const series = useMemo(
    () =>
      features.map((feature) => ({
        label: featureName(feature),
        values: days.map(({ byFeature }) => byFeature[feature]?.requests ?? 0),
        color: colorOf(feature),
      })),
    [features, days],
  );
  const busiest = days.toSorted((one, other) => other.requests - one.requests)[0];
  const sentence = `Requests per day. The peak was ${formatCount(busiest?.requests ?? 0)} on ${formatUtcDay(busiest?.date ?? usage.period.to)}.`;
  return (
    <ChartFigure
      title="Usage over time"
      sentence={sentence}
      columns={[
        dateOf,
        ...features.map((feature) => ({
          header: featureName(feature),
          value: ({ byFeature }: UsageDay) => byFeature[feature]?.requests ?? 0,
        })),
      ]}
      rows={days}
      rowKey={({ date }) => date}
      filename={`usage-over-time-${ofPeriod(usage)}`}
    >
      <SeriesChart
        kind="line"
        label={sentence}
        categories={categories}
        series={series}
        format={formatCount}
      />
      <ChartLegend
        entries={features.map((feature) => ({ label: featureName(feature), color: colorOf(feature) }))}
      />
    </ChartFigure>
  );
}

function FeatureBreakdown({ usage }: PartProps) {
  const { feature_breakdown: parts } = usage;
  const { requests } = summaryOf(usage);
  const drawn = useMemo(
    () =>
      parts.map((part) => ({ label: featureName(part._id), value: part.requests, color: colorOf(part._id) })),
    [parts],
  );
  const share = (part: Part) => `${Math.round((100 * part.requests) / requests)}%`;
  const [most] = parts;
  const sentence =
    most === undefined
      ? ''
      : `${featureName(most._id)} accounts for ${share(most)} of ${formatCount(requests)} requests.`;
  return (
    <ChartFigure
      title="Feature breakdown"
      sentence={sentence}
      columns={[
        featureOf,
        { header: 'Requests', value: ({ requests }: Part) => requests, format: formatCount },
        { header: 'Cost', value: ({ cost }: Part) => cost, format: costLabel },
      ]}
      rows={parts}
      rowKey={({ _id }) => _id}
      filename={`feature-breakdown-${ofPeriod(usage)}`}
    >
      <DoughnutChart label={sentence} parts={drawn} />
      <ChartLegend
        entries={parts.map((part) => ({
          label: featureName(part._id),
          color: colorOf(part._id),
          figure: share(part),
        }))}
      />
    </ChartFigure>
  );
}

function DailyCost({ usage, days, categories }: PartProps) {
  const series = useMemo(() => [{ label: 'Cost', values: days.map(({ cost }) => cost), color: 0 }], [days]);
  const { cost } = summaryOf(usage);
  const sentence = `${costLabel(cost)} in total, ${costLabel(cost / days.length)} a day on average.`;
  return (
    <ChartFigure
      title="Daily cost"
      sentence={sentence}
      columns={[dateOf, { header: 'Cost in dollars', value: (day: UsageDay) => day.cost, format: costLabel }]}
      rows={days}
      rowKey={({ date }) => date}
      filename={`daily-cost-${ofPeriod(usage)}`}
    >
      <SeriesChart kind="bar" label={sentence} categories={categories} series={series} format={costLabel} />
    </ChartFigure>
  );
}

function ProcessingTime({ usage }: PartProps) {
  const { feature_breakdown: parts } = usage;
  const categories = useMemo(() => parts.map(({ _id }) => featureName(_id)), [parts]);
  const series = useMemo(
    () => [
      {
        label: 'Average processing time',
        values: parts.map(({ avg_processing_time }) => avg_processing_time),
        color: parts.map(({ _id }) => colorOf(_id)),
      },
    ],
    [parts],
  );
  const slowest = parts.toSorted((one, other) => other.avg_processing_time - one.avg_processing_time)[0];
  const sentence =
    slowest === undefined
      ? ''
      : `${featureName(slowest._id)} takes the longest: ${millisecondsLabel(slowest.avg_processing_time)} per request.`;
  return (
    <ChartFigure
      title="Average processing time"
      sentence={sentence}
      columns={[
        featureOf,
        {
          header: 'Milliseconds per request',
          value: (part: Part) => part.avg_processing_time,
          format: millisecondsLabel,
        },
      ]}
      rows={parts}
      rowKey={({ _id }) => _id}
      filename={`processing-time-${ofPeriod(usage)}`}
    >
      <SeriesChart
        kind="rows"
        label={sentence}
        categories={categories}
        series={series}
        format={millisecondsLabel}
      />
    </ChartFigure>
  );
}
