import { classNames } from './class-names.ts';
import styles from './text.module.css';

/** The look of text: size, color, and weight. */
export type TextLook = {
  size?: 'small' | 'body' | 1 | 2 | 3 | 4 | undefined;
  tone?: 'ink' | 'muted' | 'faint' | 'accent' | 'good' | 'warning' | 'danger' | undefined;
  strong?: boolean | undefined;
  /** In the heading typeface. */
  display?: boolean | undefined;
};

const SIZES = {
  small: styles.small,
  body: styles.body,
  1: styles.size1,
  2: styles.size2,
  3: styles.size3,
  4: styles.size4,
};

/** The class names of a look. */
export function textClassNames({ size, tone, strong = false, display = false }: TextLook): string {
  return classNames(
    size && SIZES[size],
    tone && styles[tone],
    strong && styles.strong,
    display && styles.display,
  );
}
