import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { type SessionState, useSession } from '#web/accounts/session-context.ts';
import { lazyPart, useLoaded } from '#web/shell/navigation/lazy-part.ts';
import { createQueryClient } from './query-client.ts';

const ToastRegion = lazyPart(() => import('#web/ui/toast-region.tsx').then((m) => m.ToastRegion));

/** Wraps every screen but the landing page. */
export function AppLayout() {
  const { state } = useSession();
  const hasToasts = useLoaded(ToastRegion);
  return (
    <>
      <SessionData key={identityOf(state)} />
      <Suspense>{hasToasts ? <ToastRegion /> : null}</Suspense>
    </>
  );
}

/** A query cache per session, so that no data reaches the next account. */
function SessionData() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

function identityOf(state: SessionState): string {
  if (state.status !== 'signedIn') return 'signed out';
  return `${state.user.user_id} ${state.user.impersonating_restaurant_id ?? ''}`;
}
