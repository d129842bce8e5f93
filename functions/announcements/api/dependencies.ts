import type { AnnouncementsStore } from '#functions/announcements/announcements-store.ts';
import type { SubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';

export type AnnouncementsDependencies = {
  announcements: AnnouncementsStore;
  subscriptions: Pick<SubscriptionsRepository, 'find'>;
  /** How long an instance caches the list. */
  keptSeconds: number | undefined;
  clock: Clock;
  ids: IdSource;
};
