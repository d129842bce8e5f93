import type { ReactNode } from 'react';
import { ThemeSwitch } from '#web/shell/theme-switch.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './workspace-header.module.css';

type WorkspaceHeaderProps = {
  back: { href: string; label: string };
  /** What is worked on. */
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  /** How it is shown; the theme switch stands last. */
  view?: ReactNode;
  actions: ReactNode;
  /** One row at every width; the actions then place themselves on narrow screens. */
  isCompact?: boolean;
};

/** The header of a screen that works on one website: the way back, its name, how it is shown, what can be done. */
export function WorkspaceHeader({ back, title, badge, view, actions, isCompact }: WorkspaceHeaderProps) {
  return (
    <Cluster as="header" wrap={false} className={classNames(styles.header, isCompact && styles.compact)}>
      <BackLink className={styles.back} href={back.href}>
        {back.label}
      </BackLink>
      <Cluster gap={1.5} rowGap={0.5} wrap={false} className={styles.title}>
        <h1 title={title}>{title}</h1>
        {badge}
      </Cluster>
      <Cluster gap={0.5} wrap={false} className={styles.view}>
        {view}
        <ThemeSwitch />
      </Cluster>
      <Cluster gap={1} align="stretch" wrap={false} className={styles.actions}>
        {actions}
      </Cluster>
    </Cluster>
  );
}
