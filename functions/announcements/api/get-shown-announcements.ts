import { subscribedTo } from '#functions/billing/subscribed-to.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { memoizeFor } from '#functions/platform/memoize-for.ts';
import { SETTINGS_SECONDS } from '#functions/platform-settings/platform-rules.ts';
import { isShownAt } from '#shared/announcements/contract/announcement.ts';
import type { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import type { AnnouncementsDependencies } from './dependencies.ts';

/** The limit of one read. Ended announcements expire, so one read holds all current ones. */
const MOST_READ = 100;
/** More bars would leave no room for the screen. */
const MOST_SHOWN = 3;

/**
 * The announcements that a restaurant sees, newest first. An instance reads the list once a minute for all restaurants.
 * It reads the restaurant’s plan only while an announcement is limited to a plan.
 */
export function createGetShownAnnouncements({
  announcements,
  subscriptions,
  keptSeconds = SETTINGS_SECONDS,
  clock,
}: AnnouncementsDependencies): Operation<typeof announcementRoutes.getShownAnnouncements> {
  const newest = memoizeFor(keptSeconds, () => announcements.list({ limit: MOST_READ }), clock);
  return async (_input, { restaurantId }) => {
    const now = clock.now();
    const shown = (await newest()).announcements.filter((each) => isShownAt(each, now));
    const isForPlan = shown.some(({ audience }) => audience !== 'everyone');
    const plan = isForPlan ? subscribedTo(await subscriptions.find(restaurantId))?.planId : undefined;
    const own = shown.filter(({ audience }) => audience === 'everyone' || audience === plan);
    return { data: { announcements: own.slice(0, MOST_SHOWN).map(shownPart) } };
  };
}

type Shown = Awaited<ReturnType<AnnouncementsDependencies['announcements']['list']>>['announcements'][number];

function shownPart({ announcement_id, title, text, link, updated_at }: Shown) {
  return { announcement_id, title, text, link, updated_at };
}
