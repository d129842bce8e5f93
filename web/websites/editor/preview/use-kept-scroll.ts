import { type RefObject, useEffect } from 'react';

/** Keeps the scroll position of the frame inside `ref` when its page is replaced. */
export function useKeptScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    let top = 0;
    const follow = (event: Event) => {
      const page = event.target instanceof HTMLIFrameElement ? event.target.contentDocument : null;
      if (page === null) return;
      page.scrollingElement?.scrollTo({ top, behavior: 'instant' });
      page.addEventListener('scroll', () => {
        top = page.scrollingElement?.scrollTop ?? 0;
      });
    };
    // A frame’s load event doesn’t bubble, but it can be captured.
    place.addEventListener('load', follow, true);
    return () => place.removeEventListener('load', follow, true);
  }, [ref]);
}
