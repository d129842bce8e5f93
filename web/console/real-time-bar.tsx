import { dateFormatter } from '#shared/format/formatter.ts';
import { formatCount, formatPercent, formatSmallDollars } from '#shared/format/numbers.ts';
import { type RealTimeMetrics, useRealTimeMetrics } from '#web/console/api/platform-analytics.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Figure, FigureStrip } from './figure-strip.tsx';
import styles from './real-time-bar.module.css';

const asClock = dateFormatter({ timeStyle: 'medium' });
/** Shown if there were no requests. */
const NONE = '–';

/** Real-time AI metrics (spec, website builder §2.11). */
export function RealTimeBar() {
  const { data, isPending } = useRealTimeMetrics();
  if (!isPending) return <RealTimeFigures metrics={data} />;
  return (
    <Loading label="Loading real-time metrics…">
      <Skeleton shape="block" />
    </Loading>
  );
}

/** `metrics` are the last ones that loaded; undefined if none have. */
export function RealTimeFigures({ metrics }: { metrics: RealTimeMetrics | undefined }) {
  return (
    <Stack as="section" gap={1} className={styles.bar} aria-labelledby="real-time">
      <h2 id="real-time">Real-time AI usage</h2>
      <FigureStrip>
        <Metrics metrics={metrics} />
      </FigureStrip>
    </Stack>
  );
}

function Metrics({ metrics }: { metrics: RealTimeMetrics | undefined }) {
  const used = metrics?.today_requests === 0 ? undefined : metrics;
  return (
    <>
      <Figure
        label="Today’s requests"
        value={metrics === undefined ? NONE : formatCount(metrics.today_requests)}
      >
        since midnight UTC
      </Figure>
      <Figure label="Success rate" value={used === undefined ? NONE : formatPercent(used.success_rate)}>
        today
      </Figure>
      <Figure
        label="Average response time"
        value={used === undefined ? NONE : `${formatCount(Math.round(used.avg_response_time))} ms`}
      >
        today
      </Figure>
      <Figure
        label="Daily cost"
        value={metrics === undefined ? NONE : formatSmallDollars(metrics.daily_cost)}
      >
        since midnight UTC
      </Figure>
      <Figure
        label="Active requests"
        value={metrics === undefined ? NONE : formatCount(metrics.active_requests)}
      >
        in progress
      </Figure>
      <Figure
        label="Last updated"
        value={metrics === undefined ? NONE : asClock(new Date(metrics.last_updated))}
      >
        updates every 30 seconds
      </Figure>
    </>
  );
}
