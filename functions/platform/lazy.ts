/**
 * Loads something with the first call and keeps it. A load that fails is not kept: the next call loads again.
 * Calls that arrive while it loads share the one load.
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
