import type { ReactNode } from 'react';
import { BackButton, BackLink } from './back-link.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the way back leads, or what it does, and what it is called. */
  back?: { href: string; label: string } | { onPress: () => void; label: string };
  /** At most one primary button. */
  actions?: ReactNode;
};

/** The head of a screen: the way back, its h1, one sentence, its actions. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back === undefined ? null : <WayBack back={back} />}
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

function WayBack({ back }: { back: NonNullable<PageHeaderProps['back']> }) {
  if ('onPress' in back) {
    return (
      <BackButton className={styles.back} onPress={back.onPress}>
        {back.label}
      </BackButton>
    );
  }
  return (
    <BackLink className={styles.back} href={back.href}>
      {back.label}
    </BackLink>
  );
}
