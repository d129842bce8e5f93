import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './figure-strip.module.css';

/** Metrics side by side, separated by hairlines. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <dl className={styles.strip}>{children}</dl>;
}

type FigureProps = {
  label: string;
  value: ReactNode;
  /** What the metric counts, or since when. */
  children?: ReactNode;
};

/** One metric of a strip. */
export function Figure({ label, value, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" strong>
        {label}
      </Text>
      <Stack as="dd">
        <span className={styles.value}>{value}</span>
        {children === undefined ? null : (
          <Text as="span" size="small" tone="muted" className={styles.meaning}>
            {children}
          </Text>
        )}
      </Stack>
    </div>
  );
}
