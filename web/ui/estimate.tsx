import type { ReactNode } from 'react';
import styles from './estimate.module.css';
import { Note } from './text.tsx';

/** Marks a number as an estimate, with an explanation if there is none nearby. */
export function Estimate({ children }: { children?: ReactNode }) {
  return (
    <Note as="span">
      <span className={styles.mark}>estimate</span> {children}
    </Note>
  );
}
