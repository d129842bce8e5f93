import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIRST_TAB, type ToolId, useTools } from './tool-tabs.ts';

/**
 * The tab in the address (`?tab=`). Each change is a history entry, so Back and Forward switch tabs. Unknown values
 * show the first tab and correct the address.
 */
export function useToolTab(): [ToolId, (tab: ToolId) => void] {
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
