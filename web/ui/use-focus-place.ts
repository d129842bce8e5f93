import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref to the element that gets the focus when a focused control inside it disappears, so that the focus
 * doesn’t jump to the top of the page. The element needs a `tabIndex` of -1. `isShown`: it is also scrolled into
 * view.
 */
export function useFocusPlace<Place extends HTMLElement>(
  isControlThere: boolean,
  { isShown = false } = {},
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasThere = useRef(isControlThere);
  useEffect(() => {
    const hasLeft = wasThere.current && !isControlThere;
    wasThere.current = isControlThere;
    if (hasLeft && document.activeElement === document.body)
      place.current?.focus({ preventScroll: !isShown });
  }, [isControlThere, isShown]);
  return place;
}
