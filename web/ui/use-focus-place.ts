import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when a control that had it has left: what is around it, so that the keyboard does not begin
 * at the top of the page again. The place needs a `tabIndex` of -1. `isShown`: it is also brought into view.
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
