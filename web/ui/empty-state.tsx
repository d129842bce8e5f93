import type { ReactNode } from 'react';
import styles from './state.module.css';

type EmptyStateProps = {
  /** A lucide icon. */
  icon: ReactNode;
  title: string;
  level?: 2 | 3;
  /** One sentence: what will stand here and what to do first. */
  children: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet, and what to do about it. */
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
