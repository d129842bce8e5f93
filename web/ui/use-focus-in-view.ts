import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the focused element fully into view, respecting `scroll-margin` and `scroll-padding`. Browsers don’t scroll
 * to partly visible elements, such as those under a bottom bar.
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
