import type { ReactNode } from 'react';
import styles from './estimate.module.css';

/** Says that a figure is derived, and how where that is not said elsewhere. */
export function Estimate({ children }: { children?: ReactNode }) {
  return (
    <span className={styles.estimate}>
      <span className={styles.mark}>estimate</span> {children}
    </span>
  );
}
