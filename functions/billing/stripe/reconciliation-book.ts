import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { type Reconciliation, ReconciliationSchema } from '#shared/billing/payment-difference.ts';

const KIND = { scope: 'payment-reconciliation', data: ReconciliationSchema };
const LATEST = 'latest';

export type ReconciliationBook = {
  /** Undefined before the first one. */
  find: () => Promise<Reconciliation | undefined>;
  /** Replaces the previous one. Of two concurrent ones, one is kept. */
  note: (reconciliation: Reconciliation) => Promise<void>;
};

/** The last comparison of our records with the payment provider’s. */
export function createReconciliationBook(records: PlatformRecordsRepository): ReconciliationBook {
  const reconciliations = records.of(KIND);
  return {
    find: async () => (await reconciliations.find(LATEST))?.data,
    note: async (data) => {
      const version = (await reconciliations.find(LATEST))?.version ?? 0;
      await reconciliations.save({ record_id: LATEST, version: version + 1, data });
    },
  };
}
