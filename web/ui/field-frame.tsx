import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** What every kind of field takes besides the attributes of its control. */
export type FieldLook = {
  label: string;
  /** One line under the control that helps to fill it. */
  hint?: ReactNode;
  /** One sentence: what is wrong and how to put it right. */
  error?: string | undefined;
  /** Marks the field as one that must be filled; the form's schema enforces it. */
  required?: boolean;
  /** Says "Optional" beside the label. */
  isOptional?: boolean;
  /** Keeps the label for screen readers only, where the place says what is asked. */
  isLabelHidden?: boolean;
};

type FrameProps = FieldLook & {
  id: string;
  className?: string | undefined;
  children: ReactNode;
  /** Below the control, before its hint: that it is full. */
  note?: ReactNode;
};

/** The ARIA attributes that tie a control to its hint and error. */
export function describedBy(id: string, { hint, error, required }: FieldLook) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
}

/** Label, control, error, hint: the frame shared by all fields. */
export function FieldFrame({ id, className, children, note, ...look }: FrameProps) {
  const { label, hint, error, required, isOptional, isLabelHidden } = look;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames(styles.label, isLabelHidden && styles.labelHidden)} htmlFor={id}>
        {label}
        {required ? <span className={styles.required} aria-hidden="true" /> : null}
        {isOptional ? <span className={styles.optional}>Optional</span> : null}
      </label>
      {children}
      {note}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
