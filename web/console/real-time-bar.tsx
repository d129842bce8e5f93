import { dateFormatter } from '#shared/format/formatter.ts';
import { formatCount, formatPercent, formatSmallDollars } from '#shared/format/numbers.ts';
import { type RealTimeMetrics, useRealTimeMetrics } from '#web/console/api/platform-analytics.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { useMay } from '#web/console/use-may.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Figure, FigureStrip } from './figure-strip.tsx';

const asClock = dateFormatter({ timeStyle: 'medium' });
/** Shown if there were no requests. */
const NONE = '–';

/** Real-time AI metrics (spec, website builder §2.11). */
export function RealTimeBar() {
  const { data, isPending } = useRealTimeMetrics();
  if (!isPending) return <RealTimeFigures metrics={data} isLinked />;
  return <Loading label="Loading real-time metrics…" shapes={['block']} />;
}

type RealTimeProps = {
  /** The last ones that loaded; undefined if none have. */
  metrics: RealTimeMetrics | undefined;
  /** Each figure links to the screen that lists what it counts. */
  isLinked?: boolean;
};

export function RealTimeFigures(props: RealTimeProps) {
  return (
    <Section title="Real-time AI usage" gap={1} padTop={4}>
      <FigureStrip>
        <Metrics {...props} />
      </FigureStrip>
    </Section>
  );
}

function Metrics({ metrics, isLinked = false }: RealTimeProps) {
  const may = useMay();
  const usage = isLinked ? `${paths.adminAiAnalytics}?days=1` : undefined;
  const errors = isLinked && may(CONSOLE_SECTIONS.jobs) ? `${paths.adminJobs}?tab=errors` : usage;
  const costs = isLinked && may(CONSOLE_SECTIONS.costs) ? paths.adminCosts : usage;
  const used = metrics?.today_requests === 0 ? undefined : metrics;
  return (
    <>
      <Figure
        label="Today’s requests"
        href={usage}
        value={metrics === undefined ? NONE : formatCount(metrics.today_requests)}
      >
        since midnight UTC
      </Figure>
      <Figure
        label="Success rate"
        href={errors}
        value={used === undefined ? NONE : formatPercent(used.success_rate)}
      >
        today
      </Figure>
      <Figure
        label="Average response time"
        href={usage}
        value={used === undefined ? NONE : `${formatCount(Math.round(used.avg_response_time))} ms`}
      >
        today
      </Figure>
      <Figure
        label="Daily cost"
        href={costs}
        value={metrics === undefined ? NONE : formatSmallDollars(metrics.daily_cost)}
      >
        since midnight UTC
      </Figure>
      <Figure
        label="Active requests"
        href={usage}
        value={metrics === undefined ? NONE : formatCount(metrics.active_requests)}
      >
        in progress
      </Figure>
      <Figure
        label="Last updated"
        href={usage}
        value={metrics === undefined ? NONE : asClock(new Date(metrics.last_updated))}
      >
        every 30 seconds
      </Figure>
    </>
  );
}
