import { useId } from 'react';
import { HexColorSchema } from '#shared/site/site-content.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './color-field.module.css';

type ColorFieldProps = {
  label: string;
  hint?: string;
  /** `#rrggbb`, or whatever has been typed so far. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** A color, picked with the eye or typed as its number. */
export function ColorField({ label, value, onChange, ...field }: ColorFieldProps) {
  const id = useId();
  const color = HexColorSchema.safeParse(value).data;
  return (
    <div className={styles.color}>
      <input
        className={styles.picker}
        type="color"
        aria-label={`Pick the ${label.toLowerCase()}`}
        value={color?.toLowerCase() ?? '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field
        id={id}
        className={styles.number}
        label={label}
        value={value}
        onChange={(event) => onChange(withHash(event.target.value))}
        autoComplete="off"
        spellCheck={false}
        maxLength={8}
        {...field}
      />
    </div>
  );
}

const withHash = (text: string) => (/^[0-9a-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text.trim());
