import { Navigate, Outlet } from 'react-router-dom';
import { LoginScreen } from '#web/screens/login/login-screen.tsx';
import { paths } from './paths.ts';
import { useSession } from './session-context.ts';
import { CheckingScreen } from './waiting-screens.tsx';

/** Shows the screens below it to signed-in users, and the login screen in their place to others. */
export function RequireSession() {
  const { state } = useSession();
  if (state.status === 'signedIn') return <Outlet />;
  if (state.status !== 'signedOut') return <CheckingScreen />;
  return state.endedBy === undefined ? <LoginScreen /> : <Navigate to={paths.login} replace />;
}
