import type { ComponentProps } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

type TooltipProps = {
  text: string;
  /** One button or link. */
  children: ComponentProps<typeof Focusable>['children'];
};

/** Shows a short text next to a control on hover and keyboard focus. Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles.tooltip} placement="top" offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
