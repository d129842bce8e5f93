import * as z from 'zod/mini';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { type Announcement, AnnouncementSchema } from '#shared/announcements/contract/announcement.ts';

const KIND = { scope: 'announcements', data: z.omit(AnnouncementSchema, { announcement_id: true }) };
/** How long an ended announcement stays in the console’s list. */
const KEPT_AFTER_END_SECONDS = 90 * 86_400;

/** An announcement with the version of its row. */
export type StoredAnnouncement = { version: number; announcement: Announcement };

export type AnnouncementsStore = {
  find: (id: string) => Promise<StoredAnnouncement | undefined>;
  /** Newest first, after the announcement with the ID `after`. */
  list: (page: { limit: number; after?: string | undefined }) => Promise<{
    announcements: Announcement[];
    lastId: string | undefined;
  }>;
  /** Replaces the version that was read. False if the row has changed since. */
  save: (stored: StoredAnnouncement) => Promise<boolean>;
  delete: (id: string) => Promise<void>;
};

/** Announcements by ID, which sorts by time. An announcement with an end date is removed 90 days after it. */
export function createAnnouncementsStore(records: PlatformRecordsRepository): AnnouncementsStore {
  const stored = records.of(KIND);
  return {
    find: async (id) => {
      const record = await stored.find(id);
      if (record === undefined) return undefined;
      return { version: record.version, announcement: { announcement_id: id, ...record.data } };
    },
    list: async ({ limit, after }) => {
      const startAfter = after === undefined ? undefined : { scope: KIND.scope, record_id: after };
      const { items, lastKey } = await stored.list({ limit, isDescending: true, startAfter });
      const announcements = items.map(({ record_id, data }) => ({ announcement_id: record_id, ...data }));
      return { announcements, lastId: lastKey?.record_id };
    },
    save: ({ version, announcement: { announcement_id, ...data } }) =>
      stored.save({
        record_id: announcement_id,
        version,
        data,
        ...(data.until !== null && {
          expires_at: epochSeconds(new Date(data.until)) + KEPT_AFTER_END_SECONDS,
        }),
      }),
    delete: (id) => stored.delete(id),
  };
}
