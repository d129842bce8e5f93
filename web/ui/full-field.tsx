import { type InputEvent, type InputEventHandler, useState } from 'react';
import styles from './field.module.css';
import { Text } from './text.tsx';

type Limited<Control> = { value?: unknown; onInput?: InputEventHandler<Control> | undefined };

/** Tracks the length of a field, controlled or not. Put `onInput` on the control. */
export function useFilledLength<Control extends Element & { value: string }>(control: Limited<Control>) {
  const { value, onInput } = control;
  const [typed, setTyped] = useState(0);
  return {
    length: typeof value === 'string' ? value.length : typed,
    onInput: (event: InputEvent<Control>) => {
      setTyped(event.currentTarget.value.length);
      onInput?.(event);
    },
  };
}

/** Says that a field is full, because browsers silently cut input beyond the limit. */
export function FullField({ length, most }: { length: number; most: number | undefined }) {
  if (most === undefined) return null;
  return (
    <Text tone="warning" size="small" className={styles.full} aria-live="polite">
      {length < most ? null : `You’ve reached the ${most.toLocaleString('en-US')}-character limit.`}
    </Text>
  );
}
