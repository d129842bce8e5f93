import { Suspense } from 'react';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';

/** Loaded at the same time as its data. */
const RevenueAnalytics = lazyPart(() => import('./revenue-analytics.tsx').then((m) => m.RevenueAnalytics));

/** Spec, website builder §2.11: Revenue Analytics. */
export function RevenueAnalyticsScreen() {
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.revenueAnalytics} />
      <Suspense fallback={<Loading label="Loading analytics…" shapes={['block', 8]} />}>
        <RevenueAnalytics />
      </Suspense>
    </>
  );
}
