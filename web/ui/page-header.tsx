import type { ReactNode } from 'react';
import { BackButton, BackLink } from './back-link.tsx';
import { Cluster, Stack } from './layout.tsx';
import styles from './page-header.module.css';
import { Text } from './text.tsx';

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
    <Stack as="header" gap={0.5} line="below" className={styles.header}>
      {back === undefined ? null : <WayBack back={back} />}
      <Cluster gap={4} rowGap={1.5} align="end" justify="between" className={styles.row}>
        <div className={styles.heading}>
          <Text as="h1" size={4} breaks className={styles.title}>
            {title}
          </Text>
          {subtitle === undefined ? null : (
            <Text tone="muted" above={0.5} className={styles.subtitle}>
              {subtitle}
            </Text>
          )}
        </div>
        {actions === undefined ? null : (
          <Cluster gap={1} align="stretch" className={styles.actions}>
            {actions}
          </Cluster>
        )}
      </Cluster>
    </Stack>
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
