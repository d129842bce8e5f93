import ChartLine from 'lucide-react/icons/chart-line';
import { Suspense } from 'react';
import { formatClock, formatUtcDay } from '#shared/format/dates.ts';
import { formatCount, formatPercent } from '#shared/format/numbers.ts';
import { featureName } from '#web/console/feature-name.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './ai-analytics.module.css';
import { costLabel } from './usage-format.ts';
import { summaryOf } from './usage-series.ts';
import type { ShownUsage } from './use-shown-usage.ts';

/** Loaded on demand, because it includes chart.js. */
const UsageCharts = lazyPart(() => import('./usage-charts.tsx').then((m) => m.UsageCharts));

/** Totals and charts of a period. */
export function UsageReport({ query, usage }: ShownUsage) {
  const { requests, cost, mostUsed, errorRate } = summaryOf(usage);
  const { from, to } = usage.period;
  const days = from === to ? formatUtcDay(from) : `${formatUtcDay(from)} to ${formatUtcDay(to)}`;
  const of = query.feature_type === undefined ? 'all features' : featureName(query.feature_type);
  return (
    <>
      <section aria-label="Summary">
        <FigureStrip>
          <Figure label="Total requests" value={formatCount(requests)}>
            {days}
          </Figure>
          <Figure label="Total cost" value={costLabel(cost)}>
            at list prices
          </Figure>
          <Figure
            label="Most used feature"
            value={
              <Text as="span" strong className={styles.word}>
                {mostUsed === undefined ? '–' : featureName(mostUsed)}
              </Text>
            }
          />
          <Figure label="Error rate" value={errorRate === undefined ? '–' : formatPercent(errorRate)}>
            {formatCount(usage.error_analysis.error_count)} failed
          </Figure>
        </FigureStrip>
        <Note padTop={1}>
          Data for {of}, as of {formatClock(usage.as_of)}. Dates are in UTC.
        </Note>
      </section>
      {requests === 0 ? (
        <EmptyState icon={<ChartLine />} title="No requests in this period">
          Choose a longer period or a different feature.
        </EmptyState>
      ) : (
        <Suspense fallback={<Loading label="Loading charts…" shapes={['block']} />}>
          <UsageCharts usage={usage} />
        </Suspense>
      )}
    </>
  );
}
