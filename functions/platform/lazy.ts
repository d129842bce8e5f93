/**
 * Loads a value with the first call and caches it. A failed load isn't cached, so the next call tries again.
 * Concurrent calls share one load.
 */
export function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}
