import type { ReactNode } from 'react';
import { Text } from '#web/ui/text.tsx';
import styles from './estimate.module.css';

/** Says that a figure is derived, and how where that is not said elsewhere. */
export function Estimate({ children }: { children?: ReactNode }) {
  return (
    <Text as="span" size="small" tone="muted">
      <span className={styles.mark}>estimate</span> {children}
    </Text>
  );
}
