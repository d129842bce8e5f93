import { Outlet } from 'react-router-dom';
import { AppShell } from '../features/shell/app-shell.tsx';
import { TabCurtain } from '../features/shell/tab-curtain.tsx';

/** Stays while the owner goes from view to view. */
export function ShellLayout() {
  return (
    <>
      <AppShell>
        <Outlet />
      </AppShell>
      <TabCurtain />
    </>
  );
}
