import { Navigate, Outlet } from 'react-router-dom';
import { usePublicConfig } from '#web/client/public-config.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { InitializingScreen } from './waiting-screens.tsx';

/** Screens for developers. Outside local mode, their paths are unknown. */
export function RequireLocal() {
  const config = usePublicConfig();
  if (config.isPending) return <InitializingScreen />;
  return config.data?.is_local ? <Outlet /> : <Navigate to={paths.landing} replace />;
}
