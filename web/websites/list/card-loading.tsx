import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from '#web/websites/website-builder-screen.module.css';

/** A placeholder for a website that is loading. */
export function CardLoading() {
  return (
    <Loading label="Loading your websites…" gap={3} className={styles.loading}>
      <Skeleton shape="block" className={styles.loadingImage} />
      <div>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </div>
    </Loading>
  );
}
