import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of screen, moves the focus to its h1 as soon as there is one, so that keyboard and screen
 * reader begin there. The first screen of a visit keeps the browser's own start.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      const isBusyElsewhere = document.activeElement !== document.body;
      if (isBusyElsewhere || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

function focusHeading(): boolean {
  const heading = document.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
