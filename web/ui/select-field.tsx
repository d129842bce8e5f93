import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldLook } from './field-frame.tsx';

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'required' | 'children' | 'multiple'> &
  FieldLook & {
    options: readonly { value: string; label: string }[];
    /** The empty option: "Choose a cuisine". */
    placeholder?: string;
  };

/** A native select: phones show their own picker, and `{...register('cuisine')}` works. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, isOptional, isLabelHidden, className, ...rest } = props;
  const { options, placeholder, ...select } = rest;
  const generatedId = useId();
  const id = select.id ?? generatedId;
  const look = { label, hint, error, required, isOptional, isLabelHidden };
  return (
    <FieldFrame {...look} id={id} className={className}>
      <div className={styles.withChevron}>
        <select
          {...select}
          {...describedBy(id, look)}
          id={id}
          className={classNames(styles.control, styles.select)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown />
      </div>
    </FieldFrame>
  );
}
