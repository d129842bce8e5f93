import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { type Look, SELF } from './look.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'text';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Shared by buttons and links that look like buttons. */
export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills its container. */
  isWide?: boolean;
  self?: Look['self'];
  /** A lucide icon before the label. */
  icon?: ReactNode;
  /** A lucide icon after the label. */
  iconAfter?: ReactNode;
};

/** The class names of a button’s look. */
export function buttonClassName(look: ButtonLook, extra?: string): string {
  const { variant = 'secondary', size = 'medium', isWide = false, self } = look;
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    isWide && styles.wide,
    self && SELF[self],
    extra,
  );
}

type ContentProps = Pick<ButtonLook, 'icon' | 'iconAfter'> & { children: ReactNode };

/** Icon, label, icon. */
export function ButtonContent({ icon, iconAfter, children }: ContentProps) {
  return (
    <span className={styles.content}>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <span>{children}</span>
      {iconAfter === undefined ? null : <span className={styles.icon}>{iconAfter}</span>}
    </span>
  );
}
