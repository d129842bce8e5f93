import { Suspense } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { lazyPart } from '../features/navigation/lazy-part.ts';
import { paths } from '../features/navigation/paths.ts';
import { useSession } from '../features/session/session-context.ts';
import { CheckingScreen } from './waiting-screens.tsx';

/** Who is signed in does not load it. */
const LoginScreen = lazyPart(() => import('#web/screens/login/login-screen.tsx').then((m) => m.LoginScreen));

/** Shows the screens below it to signed-in users, and the login screen in their place to others. */
export function RequireSession() {
  const { state } = useSession();
  if (state.status === 'signedIn') return <Outlet />;
  if (state.status !== 'signedOut') return <CheckingScreen />;
  if (state.endedBy !== undefined) return <Navigate to={paths.login} replace />;
  return (
    <Suspense fallback={<CheckingScreen />}>
      <LoginScreen />
    </Suspense>
  );
}
