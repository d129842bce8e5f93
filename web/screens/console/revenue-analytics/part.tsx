import { type ReactNode, useId } from 'react';
import styles from './revenue-analytics.module.css';

/** A part of the analytics below its heading, which names it. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
