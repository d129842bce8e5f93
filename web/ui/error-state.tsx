import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Grid, Stack } from './layout.tsx';
import styles from './state.module.css';
import { Text } from './text.tsx';

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
    <Stack gap={2} align="center" textAlign="center" className={styles.state} role="alert">
      <Grid tone="danger" className={styles.icon} aria-hidden="true">
        <CircleAlert />
      </Grid>
      <Stack gap={1} align="center" above={1}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.sentence}>{children}</p>
      </Stack>
      {onRetry === undefined ? null : (
        <Button icon={<RotateCw />} onClick={onRetry} isPending={isRetrying}>
          Try Again
        </Button>
      )}
      {action}
      {referenceId === undefined ? null : (
        <Text tone="faint" size="small" className={styles.reference}>
          Reference <code>{referenceId}</code>
        </Text>
      )}
    </Stack>
  );
}
