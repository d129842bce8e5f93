import { Suspense } from 'react';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '#web/accounts/session-context.ts';
import type { LinkProps } from '#web/ui/link.tsx';
import { RouterLinkProvider } from '#web/ui/link.tsx';
import { useHeadingFocus } from './heading-focus.ts';
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
