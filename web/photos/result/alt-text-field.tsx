import { type RefObject, useId } from 'react';
import { ENHANCEMENT_MESSAGES, MAX_ALT_TEXT_LENGTH } from '#shared/photos/contract/enhancement.ts';
import { Field } from '#web/ui/field.tsx';

type AltTextFieldProps = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** Suggestions while typing. */
  dishes: readonly string[];
  /** The initial value is a suggestion. */
  isGuessed: boolean;
  /** It is required and missing. */
  isMissing: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
};

const WHOM_FOR = 'Describes the photo for guests who use screen readers.';
const GUESS = 'We suggested this from your menu. Check it before you save.';

/** A description of the photo. */
export function AltTextField(props: AltTextFieldProps) {
  const { ref, value, dishes, isGuessed, isMissing, onType, onLeave } = props;
  const suggestions = useId();
  return (
    <>
      <Field
        ref={ref}
        label="Photo description"
        required
        list={suggestions}
        maxLength={MAX_ALT_TEXT_LENGTH}
        value={value}
        placeholder="Margherita pizza on a wooden table"
        hint={isGuessed ? `${WHOM_FOR} ${GUESS}` : WHOM_FOR}
        error={isMissing ? ENHANCEMENT_MESSAGES.altTextMissing : undefined}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onLeave}
      />
      <datalist id={suggestions}>
        {[...new Set(dishes)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
