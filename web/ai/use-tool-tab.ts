import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FIRST_TAB, type ToolId, useTools } from './tool-tabs.ts';

/**
 * The tab of the address (`?tab=`). A change is a step of the history, so that back and forward lead through the
 * tabs; an address that names none that can be used is the first one's, and says so.
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
