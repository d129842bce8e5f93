import type { ReactNode } from 'react';
import { Grid, Stack } from './layout.tsx';
import styles from './state.module.css';

type EmptyStateProps = {
  /** A lucide icon. */
  icon: ReactNode;
  title: string;
  level?: 2 | 3;
  /** How to start, unless the screen shows it nearby. */
  children?: ReactNode;
  action?: ReactNode;
};

/** Shown if there is nothing yet, with a way to start. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Stack gap={2} align="center" textAlign="center" className={styles.state}>
      <Grid tone="accent" className={styles.icon} aria-hidden="true">
        {icon}
      </Grid>
      <Stack gap={1} align="center" above={1}>
        <Heading className={styles.title}>{title}</Heading>
        {children === undefined ? null : <p className={styles.sentence}>{children}</p>}
      </Stack>
      {action}
    </Stack>
  );
}
