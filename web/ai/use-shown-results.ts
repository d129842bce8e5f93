import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#web/ui/use-timed-steps.ts';

/** Spec, owner tools §2. */
const SCROLL_DELAY_MS = 100;

/**
 * Brings results into view, and the focus to them, so that they are read out; again for each new `result`. The
 * place needs a `tabIndex` of -1.
 */
export function useShownResults<Place extends HTMLElement>(result: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (result === undefined) return;
    const timer = setTimeout(() => {
      // Who is already at work in them is left there.
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
