import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { WORK_QUEUE_NAMES, type WorkQueue } from '#shared/jobs/work-queues.ts';

/** Since when messages have been waiting, by queue. Empty queues are left out. */
export type QueueWaits = Partial<Record<WorkQueue, string>>;

const KIND = {
  scope: 'queue-waits',
  data: z.object({ since: z.partialRecord(z.enum(WORK_QUEUE_NAMES), z.iso.datetime()) }),
};
const RECORD = 'all';

/** Stores since when each queue has had waiting messages, because SQS doesn’t report an age. */
export function createQueueWaits(records: PlatformRecordsRepository) {
  const stored = records.of(KIND);
  return {
    get: async (): Promise<QueueWaits> => (await stored.find(RECORD))?.data.since ?? {},
    /** Records which queues have waiting messages now. Concurrent writers record the same. */
    note: async (waiting: readonly WorkQueue[], at: Date): Promise<void> => {
      const record = await stored.find(RECORD);
      const before: QueueWaits = record?.data.since ?? {};
      const since = Object.fromEntries(waiting.map((queue) => [queue, before[queue] ?? at.toISOString()]));
      await stored.save({ record_id: RECORD, version: (record?.version ?? 0) + 1, data: { since } });
    },
  };
}
