import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import { BulkEmailSchema } from '#shared/bulk-emails/contract/bulk-email.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { FIXED_RETENTION } from '#shared/platform-settings/retention.ts';

const KIND = {
  scope: 'bulk-emails',
  data: z.extend(z.omit(BulkEmailSchema, { bulk_email_id: true }), {
    /** The position in the list of restaurants. Absent at the start, and when it is done. */
    after: z.optional(z.string()),
  }),
};
const KEPT_SECONDS = FIXED_RETENTION.bulkEmails.days * 86_400;

/** An email to many restaurants, and the worker's position. */
export type StoredBulkEmail = z.output<typeof KIND.data> & { bulk_email_id: string; version: number };

export type BulkEmailsStore = {
  find: (id: string) => Promise<StoredBulkEmail | undefined>;
  /** Newest first, after the email with the ID `after`. */
  list: (page: { limit: number; after?: string | undefined }) => Promise<{
    bulkEmails: StoredBulkEmail[];
    lastId: string | undefined;
  }>;
  create: (bulkEmail: Omit<StoredBulkEmail, 'version'>) => Promise<void>;
  /**
   * Changes it in one conditional write, and tries again if another writer was faster. Undefined if it is gone.
   * `change` returns undefined for no change.
   */
  change: (
    id: string,
    change: (present: StoredBulkEmail) => StoredBulkEmail | undefined,
  ) => Promise<StoredBulkEmail | undefined>;
};

/** Emails by ID, which sorts by time. Kept for 400 days, as audit records are. */
export function createBulkEmailsStore(records: PlatformRecordsRepository): BulkEmailsStore {
  const stored = records.of(KIND);
  const find = async (id: string) => {
    const record = await stored.find(id);
    return record && { bulk_email_id: id, version: record.version, ...record.data };
  };
  const save = ({ bulk_email_id, version, ...data }: StoredBulkEmail) =>
    stored.save({
      record_id: bulk_email_id,
      version,
      data,
      expires_at: Math.floor(Date.parse(data.created_at) / 1000) + KEPT_SECONDS,
    });
  return {
    find,
    list: async ({ limit, after }) => {
      const startAfter = after === undefined ? undefined : { scope: KIND.scope, record_id: after };
      const { items, lastKey } = await stored.list({ limit, isDescending: true, startAfter });
      const bulkEmails = items.map(({ record_id, version, data }) => ({
        bulk_email_id: record_id,
        version,
        ...data,
      }));
      return { bulkEmails, lastId: lastKey?.record_id };
    },
    create: async (bulkEmail) => void (await save({ ...bulkEmail, version: 1 })),
    change: (id, change) =>
      saveChange<StoredBulkEmail | undefined>(
        {
          read: () => find(id),
          save: async (row) => row === undefined || save(row),
          isSame: isSameJson,
        },
        async (present) => {
          const next = present && change(present);
          return next && { ...next, version: next.version + 1 };
        },
      ),
  };
}
