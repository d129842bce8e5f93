import type { ReactNode } from 'react';
import { Text } from '#web/ui/text.tsx';
import styles from './revenue-analytics.module.css';

/** Methods and statistics of a part, folded away. */
export function HowCalculated({ children }: { children: ReactNode }) {
  return (
    <Text as="details" size="small" tone="muted" className={styles.note}>
      <summary>How we calculate this</summary>
      {children}
    </Text>
  );
}
