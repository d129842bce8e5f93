import { type ComponentProps, createElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { type Look, withLook } from './look.ts';

type InputProps = Look & Omit<ComponentProps<'input'>, keyof Look> & { isSmall?: boolean };

/** A text field without a visible label, as in tables. It needs an `aria-label`. */
export function Input({ isSmall = false, ...props }: InputProps) {
  return createElement('input', {
    autoComplete: 'off',
    ...withLook(props, classNames(styles.control, isSmall && styles.small)),
  });
}
