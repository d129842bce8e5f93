import { Loading } from '#web/ui/loading.tsx';

/** Shown while a tool loads. */
export function ToolLoading() {
  return <Loading label="Loading…" gap={2} shapes={['title', 'block']} />;
}
