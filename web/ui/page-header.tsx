import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the way back leads, and what it is called. */
  back?: { href: string; label: string };
  /** At most one primary button. */
  actions?: ReactNode;
};

/** The head of a screen: the way back, its h1, one sentence, its actions. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back === undefined ? null : (
        <BackLink className={styles.back} href={back.href}>
          {back.label}
        </BackLink>
      )}
      <div className={styles.row}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle === undefined ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
