import { type ComponentProps, createElement } from 'react';
import { Stack } from './layout.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';
import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type LoadingProps = ComponentProps<typeof Stack<'div'>> & {
  label: string;
} & Pick<SkeletonProps, 'shape'> & {
    /** How many lines are loading, about. Other shapes are its children, stacked if it has a `gap`. */
    rows?: number;
  };

/** Announces what is loading, and shows a placeholder for it. */
export function Loading({ label, shape, rows, children, ...layout }: LoadingProps) {
  return createElement(
    layout.gap === undefined ? Text<'div'> : Stack<'div'>,
    { as: 'div', role: 'status', 'aria-busy': true, ...layout },
    <VisuallyHidden>{label}</VisuallyHidden>,
    children ?? <Skeleton shape={shape} lines={rows} />,
  );
}
