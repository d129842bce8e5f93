import { useState } from 'react';
import {
  type UsageAnalytics,
  type UsageQuery,
  useUsageAnalytics,
} from '#web/console/api/platform-analytics.ts';

/** The last metrics with their filters. They stay on the screen while new ones load or fail to load. */
export type ShownUsage = { query: UsageQuery; usage: UsageAnalytics };

export function useShownUsage(query: UsageQuery) {
  const { data, isFetching, isPending } = useUsageAnalytics(query);
  const [shown, setShown] = useState<ShownUsage>();
  if (data !== undefined && data !== shown?.usage) setShown({ query, usage: data });
  return { shown, isFetching, isPending };
}
