import { type ComponentProps, createElement } from 'react';
import styles from './visually-hidden.module.css';

type Props = Omit<ComponentProps<'span'>, 'className'> & { as?: 'span' | 'legend' | 'caption' };

/** Text for screen readers only. */
export function VisuallyHidden({ as = 'span', ...rest }: Props) {
  return createElement(as, { ...rest, className: styles.hidden });
}
