import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

type BadgeProps = { tone?: 'neutral' | 'good' | 'warning' | 'danger'; children: ReactNode };

/** A status in one or two words. The color only repeats their meaning. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

/** Marks sample data. */
export function SampleBadge() {
  return <span className={classNames(styles.badge, styles.sample)}>Sample data</span>;
}
