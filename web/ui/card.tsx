import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = {
  title?: ReactNode;
  /** The heading level in the page’s outline. */
  level?: 2 | 3 | 4;
  /** Shown to the right of the title. */
  actions?: ReactNode;
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A raised surface for one thing. Prefer a line and space if no edge is needed. */
export function Card({ title, level = 2, actions, footer, className, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.card, className)}>
      {title === undefined && actions === undefined ? null : (
        <header className={styles.header}>
          {title === undefined ? null : <Heading className={styles.title}>{title}</Heading>}
          {actions}
        </header>
      )}
      {children}
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
