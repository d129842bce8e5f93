import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './facts.module.css';
import { Stack } from './layout.tsx';

type FactsProps = ComponentProps<typeof Stack<'dl'>> & {
  /** Where values are: beside a column of labels, at the end of the row, or large below labels side by side. */
  look?: 'sides' | 'rows' | 'figures';
};

/** Labels with their values. Without a `look`, each value is below its label. */
export function Facts({ look, className, ...layout }: FactsProps) {
  return <Stack as="dl" className={classNames(look && styles[look], className)} {...layout} />;
}

/** A label and its value. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
