import { HexColorSchema } from '#shared/site/site-content.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import styles from './color-field.module.css';

type ColorFieldProps = {
  label: string;
  hint?: string;
  /** `#rrggbb`, or partial input. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** One row for narrow places, with the label next to the field. */
  isCompact?: boolean;
};

/** A color picker with a `#rrggbb` field. */
export function ColorField({ label, value, onChange, isCompact = false, ...field }: ColorFieldProps) {
  const color = HexColorSchema.safeParse(value).data;
  return (
    <div className={classNames(styles.field, isCompact && styles.compact)}>
      <Field
        {...field}
        className={styles.frame}
        label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(withHash(currentTarget.value.trim()))}
        autoComplete="off"
        spellCheck={false}
        maxLength={8}
      />
      <input
        className={styles.picker}
        type="color"
        aria-label={`Pick the ${label.toLowerCase()}`}
        value={color?.toLowerCase() ?? '#000000'}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

const withHash = (text: string) => (/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text);
