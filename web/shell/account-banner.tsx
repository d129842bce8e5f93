import type { ReactNode } from 'react';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './account-banner.module.css';

/** A banner above all screens: an icon, a sentence, and perhaps a button. */
export function AccountBanner({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Cluster
      as="section"
      gap={2}
      rowGap={1}
      size="small"
      tone="warning"
      data-print="hide"
      className={styles.banner}
      aria-label={label}
    >
      {children}
    </Cluster>
  );
}
