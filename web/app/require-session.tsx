import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '#web/accounts/session-context.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { usePendingGeneration } from '#web/websites/generation/use-pending-generation.ts';
import { ErrorPage } from './route-error.tsx';
import { CheckingScreen } from './waiting-screens.tsx';

/** Signed-in users don’t load it. */
const LoginScreen = lazyPart(() => import('#web/accounts/login/login-screen.tsx').then((m) => m.LoginScreen));

/** Loads with the first generation. */
const BackgroundGeneration = lazyPart(() =>
  import('#web/websites/generation/background-generation.tsx').then((m) => m.BackgroundGeneration),
);

/** Shows its screens to signed-in users, and the login screen to everyone else. */
export function RequireSession() {
  const { state } = useSession();
  if (state.status === 'signedIn') return <SignedIn />;
  if (state.status === 'unanswered') return <ErrorPage error={state.error} />;
  if (state.status !== 'signedOut') return <CheckingScreen />;
  if (state.endedBy !== undefined) return <Navigate to={paths.login} replace />;
  return (
    <Suspense fallback={<CheckingScreen />}>
      <LoginScreen />
    </Suspense>
  );
}

function SignedIn() {
  const pending = usePendingGeneration();
  return (
    <>
      <Outlet />
      {pending === undefined ? null : (
        <Suspense>
          <BackgroundGeneration pending={pending} />
        </Suspense>
      )}
    </>
  );
}
