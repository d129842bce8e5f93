import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './figure-strip.module.css';

/** Metrics side by side, separated by hairlines. */
export function FigureStrip({ children }: { children: ReactNode }) {
  return <dl className={styles.strip}>{children}</dl>;
}

type FigureProps = {
  label: string;
  value: ReactNode;
  /** The screen that lists what the metric counts. */
  href?: string | undefined;
  /** What the metric counts, or since when. */
  children?: ReactNode;
};

/** One metric of a strip. With `href`, all of it is a link that is named by its label. */
export function Figure({ label, value, href, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" strong>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        )}
      </Text>
      <Stack as="dd">
        <span className={styles.value}>{value}</span>
        {children === undefined ? null : (
          <Note as="span" className={styles.meaning}>
            {children}
          </Note>
        )}
      </Stack>
    </div>
  );
}
