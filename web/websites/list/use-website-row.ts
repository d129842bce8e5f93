import { useEffect, useState } from 'react';
import type { WebsiteSummary } from '#shared/websites/contract/website.ts';
import { usePrefetchWebsitePage, useWebsitePage, WEBSITES_PER_PAGE } from '#web/websites/api/websites.ts';

/** How close to the end of a page the next one is prefetched. */
const EDGE = 2;

export type WebsiteRow = {
  query: ReturnType<typeof useWebsitePage>;
  /** The total, including pages that haven’t loaded. */
  total: number;
  position: number;
  /** The website at `position`; undefined while its page loads. */
  current: WebsiteSummary | undefined;
  /** The loaded websites, by position. */
  known: ReadonlyMap<number, WebsiteSummary>;
  show: (position: number) => void;
};

/** The restaurant’s websites in a row, loaded ten at a time. */
export function useWebsiteRow(): WebsiteRow {
  const [position, setPosition] = useState(0);
  const page = pageOf(position);
  const query = useWebsitePage(page);
  const total = query.data?.total ?? 0;
  // The last website was deleted, here or in another tab.
  if (total > 0 && position >= total) setPosition(total - 1);
  usePrefetchAtEdges(position, total);

  const first = ((query.data?.page ?? 1) - 1) * WEBSITES_PER_PAGE;
  const known = new Map(query.data?.websites.map((website, index) => [first + index, website]));
  return { query, total, position, current: known.get(position), known, show: setPosition };
}

const pageOf = (position: number) => Math.floor(position / WEBSITES_PER_PAGE) + 1;

function usePrefetchAtEdges(position: number, total: number): void {
  const prefetch = usePrefetchWebsitePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prefetch function is new on every render
  useEffect(() => {
    for (const step of [-EDGE, EDGE]) {
      const neighbor = pageOf((position + step + total) % Math.max(total, 1));
      if (total > WEBSITES_PER_PAGE && neighbor !== pageOf(position)) prefetch(neighbor);
    }
  }, [position, total]);
}
