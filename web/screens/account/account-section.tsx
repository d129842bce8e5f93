import { type ReactNode, useId } from 'react';
import styles from './account-screen.module.css';

type AccountSectionProps = { title: string; description: string; children: ReactNode };

/** One thing about the account: what it is on the left, what there is to do on the right. */
export function AccountSection({ title, description, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
