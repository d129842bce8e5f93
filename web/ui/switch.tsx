import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from './class-names.ts';
import { Cluster, Stack } from './layout.tsx';
import styles from './switch.module.css';
import { Text } from './text.tsx';

type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: string; hint?: string };

/**
 * A setting that applies right away. Takes the props and ref of a checkbox. For a choice that is sent later, use a
 * checkbox.
 */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <Cluster
      as="label"
      gap={2}
      align="start"
      justify="between"
      wrap={false}
      className={classNames(styles.switch, className)}
    >
      <Stack as="span">
        <span>{label}</span>
        {hint === undefined ? null : (
          <Text as="span" tone="faint" size="small" id={hintId} aria-hidden="true">
            {hint}
          </Text>
        )}
      </Stack>
      <input
        {...input}
        className={styles.input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox announces its own state
        role="switch"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
    </Cluster>
  );
}
