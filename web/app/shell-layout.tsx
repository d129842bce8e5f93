import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ShellFrame } from '#web/shell/shell-frame.tsx';
import { TabTransition } from '#web/shell/tab-transition.tsx';
import { OWNER_VIEWS } from '#web/shell/views.ts';
import { CheckingScreen } from './waiting-screens.tsx';

const AnnouncementBar = lazyPart(() =>
  import('#web/announcements/announcement-bar.tsx').then((m) => m.AnnouncementBar),
);

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
  const hasAnnouncements = useLoaded(AnnouncementBar);
  const hasAssistant = useLoaded(RestaurantAssistant);
  const announcements = hasAnnouncements ? (
    <Suspense>
      <AnnouncementBar />
    </Suspense>
  ) : null;
  return (
    <>
      <ShellFrame home={paths.dashboard} views={OWNER_VIEWS} banners={announcements}>
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

/** The part loads after the screen. If it fails, the screen still works. */
function useLoaded(part: { preload: () => Promise<unknown> }): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    part.preload().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [part]);
  return isLoaded;
}
