import type { ReactNode } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './preview-panel.module.css';

type ListErrorsProps = {
  errors: readonly string[];
  total: number;
  /** What the owner can do about them. */
  children?: ReactNode;
};

/** Rows we couldn’t read, each with its line in the file and what to do. */
export function ListErrors({ errors, total, children }: ListErrorsProps) {
  if (total === 0) return null;
  const rows = total === 1 ? '1 row skipped' : `${formatCount(total)} rows skipped`;
  return (
    <Notice tone="warning" title={rows}>
      <Text as="ul" breaks bullets className={styles.errors} tabIndex={0} aria-label="Rows with errors">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </Text>
      {children}
    </Notice>
  );
}
