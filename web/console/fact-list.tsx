import type { ComponentProps } from 'react';
import { Grid } from '#web/ui/layout.tsx';
import styles from './fact-list.module.css';

type FactListProps = Pick<ComponentProps<typeof Grid>, 'columnWidth' | 'rowGap' | 'size' | 'children'>;

/** Facts in columns: a label, and a text with badges. */
export function FactList(props: FactListProps) {
  return <Grid as="dl" gap={3} className={styles.facts} {...props} />;
}
