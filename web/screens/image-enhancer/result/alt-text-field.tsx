import { type RefObject, useId } from 'react';
import { ENHANCEMENT_MESSAGES, MAX_ALT_TEXT_LENGTH } from '#shared/contract/ai/enhancement.ts';
import { Field } from '#web/ui/field.tsx';

type AltTextFieldProps = {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  /** Proposed while it is typed. */
  dishes: readonly string[];
  /** It was needed and was not there. */
  isMissing: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
};

/** What the photo shows, in words. */
export function AltTextField({ ref, value, dishes, isMissing, onType, onLeave }: AltTextFieldProps) {
  const suggestions = useId();
  return (
    <>
      <Field
        ref={ref}
        label="What the photo shows"
        required
        list={suggestions}
        maxLength={MAX_ALT_TEXT_LENGTH}
        value={value}
        placeholder="Margherita pizza on a wooden table"
        hint="For guests who cannot see it. A proposal from its name or your menu: read it before others do."
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
