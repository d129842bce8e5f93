import type { ReactNode } from 'react';
import { Text } from '#web/ui/text.tsx';
import styles from './estimate.module.css';

/** Marks a number as an estimate, with an explanation if there is none nearby. */
export function Estimate({ children }: { children?: ReactNode }) {
  return (
    <Text as="span" size="small" tone="muted">
      <span className={styles.mark}>estimate</span> {children}
    </Text>
  );
}
