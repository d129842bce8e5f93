import { type RefObject, useEffect } from 'react';

/**
 * Inside a dialog: when it closes and what had the focus before is gone, the focus goes to `place` instead of being
 * lost. The dialog itself gives the focus back one frame after it has left, so this looks one frame later.
 */
export function ReturnFocus({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      const look = () => {
        if (document.activeElement === document.body) place.current?.focus();
      };
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)));
    },
    [place],
  );
  return null;
}
