import { type ReactNode, useId } from 'react';
import { Stack } from './layout.tsx';
import styles from './settings-section.module.css';

type SettingsSectionProps = { title: string; description?: string; children: ReactNode };

/** One setting: its description on the left, its controls on the right. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby={id}>
      <header className={styles.words}>
        <h2 id={id}>{title}</h2>
        {description === undefined ? null : <p>{description}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </Stack>
  );
}
