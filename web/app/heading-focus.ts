import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a screen change, focuses the new h1 as soon as it exists, so that keyboards and screen readers start there.
 * The first screen keeps the browser’s default.
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
