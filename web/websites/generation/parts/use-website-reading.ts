import { useEffect, useRef, useState } from 'react';
import type { StatedDetails } from '#shared/profile/entered/page-details.ts';
import { ApiError } from '#web/client/api-error.ts';
import { readPage } from '#web/profile/api/profile.ts';
import { type JoinedPages, joinPages } from './joined-pages.ts';

const MOST_PAGES = 12;

type Stage = {
  /** The page being read, from 1, and the number of known pages. */
  progress?: { page: number; of: number };
  error?: Error;
  joined?: JoinedPages;
};

type WebsiteReading = Stage & {
  read: (asked: { url: string; is_mine: boolean }) => Promise<void>;
  /** Stops reading; what was found stays. */
  cancel: () => void;
  reset: () => void;
};

/** Reads a website page by page, starting with the given one. `onRead` gets the combined details. */
export function useWebsiteReading(onRead: (joined: JoinedPages) => void): WebsiteReading {
  const [stage, setStage] = useState<Stage>({});
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort('left'), []);

  const read: WebsiteReading['read'] = async ({ url, is_mine }) => {
    const stop = new AbortController();
    reading.current?.abort('left');
    reading.current = stop;
    const known = new Set([url]);
    const pages: StatedDetails[] = [];
    let count = 0;
    for (const next of known) {
      if (count === MOST_PAGES || stop.signal.aborted) break;
      count += 1;
      setStage({ progress: { page: count, of: Math.max(count, Math.min(known.size, MOST_PAGES)) } });
      try {
        const page = await readPage({ url: next, is_mine }, stop.signal);
        if (pages.some((each) => each.url === page.url)) continue;
        pages.push(page);
        for (const more of page.more_pages) known.add(more);
        // The first page may have redirected.
        known.add(page.url);
      } catch (error) {
        if (stop.signal.reason === 'left') return;
        // If another page fails, the rest still count.
        if (pages.length === 0) return setStage(stop.signal.aborted ? {} : { error: asError(error) });
        if (error instanceof ApiError && error.code === 'too_many_requests') break;
      }
    }
    if (stop.signal.reason === 'left') return;
    const joined = joinPages(pages);
    setStage({ joined });
    onRead(joined);
  };
  return {
    ...stage,
    read,
    cancel: () => reading.current?.abort('canceled'),
    reset: () => {
      reading.current?.abort('left');
      setStage({});
    },
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
