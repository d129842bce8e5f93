import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** A function that reloads what these keys name. Its promise settles when the lists on the screen have reloaded. */
export function useReload(...keys: QueryKey[]): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
