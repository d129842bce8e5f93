import type { DataExportRow, DataExportsRepository } from '#functions/data-export/data-exports-repository.ts';
import { EXPORT_STEPS, exportKey } from '#functions/data-export/export-steps.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';
import type { DownloadsStore } from '#functions/platform/downloads/downloads-store.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { DataExportMessage } from '#shared/contract/queue-messages.ts';
import type { DataExport, dataExportRoutes } from '#shared/data-export/contract/data-export-routes.ts';

/** Long enough to start the download, which may take longer. */
const LINK_SECONDS = 10 * 60;
/** How long to wait for a message before sending it again. */
const QUEUED_SECONDS = 60;
/** How long an export that never finishes is shown. */
const ROW_SECONDS = 7 * 86_400;

export type DataExportDependencies = {
  exports: Pick<DataExportsRepository, 'find' | 'start' | 'requeue'>;
  restaurants: Pick<RestaurantsRepository, 'find'>;
  downloads: Pick<DownloadsStore, 'link'>;
  queue: MessageQueue<DataExportMessage>;
  clock: Clock;
  ids: IdSource;
};

/** Exports all data of a restaurant. Reading the progress also restarts a stalled export. */
export function createDataExportOperations(
  dependencies: DataExportDependencies,
): Operations<typeof dataExportRoutes> {
  const { exports, restaurants, queue, clock, ids } = dependencies;
  return {
    getDataExport: async (_input, { restaurantId }) => {
      const row = await exports.find(restaurantId);
      const now = epochSeconds(clock.now());
      if (row === undefined || row.expires_at <= now) return { data: { export: null } };
      const { restaurant_id, export_id } = row;
      const isStalled = row.status === 'running' && Math.max(row.leased_until, row.queued_until) <= now;
      if (isStalled && (await exports.requeue(row, { now, until: now + QUEUED_SECONDS })))
        await queue.send({ restaurant_id, export_id });
      return { data: { export: await toAnswer(dependencies, row) } };
    },
    startDataExport: async (_input, { restaurantId: restaurant_id, audit }) => {
      if ((await restaurants.find(restaurant_id)) === undefined) throw new AppError('not_found');
      const now = epochSeconds(clock.now());
      const row: DataExportRow = {
        restaurant_id,
        export_id: ids.next(),
        status: 'running',
        done: 0,
        leased_until: 0,
        queued_until: now + QUEUED_SECONDS,
        requested_at: clock.now().toISOString(),
        expires_at: now + ROW_SECONDS,
      };
      const isNew = await exports.start(row);
      if (isNew) await queue.send({ restaurant_id, export_id: row.export_id });
      const present = isNew ? row : ((await exports.find(restaurant_id)) ?? row);
      audit.changedNothing = !isNew;
      audit.after = { export_id: present.export_id };
      return {
        message: 'We’re preparing your data. We’ll email you when it’s ready.',
        data: { export: await toAnswer(dependencies, present) },
      };
    },
  };
}

async function toAnswer({ downloads }: DataExportDependencies, row: DataExportRow): Promise<DataExport> {
  const { export_id, status, done, requested_at } = row;
  const isReady = status === 'ready';
  const day = (row.ready_at ?? requested_at).slice(0, 10);
  const download = { key: exportKey(row), filename: `export-${day}.zip`, contentType: 'application/zip' };
  return {
    export_id,
    status,
    progress: isReady ? 100 : Math.round((done / EXPORT_STEPS.length) * 95),
    step: EXPORT_STEPS[Math.min(done, EXPORT_STEPS.length - 1)]?.label ?? '',
    requested_at,
    expires_at: isReady ? new Date(row.expires_at * 1000).toISOString() : null,
    size_bytes: isReady ? (row.size_bytes ?? null) : null,
    url: isReady ? await downloads.link(download, LINK_SECONDS) : null,
  };
}
