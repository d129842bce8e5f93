import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Returns a function that reloads these keys. Its promise settles when the lists on screen are up to date. */
export function useReload(...keys: QueryKey[]): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
