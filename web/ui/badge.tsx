import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

type BadgeProps = { tone?: 'neutral' | 'good' | 'warning' | 'danger'; children: ReactNode };

/** A state in one or two words. The words carry the meaning, the color only repeats it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

/** Marks figures and texts that are examples, not the owner's own. */
export function SampleBadge() {
  return <span className={classNames(styles.badge, styles.sample)}>Sample data</span>;
}
