import { Field } from '#web/ui/field.tsx';

type TimeFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A time of day; empty if unknown. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  return (
    <Field
      label={label}
      type="time"
      value={value === '24:00' ? '00:00' : value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** An optional time. */
export const timeOrNull = (value: string) => (value === '' ? null : value);
