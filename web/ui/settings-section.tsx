import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

type SettingsSectionProps = { title: string; description: string; children: ReactNode };

/** One thing that can be set: what it is on the left, what there is to do on the right. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
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
