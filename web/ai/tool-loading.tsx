import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './ai-features-screen.module.css';

/** Shown while a tool loads. */
export function ToolLoading() {
  return (
    <Loading label="Loading…" className={styles.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </Loading>
  );
}
