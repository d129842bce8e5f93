import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Cluster, Stack } from './layout.tsx';
import { Text } from './text.tsx';

/** Shared props of all fields, in addition to the control’s attributes. */
export type FieldLook = {
  label: string;
  /** One line of help below the control. */
  hint?: ReactNode;
  /** One sentence: what is wrong and how to fix it. */
  error?: string | undefined;
  /** Marks the field as required. The form’s schema enforces it. */
  required?: boolean;
  /** Shows "Optional" next to the label. */
  isOptional?: boolean;
  /** Hides the label visually if the context makes it clear. */
  isLabelHidden?: boolean;
};

type FrameProps = FieldLook & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
  /** Shown below the control, before its hint. */
  note?: ReactNode;
};

/** The ARIA attributes that connect a control to its hint and error. */
export function describedBy(id: string, { hint, error, required }: FieldLook) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** The label, control, error, and hint of a field. */
export function FieldFrame({ id, className, children, note, ...look }: FrameProps) {
  const { label, hint, error, required, isOptional, isLabelHidden } = look;
  return (
    <Stack gap={0.5} className={classNames(className)}>
      <Cluster
        as="label"
        gap={0.5}
        align="baseline"
        tone="ink"
        size="small"
        strong
        breaks
        wrap={false}
        className={classNames(styles.label, isLabelHidden && styles.labelHidden)}
        htmlFor={id}
      >
        {label}
        {required ? <span className={styles.required} aria-hidden="true" /> : null}
        {isOptional ? (
          <Text as="span" tone="faint" atEnd className={styles.optional}>
            Optional
          </Text>
        ) : null}
      </Cluster>
      {children}
      {note}
      {error ? (
        <Cluster
          as="p"
          align="start"
          tone="danger"
          size="small"
          wrap={false}
          className={styles.error}
          id={`${id}-error`}
        >
          <CircleAlert />
          {error}
        </Cluster>
      ) : null}
      {hint ? (
        <Text tone="faint" size="small" className={styles.hint} id={`${id}-hint`}>
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}
