import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouterLinkProvider } from '#web/ui/link.tsx';
import { useSession } from '../features/session/session-context.ts';
import { useHeadingFocus } from './heading-focus.ts';
import { RouterLink } from './router-link.tsx';
import { InitializingScreen } from './waiting-screens.tsx';

/** Around every screen. */
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
