import TrendingUp from 'lucide-react/icons/trending-up';
import { Suspense } from 'react';
import type { CorrelationAnalysis, RevenueForecast } from '#web/console/api/revenue-analytics.ts';
import { NO_FORECAST } from '#web/console/metric-text.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FeatureRoi } from './feature-roi.tsx';
import { ForecastSummary } from './forecast-summary.tsx';
import { MeasuredLift } from './measured-lift.tsx';
import { PriceProposals } from './price-proposals.tsx';
import { RecurringRevenue } from './recurring-revenue.tsx';
import styles from './revenue-analytics.module.css';
import { Segments } from './segments.tsx';

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
    <Suspense
      fallback={
        <Loading label="Loading charts…">
          <Skeleton shape="block" />
        </Loading>
      }
    >
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
