import type { ReactNode } from 'react';
import styles from './how-calculated.module.css';
import { Text } from './text.tsx';

/** Methods and statistics behind a result, collapsed. */
export function HowCalculated({ children }: { children: ReactNode }) {
  return (
    <Text as="details" size="small" tone="muted" className={styles.how}>
      <summary>How we calculate this</summary>
      {children}
    </Text>
  );
}
