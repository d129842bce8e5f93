import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { type SessionState, useSession } from '#web/accounts/session-context.ts';
import { ToastRegion } from '#web/ui/toast.tsx';
import { createQueryClient } from './query-client.ts';

/** Wraps every screen but the landing page. */
export function AppLayout() {
  const { state } = useSession();
  return (
    <>
      <SessionData key={identityOf(state)} />
      <ToastRegion />
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
