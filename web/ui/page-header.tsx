import type { ReactNode } from 'react';
import { BackButton, BackLink } from './back-link.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** The target or action of the back link, and its label. */
  back?: { href: string; label: string } | { onPress: () => void; label: string };
  /** At most one primary button. */
  actions?: ReactNode;
};

/** The header of a screen: back link, h1, subtitle, and actions. */
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
