import path from 'node:path';
import type { Clock } from '#functions/platform/clock.ts';
import { writeOutboxFile } from '#functions/platform/outbox-file.ts';
import type { Mailer } from './mailer.ts';

/**
 * Writes local mode's emails to `<outbox>/email`, atomically, as one JSON file each. Sending the same email again
 * replaces its file.
 */
export function createOutboxMailer(settings: { outboxDirectory: string; clock: Clock }): Mailer {
  const folder = path.join(settings.outboxDirectory, 'email');
  return {
    send: (mail) =>
      writeOutboxFile(folder, mail.id, { ...mail, sent_at: settings.clock.now().toISOString() }),
  };
}
