import { createAnnouncementsStore } from '#functions/announcements/announcements-store.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { announcementRoutes } from '#shared/announcements/contract/announcement-routes.ts';
import { announcementsNeeds } from './needs.ts';
import { createAnnouncementOperations } from './operations.ts';

export const handler = httpFunction(
  announcementRoutes,
  announcementsNeeds,
  ({ config, records, table, runtime }) =>
    createAnnouncementOperations({
      announcements: createAnnouncementsStore(records),
      subscriptions: createSubscriptionsRepository(table('subscriptions')),
      keptSeconds: config.SETTINGS_SECONDS,
      ...runtime,
    }),
);
