import { type RefObject, useEffect } from 'react';

/** Keeps the frame inside `ref` where the reader has scrolled it when its page is replaced. */
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
    // The load of a frame does not bubble, but it can be caught on its way down.
    place.addEventListener('load', follow, true);
    return () => place.removeEventListener('load', follow, true);
  }, [ref]);
}
