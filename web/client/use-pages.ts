import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

type Pages<Page, Shown> = {
  queryKey: QueryKey;
  /** Reads the page at the cursor, or the first one. */
  read: (cursor: { cursor?: string }, signal: AbortSignal) => Promise<{ data: Page }>;
  /** Combines the pages so far for the screen. */
  select: (pages: Page[]) => Shown;
  /** Keeps the previous search's list while the new one loads. */
  keepsPrevious?: boolean;
};

/** A list with cursor pages. */
export function usePages<Page extends { next_cursor?: string | undefined }, Shown>({
  queryKey,
  read,
  select,
  keepsPrevious = false,
}: Pages<Page, Shown>) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await read(pageParam === '' ? {} : { cursor: pageParam }, signal)).data,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => select(pages),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
