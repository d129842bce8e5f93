import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { lazyPart, useLoaded } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ShellFrame } from '#web/shell/shell-frame.tsx';
import { OWNER_VIEWS } from '#web/shell/views.ts';
import { CheckingScreen } from './waiting-screens.tsx';

const AnnouncementBar = lazyPart(() =>
  import('#web/announcements/announcement-bar.tsx').then((m) => m.AnnouncementBar),
);

const TabTransition = lazyPart(() => import('#web/shell/tab-transition.tsx').then((m) => m.TabTransition));

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
  const hasTransition = useLoaded(TabTransition);
  const hasAssistant = useLoaded(RestaurantAssistant);
  const announcements = <Suspense>{hasAnnouncements ? <AnnouncementBar /> : null}</Suspense>;
  return (
    <>
      <ShellFrame home={paths.dashboard} views={OWNER_VIEWS} banners={announcements}>
        <Outlet />
      </ShellFrame>
      <Suspense>{hasTransition ? <TabTransition /> : null}</Suspense>
      <Suspense>{hasAssistant ? <RestaurantAssistant /> : null}</Suspense>
    </>
  );
}
