import { Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSession } from '#web/accounts/session-context.ts';
import { type LinkProps, RouterLinkProvider } from '#web/ui/link.tsx';
import { InitializingScreen } from './waiting-screens.tsx';

/** Wraps every screen. */
export function RootLayout() {
  const { state } = useSession();
  useHeadingFocus();
  if (state.status === 'initializing') return <InitializingScreen />;
  return (
    <RouterLinkProvider value={RouterLink}>
      <Suspense fallback={<InitializingScreen />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </RouterLinkProvider>
  );
}

/** Lets links in the design system navigate without a full page load. */
function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}

/**
 * After a screen change, focuses the new h1 as soon as it exists, so that keyboards and screen readers start there.
 * The first screen keeps the browser’s default.
 */
function useHeadingFocus(): void {
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
