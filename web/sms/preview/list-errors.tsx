import type { ReactNode } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './preview-panel.module.css';

type ListErrorsProps = {
  errors: readonly string[];
  total: number;
  /** What can be done about them. */
  children?: ReactNode;
};

/** Rows that could not be read, each with its line in the owner's file and what to do. */
export function ListErrors({ errors, total, children }: ListErrorsProps) {
  if (total === 0) return null;
  const rows = total === 1 ? '1 row skipped' : `${formatCount(total)} rows skipped`;
  return (
    <Notice tone="warning" title={rows}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys */}
      <ul className={styles.errors} tabIndex={0} aria-label="Rows with errors">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      {children}
    </Notice>
  );
}
