import type { ComponentProps, ReactNode } from 'react';
import { Grid } from '#web/ui/layout.tsx';
import styles from './fact-list.module.css';

type FactListProps = Pick<ComponentProps<typeof Grid>, 'columnWidth' | 'rowGap' | 'size' | 'children'>;

/** Facts in columns: a label, and a text with badges. */
export function FactList(props: FactListProps) {
  return <Grid as="dl" gap={3} className={styles.facts} {...props} />;
}

/** A row of the list: a label and its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
