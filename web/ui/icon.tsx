import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { type Look, withLook } from './look.ts';

type IconProps = Omit<Look, 'size'> & {
  of: LucideIcon;
  /** Width and height in rem. */
  size: number;
  className?: string | undefined;
};

/** An icon that is bigger or smaller than its text. Screen readers skip it. */
export function Icon({ of, size, ...look }: IconProps) {
  const strokeWidth = size < 1.4 ? 1.75 : 1.5;
  return createElement(of, { size: `${size}rem`, strokeWidth, ...withLook(look) });
}
