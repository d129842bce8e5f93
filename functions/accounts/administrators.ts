import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import { ADMIN_ROLES } from '#shared/contract/admin-role.ts';
import { isSameJson } from '#shared/editing/same-json.ts';

const ListedSchema = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  added_at: z.iso.datetime(),
  /** The removal has begun: first the account is deleted, then this entry. */
  is_leaving: z.optional(z.literal(true)),
});
export type ListedAdministrator = z.infer<typeof ListedSchema>;

const KIND = { scope: 'administrators', data: z.object({ all: z.array(ListedSchema) }) };
const RECORD_ID = 'all';

export type AdministratorList = {
  read: () => Promise<ListedAdministrator[]>;
  /**
   * Saves a change with one conditional write. `change` returns the new list, or undefined to change nothing.
   * Errors that `change` throws are passed on.
   */
  change: (
    change: (all: readonly ListedAdministrator[]) => ListedAdministrator[] | undefined,
  ) => Promise<ListedAdministrator[]>;
};

/** Keeps all administrators in one record, so that one write can make sure that a full administrator remains. */
export function createAdministratorList(records: PlatformRecordsRepository): AdministratorList {
  const stored = records.of(KIND);
  const read = async () =>
    (await stored.find(RECORD_ID)) ?? { record_id: RECORD_ID, version: 0, data: { all: [] } };
  return {
    read: async () => (await read()).data.all,
    change: async (change) => {
      const saved = await saveChange({ read, save: stored.save, isSame: isSameJson }, async (record) => {
        const all = change(record.data.all);
        return all && { ...record, version: record.version + 1, data: { all } };
      });
      return saved.data.all;
    },
  };
}
