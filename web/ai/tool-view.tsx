import { Suspense } from 'react';
import { switchedOff } from '#shared/features/ai-features.ts';
import { useRestaurantDashboard } from '#web/dashboard/api/restaurant-dashboard.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ToolLoading } from './tool-loading.tsx';
import type { ToolTab } from './tool-tabs.ts';

/** A tool, or the reason why it can’t be used. */
export function ToolView({ tool: { feature, icon: Icon, Panel } }: { tool: ToolTab }) {
  const dashboard = useRestaurantDashboard();
  if (Panel === undefined) return null;
  if (dashboard.data?.features[feature] === false) {
    return (
      <EmptyState icon={<Icon />} title="Turned off">
        {switchedOff(feature)}
      </EmptyState>
    );
  }
  return (
    <Suspense fallback={<ToolLoading />}>
      <Panel />
    </Suspense>
  );
}
