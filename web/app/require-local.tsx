import { Navigate, Outlet } from 'react-router-dom';
import { usePublicConfig } from '#web/api/public-config.ts';
import { paths } from '../features/navigation/paths.ts';
import { InitializingScreen } from './waiting-screens.tsx';

/** Screens for developers: anywhere but in local mode they are paths like any other unknown one. */
export function RequireLocal() {
  const config = usePublicConfig();
  if (config.isPending) return <InitializingScreen />;
  return config.data?.is_local ? <Outlet /> : <Navigate to={paths.landing} replace />;
}
