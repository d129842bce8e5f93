import * as z from 'zod/mini';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { WORK_QUEUE_NAMES, type WorkQueue } from '#shared/jobs/work-queues.ts';

/** Since when messages have waited in each queue; those in which none waits are left out. */
export type QueueWaits = Partial<Record<WorkQueue, string>>;

const KIND = {
  scope: 'queue-waits',
  data: z.object({ since: z.partialRecord(z.enum(WORK_QUEUE_NAMES), z.iso.datetime()) }),
};
const RECORD = 'all';

/** Keeps since when queues have a backlog: SQS itself tells no age. */
export function createQueueWaits(records: PlatformRecordsRepository) {
  const stored = records.of(KIND);
  return {
    get: async (): Promise<QueueWaits> => (await stored.find(RECORD))?.data.since ?? {},
    /** Notes in which queues messages wait at this moment. Two writers at the same moment note the same. */
    note: async (waiting: readonly WorkQueue[], at: Date): Promise<void> => {
      const record = await stored.find(RECORD);
      const before: QueueWaits = record?.data.since ?? {};
      const since = Object.fromEntries(waiting.map((queue) => [queue, before[queue] ?? at.toISOString()]));
      await stored.save({ record_id: RECORD, version: (record?.version ?? 0) + 1, data: { since } });
    },
  };
}
