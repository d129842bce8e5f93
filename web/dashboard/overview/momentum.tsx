import { scoreLabel } from '#shared/checklist/marketing-score.ts';
import { monthlyEstimate, TYPICAL_WEEKLY_REVENUE } from '#shared/checklist/revenue-potential.ts';
import type { RestaurantDashboard } from '#shared/dashboard/contract/restaurant-dashboard.ts';
import { formatDollars } from '#shared/format/numbers.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { RingGauge } from '#web/ui/ring-gauge.tsx';
import { Note, Text } from '#web/ui/text.tsx';

type Metrics = RestaurantDashboard['momentumMetrics'];

/** The marketing score and the progress behind it. */
export function MarketingScore({ metrics }: { metrics: Metrics }) {
  const { marketingScore, foundationalProgress, ongoingProgress } = metrics;
  const label = scoreLabel(marketingScore);
  return (
    <Stack as="section" gap={2} aria-labelledby="marketing-score">
      <Cluster as="h2" height="small" id="marketing-score">
        Marketing Score
      </Cluster>
      <Cluster gap={3} wrap={false}>
        <RingGauge value={marketingScore} label={`Marketing score: ${marketingScore} out of 100, ${label}`} />
        <Grid gap={1} flex="fill">
          <Text size={1} display>
            {label}
          </Text>
          <Progress label="Foundation" percentage={foundationalProgress.percentage} />
          <Progress label="Ongoing" percentage={ongoingProgress.percentage} />
        </Grid>
      </Cluster>
    </Stack>
  );
}

function Progress({ label, percentage }: { label: string; percentage: number }) {
  return <Meter label={label} value={percentage} valueText={`${percentage}%`} />;
}

type RevenueProps = { metrics: Metrics; monthlyRevenue: number | null };

/** The weekly value of the checklist: earned so far, and still open. */
export function Revenue({ metrics, monthlyRevenue }: RevenueProps) {
  const { weeklyRevenuePotential, completedRevenue, totalPotential } = metrics;
  return (
    <Stack as="section" gap={2} aria-labelledby="revenue">
      <Cluster as="h2" height="small" id="revenue">
        Revenue
      </Cluster>
      <Text tone="muted">
        <Text as="span" size={4} tone="ink" display weight="light">
          {formatDollars(weeklyRevenuePotential)}
        </Text>{' '}
        weekly revenue potential
      </Text>
      <Meter
        label="Unlocked"
        value={completedRevenue}
        max={Math.max(totalPotential, 1)}
        valueText={`${formatDollars(completedRevenue)} of ${formatDollars(totalPotential)}`}
        tone="good"
      />
      <p>
        <Estimate>for a restaurant with {formatDollars(TYPICAL_WEEKLY_REVENUE)} in weekly sales</Estimate>
      </p>
      <OwnEstimate weeklyPotential={weeklyRevenuePotential} monthlyRevenue={monthlyRevenue} />
    </Stack>
  );
}

type OwnEstimateProps = { weeklyPotential: number; monthlyRevenue: number | null };

/** The estimate based on this restaurant’s own revenue. */
function OwnEstimate({ weeklyPotential, monthlyRevenue }: OwnEstimateProps) {
  const estimated = monthlyEstimate(weeklyPotential, monthlyRevenue);
  return (
    <Note>
      {estimated === undefined || monthlyRevenue === null ? (
        <Link href={paths.profile}>Add your monthly revenue</Link>
      ) : (
        <>
          About {formatDollars(estimated)} a month for your restaurant{' '}
          <Estimate>
            {Math.round((100 * estimated) / monthlyRevenue)}% of your {formatDollars(monthlyRevenue)} monthly
            revenue
          </Estimate>
        </>
      )}
    </Note>
  );
}
