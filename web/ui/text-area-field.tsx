import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldLook } from './field-frame.tsx';
import { FullField, useFilledLength } from './full-field.tsx';

export type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'required'> & FieldLook;

/** A multi-line text field. `rows` sets its initial height; users can resize it. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, isOptional, isLabelHidden, className, ...area } = props;
  const generatedId = useId();
  const id = area.id ?? generatedId;
  const { length, onInput } = useFilledLength<HTMLTextAreaElement>(area);
  const look = { label, hint, error, required, isOptional, isLabelHidden };
  return (
    <FieldFrame
      {...look}
      id={id}
      className={className}
      note={<FullField length={length} most={area.maxLength} />}
    >
      <textarea
        rows={4}
        {...area}
        {...describedBy(id, look)}
        id={id}
        onInput={onInput}
        className={classNames(styles.control, styles.area)}
      />
    </FieldFrame>
  );
}
