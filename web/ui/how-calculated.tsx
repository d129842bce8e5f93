import type { ReactNode } from 'react';
import styles from './how-calculated.module.css';
import { Note } from './text.tsx';

/** Methods and statistics behind a result, collapsed. */
export function HowCalculated({ children }: { children: ReactNode }) {
  return (
    <Note as="details" className={styles.how}>
      <summary>How we calculate this</summary>
      {children}
    </Note>
  );
}
