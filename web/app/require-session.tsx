import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { usePendingGeneration } from '../features/generation/use-pending-generation.ts';
import { lazyPart } from '../features/navigation/lazy-part.ts';
import { paths } from '../features/navigation/paths.ts';
import { useSession } from '../features/session/session-context.ts';
import { ErrorPage } from './route-error.tsx';
import { CheckingScreen } from './waiting-screens.tsx';

/** Who is signed in does not load it. */
const LoginScreen = lazyPart(() => import('#web/screens/login/login-screen.tsx').then((m) => m.LoginScreen));

/** Comes with the first generation. */
const BackgroundGeneration = lazyPart(() =>
  import('../features/generation/background-generation.tsx').then((m) => m.BackgroundGeneration),
);

/** Shows the screens below it to signed-in users, and the login screen in their place to others. */
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
