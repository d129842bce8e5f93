import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { switchedOff } from '#shared/features/ai-features.ts';
import { useRestaurantDashboard } from '#web/dashboard/api/restaurant-dashboard.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ToolLoading } from './tool-loading.tsx';
import { FIRST_TAB, type ToolId, type ToolTab, useTools } from './tool-tabs.ts';

/** The tools in tabs. Switching tabs clears the results. */
export function Tools({ label }: { label: string }) {
  const tools = useTools();
  const [tab, chooseTab] = useToolTab();
  return (
    <Tabs
      label={label}
      value={tab}
      onChange={chooseTab}
      isFitted
      items={tools.map((tool) => {
        const { id, label: name, icon: Icon, Panel } = tool;
        const isComing = Panel === undefined;
        return {
          id,
          label: name,
          icon: <Icon aria-hidden="true" />,
          note: isComing ? 'Coming Soon' : undefined,
          isDisabled: isComing,
          content: <ToolView tool={tool} />,
        };
      })}
    />
  );
}

/**
 * The tab in the address (`?tab=`). Each change is a history entry, so Back and Forward switch tabs. Unknown values
 * show the first tab and correct the address.
 */
function useToolTab(): [ToolId, (tab: ToolId) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tab');
  const tab = useTools().find(({ id, Panel }) => id === named && Panel !== undefined)?.id ?? FIRST_TAB;
  const isMistaken = named !== null && named !== tab;
  useEffect(() => {
    if (isMistaken) setSearch({ tab }, { replace: true, preventScrollReset: true });
  }, [isMistaken, tab, setSearch]);
  const choose = (next: ToolId) => {
    if (next !== tab) setSearch({ tab: next }, { preventScrollReset: true });
  };
  return [tab, choose];
}

/** A tool, or the reason why it can’t be used. */
function ToolView({ tool: { feature, icon: Icon, Panel } }: { tool: ToolTab }) {
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
