import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shown while a tool loads. */
export function ToolLoading() {
  return (
    <Loading label="Loading…" gap={2}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Loading>
  );
}
