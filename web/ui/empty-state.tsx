import type { ReactNode } from 'react';
import styles from './state.module.css';

type EmptyStateProps = {
  /** A lucide icon. */
  icon: ReactNode;
  title: string;
  level?: 2 | 3;
  /** One sentence: what will appear here and how to start. */
  children: ReactNode;
  action?: ReactNode;
};

/** Shown if there is nothing yet, with a way to start. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <div className={styles.icon} aria-hidden="true">
        {icon}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.sentence}>{children}</p>
      </div>
      {action}
    </div>
  );
}
