import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#web/ui/use-timed-steps.ts';

/** Spec, owner tools §2. */
const SCROLL_DELAY_MS = 100;

/**
 * Scrolls each new `result` into view and focuses it, so that screen readers read it. The element needs a `tabIndex`
 * of -1.
 */
export function useShownResults<Place extends HTMLElement>(result: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (result === undefined) return;
    const timer = setTimeout(() => {
      // If the focus is already inside the results, leave it there.
      if (!place.current?.contains(document.activeElement)) place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
        block: 'start',
      });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [result]);
  return place;
}
