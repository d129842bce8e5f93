import { classNames } from './class-names.ts';
// First: a child’s own look comes after what its list gives to each child.
import './layout.module.css';
import styles from './look.module.css';

/** The place in the parent’s column. */
export const SELF = { start: styles.selfStart, center: styles.selfCenter, end: styles.selfEnd };

/** The looks that layouts and texts share: a property, and the class of each value. */
const LOOKS = {
  size: {
    small: styles.small,
    body: styles.body,
    1: styles.size1,
    2: styles.size2,
    3: styles.size3,
    4: styles.size4,
  },
  tone: {
    ink: styles.ink,
    muted: styles.muted,
    faint: styles.faint,
    accent: styles.accent,
    good: styles.good,
    warning: styles.warning,
    danger: styles.danger,
  },
  strong: { true: styles.strong },
  weight: { light: styles.light, medium: styles.medium },
  /** In the heading typeface. */
  display: { true: styles.display },
  textAlign: { center: styles.textCenter, end: styles.textEnd },
  /** Long words break where the line ends, and ask for no room. */
  breaks: { true: styles.breaks },
  /** On one line, on one line that ends in an ellipsis, or with its own line breaks. */
  lines: { one: styles.oneLine, cut: styles.cutLine, kept: styles.keptLines },
  self: SELF,
  /** Takes the room that is left in the parent’s row, or no more than it needs. */
  flex: { fill: styles.fill, none: styles.fixed },
  /** As wide as the parent, or all columns of its grid or row. */
  width: { full: styles.fullWidth, row: styles.fullRow, fit: styles.fitWidth },
  /** As tall as a small control, at least. */
  height: { small: styles.smallHeight },
  /** As wide as lines are easy to read, as wide as a form, or as wide as there is room. */
  measured: { true: styles.measured, form: styles.formWidth, false: styles.unmeasured },
  /** At the end of its row, after the room that is left. */
  atEnd: { true: styles.atEnd },
  /** Takes no room while it is empty. */
  hidesEmpty: { true: styles.hidesEmpty },
  /** A hairline; `before` once columns are side by side. */
  line: { above: styles.lineAbove, below: styles.lineBelow, before: styles.lineBefore },
  /** A quote: an accent line at its start. */
  quoted: { true: styles.quoted },
  /** Each child with a bullet. */
  bullets: { true: styles.bullets },
  /** The margin above it, in steps of 8 px. */
  above: { 0.5: styles.aboveHalf, 1: styles.above1, 2: styles.above2 },
  padTop: {
    0.5: styles.padTopHalf,
    1: styles.padTop1,
    2: styles.padTop2,
    3: styles.padTop3,
    4: styles.padTop4,
  },
  padBottom: { 1: styles.padBottom1, 1.5: styles.padBottom1Half, 2: styles.padBottom2 },
  /** The padding above and below, in steps of 8 px. */
  pad: { 0.5: styles.padHalf, 1: styles.pad1, 1.5: styles.pad1Half, 2: styles.pad2, 3: styles.pad3 },
};

type Looks = { [name: string]: { [value: string]: string | undefined } };
type Value<Key> = Key extends 'true' | 'false' ? boolean : Key;

/** The properties of a table of looks. */
export type LookOf<Table> = { [Name in keyof Table]?: Value<keyof Table[Name]> | undefined };
export type Look = LookOf<typeof LOOKS>;

/** The attributes of an element with the looks in `props`, those of `table` included, as class names. */
export function withLook(props: object, own?: string, table: Looks = {}): object {
  const { className, ...rest }: { [name: string]: unknown } = { ...props };
  const names = [own];
  for (const [name, classes] of Object.entries<Looks[string]>({ ...table, ...LOOKS })) {
    names.push(classes[String(rest[name])]);
    delete rest[name];
  }
  return { ...rest, className: classNames(...names, typeof className === 'string' && className) };
}
