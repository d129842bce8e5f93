import type { EnhancerState } from '#web/photos/use-enhancer.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import styles from './stage.module.css';

/** The progress, shown over the photo. */
export function Working({ enhancer: { photo, isBusy } }: { enhancer: EnhancerState }) {
  if (photo.percent !== undefined) {
    return (
      <div className={styles.working}>
        <ProgressBar label="Uploading your photo…" percent={photo.percent} />
      </div>
    );
  }
  if (!isBusy) return null;
  return (
    <div className={styles.working}>
      <ProgressBar label="Enhancing your photo…" />
    </div>
  );
}
