import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { AnnouncementBar } from '#web/announcements/announcement-bar.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ShellFrame } from '#web/shell/shell-frame.tsx';
import { TabTransition } from '#web/shell/tab-transition.tsx';
import { OWNER_VIEWS } from '#web/shell/views.ts';
import { CheckingScreen } from './waiting-screens.tsx';

const RestaurantAssistant = lazyPart(() =>
  import('#web/assistant/restaurant-assistant.tsx').then((m) => m.RestaurantAssistant),
);

/** Owners don’t load it. */
const ConsoleShell = lazyPart(() => import('#web/console/console-shell.tsx').then((m) => m.ConsoleShell));

/** Stays mounted while users switch views: a restaurant’s shell, or the console. */
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
      <ShellFrame home={paths.dashboard} views={OWNER_VIEWS} banners={<AnnouncementBar />}>
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

/** The assistant loads after the screen. If it fails, the screen still works. */
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
