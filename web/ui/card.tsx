import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Cluster, Stack } from './layout.tsx';
import { Note } from './text.tsx';

type CardProps = {
  title?: ReactNode;
  /** The heading level in the page’s outline. */
  level?: 2 | 3 | 4;
  /** Shown to the right of the title. */
  actions?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

/** A raised surface for one thing. Prefer a line and space if no edge is needed. */
export function Card({ title, level = 2, actions, footer, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <Stack as="section" gap={2} className={styles.card}>
      {title === undefined && actions === undefined ? null : (
        <Cluster as="header" gap={2} rowGap={1} align="baseline" justify="between">
          {title === undefined ? null : <Heading className={styles.title}>{title}</Heading>}
          {actions}
        </Cluster>
      )}
      {children}
      {footer === undefined ? null : (
        <Note as="footer" padTop={2} line="above">
          {footer}
        </Note>
      )}
    </Stack>
  );
}
