import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

const ExportSchema = z.object({
  restaurant_id: z.string(),
  export_id: z.string(),
  status: z.enum(['running', 'ready', 'failed']),
  /** Number of packed steps (`export-steps.ts`). Never decreases. */
  done: z.int(),
  /** Epoch second until which one worker holds the export. */
  leased_until: z.int(),
  /** Epoch second until which a message is expected. After both times, the message is sent again. */
  queued_until: z.int(),
  requested_at: z.iso.datetime(),
  ready_at: z.optional(z.iso.datetime()),
  size_bytes: z.optional(z.int()),
  /** Epoch second. */
  expires_at: z.int(),
});
export type DataExportRow = z.infer<typeof ExportSchema>;
type ExportKey = Pick<DataExportRow, 'restaurant_id' | 'export_id'>;

export type DataExportsRepository = {
  find: (restaurantId: string) => Promise<DataExportRow | undefined>;
  /** False while another export is running. */
  start: (row: DataExportRow) => Promise<boolean>;
  /** Takes a running export without a worker. Undefined if there is none. */
  lease: (key: ExportKey, times: { now: number; until: number }) => Promise<DataExportRow | undefined>;
  /** Claims the right to resend the message of a stalled export. False if none is stalled. */
  requeue: (key: ExportKey, times: { now: number; until: number }) => Promise<boolean>;
  /** Stores the number of packed steps. False if the export no longer exists. */
  advance: (key: ExportKey, done: number) => Promise<boolean>;
  finish: (key: ExportKey, ready: { at: string; sizeBytes: number; expiresAt: number }) => Promise<boolean>;
  /** Releases the export for the next delivery, or marks it as failed. */
  release: (key: ExportKey, status: 'running' | 'failed') => Promise<void>;
};

/** One row per restaurant, so only one export runs at a time. */
export function createDataExportsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): DataExportsRepository {
  const table = openTable({ ...settings, schema: ExportSchema });
  const change = async (key: ExportKey, expression: string, values: Record<string, unknown>) =>
    table.update(
      { restaurant_id: key.restaurant_id },
      { expression, values, names: { '#status': 'status' } },
      {
        expression: 'export_id = :id AND #status = :running',
        values: { ':id': key.export_id, ':running': 'running' },
      },
    );
  return {
    find: (restaurant_id) => table.find({ restaurant_id }),
    start: (row) =>
      table.put(row, {
        expression: 'attribute_not_exists(restaurant_id) OR #status <> :running',
        names: { '#status': 'status' },
        values: { ':running': 'running' },
      }),
    lease: (key, { now, until }) =>
      table.update(
        { restaurant_id: key.restaurant_id },
        { expression: 'SET leased_until = :until', values: { ':until': until } },
        {
          expression: 'export_id = :id AND #status = :running AND leased_until <= :now',
          names: { '#status': 'status' },
          values: { ':id': key.export_id, ':running': 'running', ':now': now },
        },
      ),
    requeue: async (key, { now, until }) => {
      const requeued = await table.update(
        { restaurant_id: key.restaurant_id },
        { expression: 'SET queued_until = :until', values: { ':until': until } },
        {
          expression:
            'export_id = :id AND #status = :running AND leased_until <= :now AND queued_until <= :now',
          names: { '#status': 'status' },
          values: { ':id': key.export_id, ':running': 'running', ':now': now },
        },
      );
      return requeued !== undefined;
    },
    advance: async ({ restaurant_id, export_id }, done) => {
      const values = { ':done': done };
      const isNext = { expression: 'export_id = :id AND done < :done', values: { ':id': export_id } };
      const updated = await table.update(
        { restaurant_id },
        { expression: 'SET done = :done', values },
        isNext,
      );
      return updated !== undefined || (await table.find({ restaurant_id }))?.export_id === export_id;
    },
    finish: async (key, { at, sizeBytes, expiresAt }) => {
      const values = { ':ready': 'ready', ':at': at, ':size': sizeBytes, ':expires': expiresAt };
      const expression = 'SET #status = :ready, ready_at = :at, size_bytes = :size, expires_at = :expires';
      return (await change(key, expression, values)) !== undefined;
    },
    release: async (key, status) => {
      await change(key, 'SET leased_until = :past, #status = :status', { ':past': 0, ':status': status });
    },
  };
}
