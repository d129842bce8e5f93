import type { ReactNode } from 'react';
import styles from './figure-strip.module.css';

/** Figures side by side, parted by hairlines. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <dl className={styles.strip}>{children}</dl>;
}

type FigureProps = {
  label: string;
  value: ReactNode;
  /** What the figure means, or since when it counts. */
  children?: ReactNode;
};

/** One figure of a strip. */
export function Figure({ label, value, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{value}</span>
        {children === undefined ? null : <span className={styles.meaning}>{children}</span>}
      </dd>
    </div>
  );
}
