import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import type { AnnouncementsDependencies } from './dependencies.ts';
import { createGetShownAnnouncements } from './get-shown-announcements.ts';
import { createManageAnnouncements } from './manage-announcements.ts';

/** The operations of announcements, for owners and administrators. */
export function createAnnouncementOperations(
  dependencies: AnnouncementsDependencies,
): Operations<typeof announcementRoutes> {
  return {
    getShownAnnouncements: createGetShownAnnouncements(dependencies),
    ...createManageAnnouncements(dependencies),
  };
}
