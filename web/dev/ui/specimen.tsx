import type { ReactNode } from 'react';
import { Text } from '#web/ui/text.tsx';
import styles from './specimen.module.css';

type SpecimenProps = { title: string; note?: string; layout?: 'row' | 'columns'; children: ReactNode };

/** One component of the design system with its name. */
export function Specimen({ title, note, layout, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <div>
        <h2>{title}</h2>
        {note === undefined ? null : (
          <Text tone="muted" above={0.5}>
            {note}
          </Text>
        )}
      </div>
      {layout === undefined ? children : <div className={styles[layout]}>{children}</div>}
    </div>
  );
}
