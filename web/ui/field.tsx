import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldLook } from './field-frame.tsx';
import { FullField, useFilledLength } from './full-field.tsx';

type InputType = 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time';

export type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> &
  FieldLook & { type?: InputType };

/**
 * A one-line text field. Takes the props and ref of an input, so `{...register('email')}` works. `type="password"`
 * has its own show/hide button.
 */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    required,
    isOptional,
    isLabelHidden,
    className,
    type = 'text',
    ...input
  } = props;
  const generatedId = useId();
  const id = input.id ?? generatedId;
  const toggle = usePasswordToggle();
  const { length, onInput } = useFilledLength<HTMLInputElement>(input);
  const look = { label, hint, error, required, isOptional, isLabelHidden };
  const isPassword = type === 'password';
  const control = (
    <input
      {...input}
      {...describedBy(id, look)}
      // The error may be shown elsewhere, for several fields together.
      aria-invalid={error ? true : input['aria-invalid']}
      id={id}
      onInput={onInput}
      type={isPassword && toggle.isShown ? 'text' : type}
      className={styles.control}
    />
  );
  return (
    <FieldFrame
      {...look}
      id={id}
      className={className}
      note={<FullField length={length} most={input.maxLength} />}
    >
      {isPassword ? (
        <div className={styles.withToggle}>
          {control}
          <PasswordToggle {...toggle} controls={id} />
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}

type ToggleState = { isShown: boolean; toggle: () => void };

/** Whether a password is visible; hidden at first. */
function usePasswordToggle(): ToggleState {
  const [isShown, setIsShown] = useState(false);
  return { isShown, toggle: () => setIsShown((shown) => !shown) };
}

/** The eye button of a password field. */
function PasswordToggle({ isShown, toggle, controls }: ToggleState & { controls: string }) {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Show characters"
      aria-pressed={isShown}
      aria-controls={controls}
      onClick={toggle}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
