import { useId, useState } from 'react';
import { HexColorSchema } from '#shared/site/site-content.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './color-field.module.css';

type ColorFieldProps = {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
};

/** A color: picked, or written as #rrggbb. What is not yet a color stays in the field alone. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [written, setWritten] = useState(value);
  const [shown, setShown] = useState(value);
  const pickerId = useId();
  if (shown !== value) {
    setShown(value);
    setWritten(value);
  }
  const isColor = HexColorSchema.safeParse(written).success;
  const write = (text: string) => {
    setWritten(text);
    if (!HexColorSchema.safeParse(text).success) return;
    setShown(text);
    onChange(text);
  };
  return (
    <div className={styles.field}>
      <Field
        label={label}
        value={written}
        spellCheck={false}
        error={isColor ? undefined : 'Use a colour such as #2c3e50.'}
        onChange={({ currentTarget }) => write(currentTarget.value.trim())}
      />
      <input
        id={pickerId}
        className={styles.picker}
        type="color"
        aria-label={`Pick the ${label.toLowerCase()}`}
        value={HexColorSchema.safeParse(value).success ? value : '#000000'}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </div>
  );
}
