import { Suspense } from 'react';
import { useAdminDashboard } from '#web/console/api/admin-dashboard.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { RealTimeBar } from '#web/console/real-time-bar.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PlatformStats } from './platform-stats.tsx';
import { QuickActions } from './quick-actions.tsx';

const StoppedPlatform = lazyPart(() => import('./stopped-platform.tsx').then((m) => m.StoppedPlatform));
const BusinessPulse = lazyPart(() => import('./business-pulse.tsx').then((m) => m.BusinessPulse));

/** Spec, website builder §2.11: Platform Overview. */
export function PlatformOverviewScreen() {
  return (
    <>
      <Suspense>
        <StoppedPlatform />
      </Suspense>
      <ConsoleHeader section={CONSOLE_SECTIONS.overview} />
      <Stats />
      <RealTimeBar />
      <Suspense fallback={<Skeleton shape="block" />}>
        <BusinessPulse />
      </Suspense>
      <QuickActions />
    </>
  );
}

function Stats() {
  const dashboard = useAdminDashboard();
  if (dashboard.data !== undefined) return <PlatformStats dashboard={dashboard.data} />;
  if (dashboard.isPending) {
    return <Loading label="Loading the platform’s metrics…" shapes={['block']} />;
  }
  return <LoadFailure title="Error Loading Dashboard" query={dashboard} />;
}
