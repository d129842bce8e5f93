import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings what the keyboard has gone to wholly into view, as far as `scroll-margin` and `scroll-padding` ask: browsers leave
 * what is half there as it is, below a bar at the foot of the window or beyond the edge of a row.
 */
export function useFocusInView<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    const { current } = place;
    const show = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(':focus-visible')) {
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    };
    current?.addEventListener('focusin', show);
    return () => current?.removeEventListener('focusin', show);
  }, []);
  return place;
}
