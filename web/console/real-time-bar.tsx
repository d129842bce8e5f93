import { formatCount } from '#shared/format/numbers.ts';
import { type RealTimeMetrics, useRealTimeMetrics } from '#web/console/api/platform-analytics.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Figure, FigureStrip } from './figure-strip.tsx';
import styles from './real-time-bar.module.css';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
/** Stands for a figure of nothing. */
const NONE = '–';

/** AI features right now (spec, website builder §2.11). */
export function RealTimeBar() {
  const { data, isPending } = useRealTimeMetrics();
  if (!isPending) return <RealTimeFigures metrics={data} />;
  return (
    <Loading label="Loading real-time metrics…">
      <Skeleton shape="block" />
    </Loading>
  );
}

/** `metrics`: as they were read last, also when they cannot be read now; undefined where they never could. */
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
      <Figure label="Today's requests" value={metrics?.today_requests.toLocaleString('en-US') ?? NONE}>
        since midnight UTC
      </Figure>
      <Figure label="Success rate" value={used === undefined ? NONE : `${used.success_rate}%`}>
        of today's requests
      </Figure>
      <Figure
        label="Average response time"
        value={used === undefined ? NONE : `${formatCount(Math.round(used.avg_response_time))} ms`}
      >
        of today's requests
      </Figure>
      <Figure label="Daily cost" value={metrics === undefined ? NONE : `$${metrics.daily_cost.toFixed(4)}`}>
        since midnight UTC
      </Figure>
      <Figure label="Active requests" value={metrics?.active_requests.toLocaleString('en-US') ?? NONE}>
        in progress
      </Figure>
      <Figure
        label="Last updated"
        value={metrics === undefined ? NONE : CLOCK.format(new Date(metrics.last_updated))}
      >
        every 30 seconds
      </Figure>
    </>
  );
}
