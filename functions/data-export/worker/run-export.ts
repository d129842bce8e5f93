import type { DataExportsRepository } from '#functions/data-export/data-exports-repository.ts';
import { exportKey } from '#functions/data-export/export-steps.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';
import type { DownloadsStore } from '#functions/platform/downloads/downloads-store.ts';
import { zipFiles } from '#functions/platform/downloads/zip-files.ts';
import type { Delivery } from '#functions/platform/queue-handler.ts';
import type { DataExportMessage, EmailMessage } from '#shared/contract/queue-messages.ts';
import { EXPORT_KEPT_HOURS } from '#shared/data-export/contract/data-export-routes.ts';
import { type ExportFilesDependencies, exportFiles } from './export-files.ts';

/** The Lambda timeout of a worker. */
const LEASE_SECONDS = 15 * 60;
/** Deliveries before the queue gives up (`MAX_RECEIVE_COUNT`). */
const LAST_DELIVERY = 3;

export type RunExportDependencies = ExportFilesDependencies & {
  exports: Pick<DataExportsRepository, 'lease' | 'advance' | 'finish' | 'release'>;
  downloads: Pick<DownloadsStore, 'put'>;
  transfers: Pick<ObjectStore, 'delete'>;
  emails: Pick<MessageQueue<EmailMessage>, 'send'>;
  clock: Clock;
};

/**
 * Packs a restaurant’s archive and emails its owner. Only the worker that holds the lease packs. If it dies, the next
 * worker starts over, but the progress that owners see doesn’t decrease. The export ends if the account is deleted.
 */
export function createRunExport(
  dependencies: RunExportDependencies,
): (message: DataExportMessage, delivery: Pick<Delivery, 'receiveCount'>) => Promise<void> {
  const { exports, transfers, emails, clock } = dependencies;
  return async (key, { receiveCount }) => {
    const now = epochSeconds(clock.now());
    if ((await exports.lease(key, { now, until: now + LEASE_SECONDS })) === undefined) return;
    try {
      const sizeBytes = await pack(dependencies, key);
      const at = clock.now();
      const expiresAt = epochSeconds(at) + EXPORT_KEPT_HOURS * 3600;
      await emails.send(readyEmail(key));
      const isStored = await exports.finish(key, { at: at.toISOString(), sizeBytes, expiresAt });
      if (!isStored) await transfers.delete(exportKey(key));
    } catch (error) {
      await exports.release(key, receiveCount >= LAST_DELIVERY ? 'failed' : 'running');
      throw error;
    }
  };
}

/** Returns the size of the archive in bytes. */
async function pack(dependencies: RunExportDependencies, key: DataExportMessage): Promise<number> {
  const { exports, downloads } = dependencies;
  const onStep = async (done: number) => {
    if (!(await exports.advance(key, done))) throw new AppError('not_found');
  };
  let sizeBytes = 0;
  async function* counted() {
    for await (const part of zipFiles(exportFiles(dependencies, key.restaurant_id, onStep))) {
      sizeBytes += part.length;
      yield part;
    }
  }
  const download = { key: exportKey(key), filename: 'export.zip', contentType: 'application/zip' };
  await downloads.put(download, counted());
  return sizeBytes;
}

function readyEmail({ restaurant_id, export_id }: DataExportMessage): EmailMessage {
  const notice = {
    by: 'request' as const,
    subject: 'Your data is ready to download',
    paragraphs: [
      `Your restaurant’s data is in one ZIP file. Download it in Settings within ${EXPORT_KEPT_HOURS} hours.`,
      'If you didn’t request this, change your password.',
    ],
    path: '/dashboard/settings',
  };
  return { kind: 'notice', user_id: restaurant_id, request_id: `export-${export_id}`, notice };
}
