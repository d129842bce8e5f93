import { type ComponentProps, createElement, type JSX } from 'react';
import { classNames } from './class-names.ts';
import { type TextLook, textClassNames } from './text-look.ts';

type Tag = keyof JSX.IntrinsicElements;
type TextProps<As extends Tag> = TextLook & { as?: As } & Omit<ComponentProps<As>, keyof TextLook>;

/** Text with a size and a color: a paragraph, unless `as` names another element. */
export function Text<As extends Tag = 'p'>({
  as,
  size,
  tone,
  strong,
  display,
  className,
  ...rest
}: TextProps<As>) {
  return createElement<object>(as ?? 'p', {
    ...rest,
    className: classNames(textClassNames({ size, tone, strong, display }), className),
  });
}
