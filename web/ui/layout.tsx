import { type ComponentProps, createElement, type JSX } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';
import { type TextLook, textClassNames } from './text-look.ts';

type Tag = keyof JSX.IntrinsicElements;
type Gap = keyof typeof GAPS;

type LayoutProps = TextLook & {
  /** In steps of 8 px. */
  gap?: Gap | undefined;
  /** Between rows, if it differs. */
  rowGap?: keyof typeof ROW_GAPS | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** A surface with a border. */
  card?: keyof typeof CARDS | undefined;
  /** A line above it, with some space. */
  ruled?: boolean | undefined;
  /** A line above each child, and below the last. */
  divided?: boolean | undefined;
};
type Props<As extends Tag, Own = LayoutProps> = Own & { as?: As } & Omit<ComponentProps<As>, keyof Own>;

const GAPS = {
  0: styles.gap0,
  0.5: styles.gapHalf,
  1: styles.gap1,
  1.5: styles.gap1Half,
  2: styles.gap2,
  3: styles.gap3,
  4: styles.gap4,
  5: styles.gap5,
  6: styles.gap6,
  8: styles.gap8,
};
const ROW_GAPS = {
  0: styles.rowGap0,
  0.5: styles.rowGapHalf,
  1: styles.rowGap1,
  1.5: styles.rowGap1Half,
  2: styles.rowGap2,
  3: styles.rowGap3,
};
const CARDS = {
  plain: styles.card,
  accent: classNames(styles.card, styles.accentCard),
  good: classNames(styles.card, styles.goodCard),
};
const COLUMNS = {
  2: styles.two,
  3: styles.three,
  4: styles.four,
  'main aside': styles.mainAside,
  '1fr auto': styles.fillAuto,
  'auto 1fr': styles.autoFill,
  'auto 1fr auto': styles.autoFillAuto,
};
const COLUMN_WIDTHS = {
  8: styles.width8,
  10: styles.width10,
  12: styles.width12,
  16: styles.width16,
  20: styles.width20,
  26: styles.width26,
};
const JUSTIFIED = {
  start: undefined,
  between: styles.between,
  center: styles.justifyCenter,
  end: styles.justifyEnd,
};

/** Stacks children in a column. */
export function Stack<As extends Tag = 'div'>({ as, className, ...props }: Props<As>) {
  const [layout, rest] = takeLayout(props);
  return createElement<object>(as ?? 'div', {
    ...rest,
    className: classNames(styles.stack, layout, className),
  });
}

type GridProps = LayoutProps & {
  /** Side by side if there is room; templates with `auto` always are. */
  columns?: keyof typeof COLUMNS | undefined;
  /** As many columns as fit, each at least this many rem wide. */
  columnWidth?: keyof typeof COLUMN_WIDTHS | undefined;
};

/** Children in columns. The screen’s class can set them instead. */
export function Grid<As extends Tag = 'div'>({
  as,
  columns,
  columnWidth,
  className,
  ...props
}: Props<As, GridProps>) {
  const [layout, rest] = takeLayout(props);
  const own = [styles.grid, columns && COLUMNS[columns], columnWidth && COLUMN_WIDTHS[columnWidth]];
  return createElement<object>(as ?? 'div', { ...rest, className: classNames(...own, layout, className) });
}

type ClusterProps = LayoutProps & {
  justify?: keyof typeof JUSTIFIED | undefined;
  /** Whether children wrap to the next line. */
  wrap?: boolean | undefined;
};

/** Children in a row. */
export function Cluster<As extends Tag = 'div'>({
  as,
  justify = 'start',
  wrap = true,
  className,
  ...props
}: Props<As, ClusterProps>) {
  const [layout, rest] = takeLayout(props);
  const own = [styles.cluster, wrap && styles.wrap, JUSTIFIED[justify]];
  return createElement<object>(as ?? 'div', { ...rest, className: classNames(...own, layout, className) });
}

/** The class names of the layout, and the remaining attributes. */
function takeLayout<Attributes extends LayoutProps>({
  gap,
  rowGap,
  align,
  card,
  ruled,
  divided,
  size,
  tone,
  strong,
  display,
  ...rest
}: Attributes) {
  const spacing = [gap !== undefined && GAPS[gap], rowGap !== undefined && ROW_GAPS[rowGap]];
  const names = classNames(
    ...spacing,
    align && styles[align],
    card && CARDS[card],
    ruled && styles.ruled,
    divided && styles.divided,
    textClassNames({ size, tone, strong, display }),
  );
  return [names, rest] as const;
}
