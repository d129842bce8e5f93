import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ShellFrame } from '#web/shell/shell-frame.tsx';
import { TabTransition } from '#web/shell/tab-transition.tsx';
import { OWNER_VIEWS } from '#web/shell/views.ts';
import { CheckingScreen } from './waiting-screens.tsx';

const RestaurantAssistant = lazyPart(() =>
  import('#web/assistant/restaurant-assistant.tsx').then((m) => m.RestaurantAssistant),
);

/** Owners do not load it. */
const ConsoleShell = lazyPart(() => import('#web/console/console-shell.tsx').then((m) => m.ConsoleShell));

/** Stays while somebody goes from view to view: a restaurant's shell, or the console of who acts for none. */
export function ShellLayout() {
  if (restaurantIdOf(useUser()) !== undefined) return <RestaurantShell />;
  return (
    <Suspense fallback={<CheckingScreen />}>
      <ConsoleShell>
        <Outlet />
      </ConsoleShell>
    </Suspense>
  );
}

function RestaurantShell() {
  const hasAssistant = useLoadedAssistant();
  return (
    <>
      <ShellFrame home={paths.dashboard} views={OWNER_VIEWS}>
        <Outlet />
      </ShellFrame>
      <TabTransition />
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
