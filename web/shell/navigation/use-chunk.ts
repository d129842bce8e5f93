import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { loadChunk } from './lazy-chunk.ts';

/**
 * A part of the app that only some pages need; undefined until it loads, or without a loader. A failure is thrown to
 * the error boundary.
 */
export function useChunk<Part>(
  queryKey: QueryKey,
  load: (() => Promise<Part>) | undefined,
): Part | undefined {
  const part = useQuery({
    queryKey,
    queryFn: load === undefined ? skipToken : () => loadChunk(load),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: true,
  });
  return part.data as Part | undefined;
}
