import { type ComponentProps, createElement, type JSX } from 'react';
import { type Look, withLook } from './look.ts';

type Tag = keyof JSX.IntrinsicElements;
type TextProps<As extends Tag> = Look & { as?: As } & Omit<ComponentProps<As>, keyof Look>;

/** Text with a size and a color: a paragraph, unless `as` names another element. */
export function Text<As extends Tag = 'p'>({ as, ...props }: TextProps<As>) {
  return createElement<object>(as ?? 'p', withLook(props));
}

/** Small, quiet text: a hint, a date, or where a figure comes from. */
export function Note<As extends Tag = 'p'>(props: TextProps<As>) {
  return <Text<As> size="small" tone="muted" {...props} />;
}
