import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';

const cents = z._default(z.nullable(z.int()), null);
const KIND = {
  scope: 'entered-amounts',
  data: z.object({ fixed_cost_cents: cents, acquisition_spend_cents: cents }),
};

/** Amounts of a month (`2026-11`) that administrators entered, in cents. Null: never entered. */
export type MonthAmounts = z.output<typeof KIND.data> & {
  month: string;
  /** 0: nothing is stored yet. */
  version: number;
};

export type EnteredAmountsStore = {
  get: (month: string) => Promise<MonthAmounts>;
  /** The newest months with amounts, newest first. */
  listNewest: (limit: number) => Promise<MonthAmounts[]>;
  /** Replaces the previous version. False after a concurrent write. */
  save: (amounts: MonthAmounts) => Promise<boolean>;
};

export function createEnteredAmountsStore(records: PlatformRecordsRepository): EnteredAmountsStore {
  const stored = records.of(KIND);
  return {
    get: async (month) => {
      const record = await stored.find(month);
      const { version = 0, data = { fixed_cost_cents: null, acquisition_spend_cents: null } } = record ?? {};
      return { month, version, ...data };
    },
    listNewest: async (limit) => {
      const { items } = await stored.list({ limit, isDescending: true });
      return items.map(({ record_id, version, data }) => ({ month: record_id, version, ...data }));
    },
    save: ({ month, version, ...data }) => stored.save({ record_id: month, version, data }),
  };
}
