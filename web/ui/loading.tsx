import { type ComponentProps, createElement } from 'react';
import { Stack } from './layout.tsx';
import { Text } from './text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type LoadingProps = ComponentProps<typeof Stack<'div'>> & { label: string };

/** Announces what the skeletons inside it are loading. With a `gap` they are stacked. */
export function Loading({ label, children, ...layout }: LoadingProps) {
  return createElement(
    layout.gap === undefined ? Text<'div'> : Stack<'div'>,
    { as: 'div', role: 'status', 'aria-busy': true, ...layout },
    <VisuallyHidden>{label}</VisuallyHidden>,
    children,
  );
}
