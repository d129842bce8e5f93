import { formatUtcDay } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { UsageAnalytics } from '#web/console/api/platform-analytics.ts';
import { DataChart } from '#web/console/chart-figure.tsx';
import { featureName } from '#web/console/feature-name.ts';
import { Grid } from '#web/ui/layout.tsx';
import { costLabel, millisecondsLabel } from './usage-format.ts';
import { colorOf, summaryOf, type UsageDay, usageByDay, usedFeatures } from './usage-series.ts';

type Part = UsageAnalytics['feature_breakdown'][number];
type PartProps = { usage: UsageAnalytics; days: readonly UsageDay[] };

/** Four charts of a period that has at least one request. */
export function UsageCharts({ usage }: { usage: UsageAnalytics }) {
  const part = { usage, days: usageByDay(usage) };
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
const dayName = ({ date }: UsageDay) => formatUtcDay(date);
const featureOf = { header: 'Feature', value: ({ _id }: Part) => featureName(_id) };
const ofPeriod = ({ period }: UsageAnalytics) => `${period.from}-to-${period.to}`;

function UsageOverTime({ usage, days }: PartProps) {
  const busiest = days.toSorted((one, other) => other.requests - one.requests)[0];
  return (
    <DataChart
      kind="line"
      title="Usage over time"
      sentence={`Requests per day. The peak was ${formatCount(busiest?.requests ?? 0)} on ${formatUtcDay(busiest?.date ?? usage.period.to)}.`}
      columns={[
        dateOf,
        ...usedFeatures(usage).map((feature) => ({
          header: featureName(feature),
          value: ({ byFeature }: UsageDay) => byFeature[feature]?.requests ?? 0,
          color: colorOf(feature),
        })),
      ]}
      rows={days}
      category={dayName}
      format={formatCount}
      filename={`usage-over-time-${ofPeriod(usage)}`}
    />
  );
}

function FeatureBreakdown({ usage }: PartProps) {
  const { feature_breakdown: parts } = usage;
  const { requests } = summaryOf(usage);
  const share = (part: Part) => `${Math.round((100 * part.requests) / requests)}%`;
  const [most] = parts;
  return (
    <DataChart
      kind="doughnut"
      title="Feature breakdown"
      sentence={
        most === undefined
          ? ''
          : `${featureName(most._id)} accounts for ${share(most)} of ${formatCount(requests)} requests.`
      }
      columns={[
        featureOf,
        {
          header: 'Requests',
          value: ({ requests }: Part) => requests,
          format: formatCount,
          color: ({ _id }: Part) => colorOf(_id),
        },
        { header: 'Cost', value: ({ cost }: Part) => cost, format: costLabel },
      ]}
      rows={parts}
      figure={share}
      filename={`feature-breakdown-${ofPeriod(usage)}`}
    />
  );
}

function DailyCost({ usage, days }: PartProps) {
  const { cost } = summaryOf(usage);
  return (
    <DataChart
      kind="bar"
      title="Daily cost"
      sentence={`${costLabel(cost)} in total, ${costLabel(cost / days.length)} a day on average.`}
      columns={[
        dateOf,
        { header: 'Cost in dollars', value: (day: UsageDay) => day.cost, format: costLabel, color: 0 },
      ]}
      rows={days}
      category={dayName}
      format={costLabel}
      filename={`daily-cost-${ofPeriod(usage)}`}
    />
  );
}

function ProcessingTime({ usage }: PartProps) {
  const { feature_breakdown: parts } = usage;
  const slowest = parts.toSorted((one, other) => other.avg_processing_time - one.avg_processing_time)[0];
  return (
    <DataChart
      kind="rows"
      title="Average processing time"
      sentence={
        slowest === undefined
          ? ''
          : `${featureName(slowest._id)} takes the longest: ${millisecondsLabel(slowest.avg_processing_time)} per request.`
      }
      columns={[
        featureOf,
        {
          header: 'Milliseconds per request',
          value: (part: Part) => part.avg_processing_time,
          format: millisecondsLabel,
          color: ({ _id }: Part) => colorOf(_id),
        },
      ]}
      rows={parts}
      format={millisecondsLabel}
      filename={`processing-time-${ofPeriod(usage)}`}
    />
  );
}
