import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Cluster } from './layout.tsx';

type BannerProps = ComponentProps<typeof Cluster<'section'>> & {
  icon: LucideIcon;
  isWarning?: boolean;
  /** Buttons after the text. */
  actions?: ComponentProps<typeof Cluster>['children'];
};

/** A message across the whole width, with actions. A section if it has an `aria-label`. */
export function Banner({ icon, isWarning = false, actions, children, ...rest }: BannerProps) {
  return (
    <Cluster
      as="section"
      gap={2}
      rowGap={1}
      size="small"
      data-print="hide"
      className={classNames(styles.banner, isWarning && styles.warning)}
      {...rest}
    >
      <Icon of={icon} size={1.15} tone={isWarning ? 'warning' : 'accent'} />
      <p>{children}</p>
      {actions}
    </Cluster>
  );
}
