import type { ReactNode } from 'react';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './workspace-header.module.css';

type WorkspaceHeaderProps = {
  back: { href: string; label: string };
  /** What the user works on. */
  title: string;
  /** Shown next to the title. */
  badge?: ReactNode;
  /** View controls, followed by the theme switch. */
  view?: ReactNode;
  actions: ReactNode;
  /** One row at every width. On narrow screens, the actions position themselves. */
  isCompact?: boolean;
};

/** The header of a screen for one website: back link, name, view controls, and actions. */
export function WorkspaceHeader({ back, title, badge, view, actions, isCompact }: WorkspaceHeaderProps) {
  return (
    <Cluster
      as="header"
      wrap={false}
      line="below"
      className={classNames(styles.header, isCompact && styles.compact)}
    >
      <BackLink className={styles.back} href={back.href}>
        {back.label}
      </BackLink>
      <Cluster gap={1.5} rowGap={0.5} wrap={false} flex="fill" className={styles.title}>
        <h1 title={title}>{title}</h1>
        {badge}
      </Cluster>
      <Cluster gap={0.5} wrap={false} flex="none" className={styles.view}>
        {view}
        <ThemeSwitch />
      </Cluster>
      <Cluster gap={1} align="stretch" wrap={false} flex="none" className={styles.actions}>
        {actions}
      </Cluster>
    </Cluster>
  );
}
