import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** What the button does. Read aloud, and shown if it has a Tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  /** A round button with a border, for standalone controls such as carousel arrows. */
  isOutlined?: boolean;
};

/** A square button with an icon and no visible text. Wrap it in a Tooltip unless the icon is obvious. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  isOutlined = false,
  className,
  ...rest
}: IconButtonProps) {
  const look = classNames(
    styles.button,
    size === 'small' && styles.small,
    isOutlined && styles.outlined,
    className,
  );
  return (
    <button type="button" aria-label={label} {...rest} className={look}>
      {icon}
    </button>
  );
}
