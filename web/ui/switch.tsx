import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: string; hint?: string };

/**
 * A setting that applies right away. Takes the props and ref of a checkbox. For a choice that is sent later, use a
 * checkbox.
 */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={classNames(styles.switch, className)}>
      <span className={styles.words}>
        <span>{label}</span>
        {hint === undefined ? null : (
          <span className={styles.hint} id={hintId} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        className={styles.input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox announces its own state
        role="switch"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
    </label>
  );
}
