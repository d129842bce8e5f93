import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './state.module.css';

type ErrorStateProps = {
  /** What went wrong, as one sentence. */
  title: string;
  level?: 1 | 2 | 3;
  /** What the user can do. */
  children: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** The request ID that support needs to find the failure in the logs. */
  referenceId?: string | undefined;
  /** Another action, next to or instead of the retry. */
  action?: ReactNode;
};

/** An error: what happened, what to do, a retry button, and a reference. */
export function ErrorState(props: ErrorStateProps) {
  const { title, level = 2, children, onRetry, isRetrying = false, referenceId, action } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} role="alert">
      <div className={classNames(styles.icon, styles.danger)} aria-hidden="true">
        <CircleAlert />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.sentence}>{children}</p>
      </div>
      {onRetry === undefined ? null : (
        <Button icon={<RotateCw aria-hidden="true" />} onClick={onRetry} isPending={isRetrying}>
          Try Again
        </Button>
      )}
      {action}
      {referenceId === undefined ? null : (
        <p className={styles.reference}>
          Reference <code>{referenceId}</code>
        </p>
      )}
    </div>
  );
}
