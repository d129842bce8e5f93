import { type RefObject, useEffect } from 'react';

/**
 * Inside a dialog: if the element that had the focus is gone when the dialog closes, focuses `place`. The dialog
 * returns the focus one frame after it closes, so this waits one frame longer.
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
