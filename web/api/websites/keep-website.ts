import { useQueryClient } from '@tanstack/react-query';
import type { Website } from '#shared/contract/website.ts';
import { websiteKey } from './website.ts';

/** Where the kept versions of a website stand in the cache. */
export const versionsKey = (id: string) => ['website-versions', id];

/** Puts a changed website where every screen finds it, and has the lists read again. */
export function useKeepWebsite(id: string): (website: Website) => void {
  const queryClient = useQueryClient();
  return (website) => {
    queryClient.setQueryData(websiteKey(id), website);
    void queryClient.invalidateQueries({ queryKey: versionsKey(id) });
    void queryClient.invalidateQueries({ queryKey: ['websites'] });
    void queryClient.invalidateQueries({ queryKey: ['restaurant-dashboard'] });
  };
}
