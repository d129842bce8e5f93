import TrendingUp from 'lucide-react/icons/trending-up';
import { type ReactNode, Suspense } from 'react';
import { formatCount, formatCounted, formatDecimal, formatDollars } from '#shared/format/numbers.ts';
import {
  type CorrelationAnalysis,
  type MeasuredLift as Measured,
  type RevenueForecast,
  useMeasuredLift,
} from '#web/console/api/revenue-analytics.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { changeText, NO_FORECAST } from '#web/console/metric-text.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HowCalculated } from '#web/ui/how-calculated.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { FeatureRoi } from './feature-roi.tsx';
import { ForecastSummary } from './forecast-summary.tsx';
import { Part } from './part.tsx';
import { PriceProposals } from './price-proposals.tsx';
import { RecurringRevenue } from './recurring-revenue.tsx';
import styles from './revenue-analytics.module.css';

/** Loaded on demand, because it includes chart.js. */
const ForecastChart = lazyPart(() => import('./revenue-charts.tsx').then((m) => m.ForecastChart));
const RoiChart = lazyPart(() => import('./revenue-charts.tsx').then((m) => m.RoiChart));
const SegmentChart = lazyPart(() => import('./revenue-charts.tsx').then((m) => m.SegmentChart));

export type ShownRevenue = { forecast: RevenueForecast; correlations: CorrelationAnalysis };

/** Forecast, feature ROI, segments, and pricing. */
export function RevenueReport({ forecast, correlations, isSample }: ShownRevenue & { isSample: boolean }) {
  const hasRevenue = forecast.months_of_history > 0 || forecast.month_to_date.revenue > 0;
  const hasLift = !isSample && correlations.feature_roi.some(({ feature }) => feature === 'sms_campaigns');
  const hasSubscribers = correlations.customer_segments.some(({ count }) => count > 0);
  return (
    <Suspense fallback={<Loading label="Loading charts…" shapes={['block']} />}>
      <Stack gap={4} className={styles.report}>
        {hasRevenue ? (
          <>
            <ForecastSummary forecast={forecast} />
            <ForecastChart forecast={forecast} />
          </>
        ) : (
          <EmptyState icon={<TrendingUp />} title="No revenue yet">
            {NO_FORECAST}
          </EmptyState>
        )}
        {isSample ? null : <RecurringRevenue />}
        <FeatureRoi correlations={correlations} lift={hasLift ? <MeasuredLift /> : null}>
          <RoiChart correlations={correlations} />
        </FeatureRoi>
        <Segments correlations={correlations}>
          {hasSubscribers ? <SegmentChart correlations={correlations} /> : null}
        </Segments>
        <PriceProposals correlations={correlations} />
      </Stack>
    </Suspense>
  );
}

type SegmentsProps = { correlations: CorrelationAnalysis; children: ReactNode };

/** The monthly revenue of each plan, with a chart. */
function Segments({ correlations: { customer_segments }, children }: SegmentsProps) {
  return (
    <Part title="Customer segments">
      <FigureStrip>
        {customer_segments.map(({ segment, count, avg_revenue, total_revenue, growth }) => (
          <Figure key={segment} label={segment} value={formatDollars(total_revenue)}>
            a month from {formatCounted(count, 'restaurant')}
            {count === 0 ? '' : ` at ${formatDollars(avg_revenue)}`}
            {growth === null ? '' : ` · restaurant count ${changeText(growth)} in 90 days`}
          </Figure>
        ))}
      </FigureStrip>
      {children}
    </Part>
  );
}

/** The lift of texts over a control group that was chosen by chance. Nothing while it loads or if it fails. */
function MeasuredLift() {
  const { data } = useMeasuredLift();
  if (data === undefined) return null;
  return (
    <>
      <Note className={styles.note}>
        <Text as="strong" tone="ink">
          Measured lift of SMS CAMPAIGNS:
        </Text>{' '}
        {resultOf(data)}
      </Note>
      {data.campaigns === 0 ? null : <HowCalculated>{statisticsOf(data)}</HowCalculated>}
    </>
  );
}

const pointsOf = (share: number) => formatDecimal(100 * share);

function resultOf({ campaigns, effect }: Measured): string {
  if (campaigns === 0) return 'no campaign has had a control group yet.';
  if (effect === null || (effect.low <= 0 && effect.high >= 0)) return 'not enough data yet.';
  const change = effect.difference > 0 ? 'more' : 'less';
  return `guests who got a text were ${pointsOf(Math.abs(effect.difference))} percentage points ${change} likely to come back than the control group.`;
}

function statisticsOf({ campaigns, texted_guests, held_back_guests, effect }: Measured): string {
  const groups = `${formatCounted(campaigns, 'campaign')}: ${formatCounted(texted_guests, 'guest')} texted, ${formatCount(held_back_guests)} in the control group.`;
  if (effect === null) return `${groups} Too few guests have come back to measure.`;
  return `${groups} Difference: ${pointsOf(effect.difference)} percentage points (95% confidence interval: ${pointsOf(effect.low)} to ${pointsOf(effect.high)}).`;
}
