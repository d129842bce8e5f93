import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '#web/accounts/session-context.ts';
import { RouterLinkProvider } from '#web/ui/link.tsx';
import { useHeadingFocus } from './heading-focus.ts';
import { RouterLink } from './router-link.tsx';
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
