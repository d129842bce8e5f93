import type { ComponentProps } from 'react';
import styles from './cover-input.module.css';

/** An invisible input over its whole label, which shows its state and focus. */
export function CoverInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...props} className={styles.input} />;
}
