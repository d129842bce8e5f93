import { formatMoment } from '#shared/format/dates.ts';
import { formatCount, formatDollars } from '#shared/format/numbers.ts';
import { usePlatformPerformance } from '#web/console/api/business-assistant.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import {
  changeText,
  NO_EARLIER_PAYMENTS,
  NO_EARLIER_SUBSCRIBERS,
  percentText,
  REVENUE_COMPARED,
  SUBSCRIPTIONS_ENDED,
} from '#web/console/metric-text.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Note } from '#web/ui/text.tsx';

/** Four key metrics of the last 30 days. */
export function PerformanceCards() {
  const performance = usePlatformPerformance();
  if (performance.data === undefined) {
    if (!performance.isPending) return <LoadFailure title="Error Loading Analytics" query={performance} />;
    return <Loading label="Loading key metrics…" shapes={['block']} />;
  }
  const { key_metrics: figures, as_of } = performance.data;
  return (
    <section aria-label="Key metrics">
      <FigureStrip>
        <Figure label="Total revenue" value={formatDollars(figures.total_revenue)}>
          payments minus refunds and lost disputes, before tax, last 30 days
        </Figure>
        <Figure label="Active customers" value={formatCount(figures.active_customers)}>
          active subscriptions
        </Figure>
        <Figure label="Growth rate" value={changeText(figures.growth_rate)}>
          {figures.growth_rate === null ? NO_EARLIER_PAYMENTS : REVENUE_COMPARED}
        </Figure>
        <Figure label="Churn rate" value={percentText(figures.churn_rate)}>
          {figures.churn_rate === null ? NO_EARLIER_SUBSCRIBERS : SUBSCRIPTIONS_ENDED}
        </Figure>
      </FigureStrip>
      <Note padTop={1}>As of {formatMoment(as_of)}. Dates are in UTC.</Note>
    </section>
  );
}
