import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Stack } from './layout.tsx';
import styles from './window-page.module.css';

type WindowPageProps = { isMiddle?: boolean; children: ReactNode };

/** A screen without the shell. `isMiddle` puts a failure in the middle of the window. */
export function WindowPage({ isMiddle = false, children }: WindowPageProps) {
  return (
    <Stack as="main" gap={3} className={classNames(styles.page, isMiddle && styles.middle)}>
      {children}
    </Stack>
  );
}
