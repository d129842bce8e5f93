import { type ComponentProps, createElement, type JSX } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';
import { type TextLook, textClassNames } from './text-look.ts';

type Tag = keyof JSX.IntrinsicElements;
type Gap = keyof typeof GAPS;

type LayoutProps = TextLook & {
  /** In steps of 8 px. */
  gap?: Gap | undefined;
  /** Between rows, where it differs. */
  rowGap?: keyof typeof ROW_GAPS | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** A surface of its own, with an edge. */
  card?: keyof typeof CARDS | undefined;
  /** A hairline above it, and some space. */
  ruled?: boolean | undefined;
  /** A hairline above each of its children, and below the last. */
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

/** Things below each other. */
export function Stack<As extends Tag = 'div'>({ as, className, ...props }: Props<As>) {
  const [layout, rest] = takeLayout(props);
  return createElement<object>(as ?? 'div', {
    ...rest,
    className: classNames(styles.stack, layout, className),
  });
}

type GridProps = LayoutProps & {
  /** Beside each other as soon as there is room; those with `auto` always are. */
  columns?: keyof typeof COLUMNS | undefined;
  /** As many columns as there is room for, each at least so many rem wide. */
  columnWidth?: keyof typeof COLUMN_WIDTHS | undefined;
};

/** Things in columns, which the class of the screen can set instead. */
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
  /** Whether things that find no room go to the next line. */
  wrap?: boolean | undefined;
};

/** Things beside each other. */
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

/** The class names of the layout, and the attributes that are left. */
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
