import { Field } from '#web/ui/field.tsx';

type TimeFieldProps = {
  label: string;
  /** Its accessible name if several fields have the same label. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
};

/** A time of day; empty if unknown. */
export function TimeField({ label, name, value, onChange }: TimeFieldProps) {
  return (
    <Field
      label={label}
      aria-label={name}
      type="time"
      value={value === '24:00' ? '00:00' : value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** An optional time. */
export const timeOrNull = (value: string) => (value === '' ? null : value);
