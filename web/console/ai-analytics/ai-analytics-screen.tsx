import { useQueryClient } from '@tanstack/react-query';
import ChartLine from 'lucide-react/icons/chart-line';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ANALYTICS_DAYS } from '#shared/metrics/analytics-period.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { type UsageQuery, useRealTimeMetrics } from '#web/console/api/platform-analytics.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { RealTimeFigures } from '#web/console/real-time-bar.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { UsageFilters } from './usage-filters.tsx';
import { UsageReport } from './usage-report.tsx';
import { useShownUsage } from './use-shown-usage.ts';

/** Spec, website builder §2.11: AI Analytics. The URL may name the first period (`?days=1`). */
export function AiAnalyticsScreen() {
  const queryClient = useQueryClient();
  const asked = useSearchParams()[0].get('days');
  const first = ANALYTICS_DAYS.find((days) => String(days) === asked) ?? 7;
  const [query, setQuery] = useState<UsageQuery>({ days: first });
  const realTime = useRealTimeMetrics();
  const usage = useShownUsage(query);
  const change = (changed: UsageQuery) => {
    setQuery(changed);
    void queryClient.invalidateQueries({ queryKey: queryKeys.realTimeMetrics });
  };
  const reload = () => void queryClient.invalidateQueries({ queryKey: queryKeys.analytics });
  const header = <ConsoleHeader section={CONSOLE_SECTIONS.aiAnalytics} />;
  const [isFirst, setFirst] = useState(true);
  if (isFirst && !usage.isPending && !realTime.isPending) setFirst(false);
  if (isFirst) {
    return (
      <>
        {header}
        <Loading label="Loading analytics…" shapes={['block', 8]} />
      </>
    );
  }
  return (
    <>
      {header}
      <RealTimeFigures metrics={realTime.data} />
      <UsageFilters query={query} onChange={change} isLoading={usage.isFetching} />
      {usage.shown === undefined ? (
        <EmptyState
          icon={<ChartLine />}
          title="No data yet"
          action={<Button onClick={reload}>Reload</Button>}
        >
          We couldn’t load the charts. Try again.
        </EmptyState>
      ) : (
        <UsageReport {...usage.shown} />
      )}
    </>
  );
}
