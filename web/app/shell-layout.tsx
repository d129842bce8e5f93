import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '../features/navigation/lazy-part.ts';
import { AppShell } from '../features/shell/app-shell.tsx';
import { TabCurtain } from '../features/shell/tab-curtain.tsx';

const RestaurantAssistant = lazyPart(() =>
  import('../features/assistant/restaurant-assistant.tsx').then((m) => m.RestaurantAssistant),
);

/** Stays while the owner goes from view to view. */
export function ShellLayout() {
  const hasAssistant = useLoadedAssistant();
  return (
    <>
      <AppShell>
        <Outlet />
      </AppShell>
      <TabCurtain />
      {hasAssistant ? (
        <Suspense>
          <RestaurantAssistant />
        </Suspense>
      ) : null}
    </>
  );
}

/** The assistant comes after the screen; one that does not arrive takes nothing away from it. */
function useLoadedAssistant(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    RestaurantAssistant.preload().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, []);
  return isLoaded;
}
