import { type ComponentProps, createElement } from 'react';
import { Stack } from './layout.tsx';
import { Skeleton } from './skeleton.tsx';
import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type LoadingProps = ComponentProps<typeof Stack<'div'>> & {
  label: string;
  /** Placeholders for what is loading: about how many lines of text, a title, or a block. */
  shapes?: readonly (number | 'title' | 'block')[];
};

/** Announces what is loading, and shows placeholders for it: `shapes`, or its children. */
export function Loading({ label, shapes = [], children, ...layout }: LoadingProps) {
  return createElement(
    layout.gap === undefined ? Text<'div'> : Stack<'div'>,
    { as: 'div', role: 'status', 'aria-busy': true, ...layout },
    <VisuallyHidden>{label}</VisuallyHidden>,
    ...shapes.map((shape) =>
      createElement(Skeleton, typeof shape === 'number' ? { lines: shape } : { shape }),
    ),
    children,
  );
}
