import { type ComponentProps, createElement, type JSX } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';
import { type Look, type LookOf, withLook } from './look.ts';

type Tag = keyof JSX.IntrinsicElements;
type LayoutLook = LookOf<typeof LAYOUTS> & Look;
type Props<As extends Tag, Own = LayoutLook> = Own & { as?: As } & Omit<ComponentProps<As>, keyof Own>;

const LAYOUTS = {
  /** In steps of 8 px. */
  gap: {
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
  },
  /** Between rows, if it differs. */
  rowGap: {
    0: styles.rowGap0,
    0.5: styles.rowGapHalf,
    1: styles.rowGap1,
    1.5: styles.rowGap1Half,
    2: styles.rowGap2,
    3: styles.rowGap3,
  },
  align: {
    start: styles.start,
    center: styles.center,
    end: styles.end,
    baseline: styles.baseline,
    stretch: styles.stretch,
  },
  /** A surface with a border. */
  card: {
    plain: styles.card,
    accent: classNames(styles.card, styles.accentCard),
    good: classNames(styles.card, styles.goodCard),
  },
  /** A line above it, with some space. */
  ruled: { true: styles.ruled },
  /** A line above each child, and below the last. */
  divided: { true: styles.divided },
};
const GRIDS = {
  ...LAYOUTS,
  /** Side by side if there is room; templates with `auto` always are. */
  columns: {
    2: styles.two,
    3: styles.three,
    4: styles.four,
    'main aside': styles.mainAside,
    '1fr auto': styles.fillAuto,
    'auto 1fr': styles.autoFill,
    'auto 1fr auto': styles.autoFillAuto,
  },
  /** As many columns as fit, each at least this many rem wide. */
  columnWidth: {
    8: styles.width8,
    10: styles.width10,
    11: styles.width11,
    16: styles.width16,
    20: styles.width20,
    26: styles.width26,
  },
};
const CLUSTERS = {
  ...LAYOUTS,
  justify: { between: styles.between, center: styles.justifyCenter, end: styles.justifyEnd },
  /** Whether children wrap to the next line. */
  wrap: { true: styles.wrap },
};

/** Stacks children in a column. */
export function Stack<As extends Tag = 'div'>({ as, ...props }: Props<As>) {
  return createElement<object>(as ?? 'div', withLook(props, styles.stack, LAYOUTS));
}

/** Children in columns. The screen’s class can set them instead. */
export function Grid<As extends Tag = 'div'>({ as, ...props }: Props<As, LookOf<typeof GRIDS> & Look>) {
  return createElement<object>(as ?? 'div', withLook(props, styles.grid, GRIDS));
}

/** Children in a row. */
export function Cluster<As extends Tag = 'div'>({
  as,
  wrap = true,
  ...props
}: Props<As, LookOf<typeof CLUSTERS> & Look>) {
  return createElement<object>(as ?? 'div', withLook({ ...props, wrap }, styles.cluster, CLUSTERS));
}
