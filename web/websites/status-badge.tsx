import { Badge } from '#web/ui/badge.tsx';
import styles from './status-badge.module.css';
import { statusLabel, statusTone } from './website-labels.ts';

/** Whether a website is a draft, completed or published. */
export function StatusBadge({ status }: { status: string | undefined }) {
  return (
    <span className={styles.status}>
      <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
    </span>
  );
}
