import path from 'node:path';
import type { Clock } from '#functions/platform/clock.ts';
import { writeOutboxFile } from '#functions/platform/outbox-file.ts';
import type { Mailer } from './mailer.ts';

/**
 * Local mode's e-mail: one JSON file an e-mail in `<outbox>/email`, complete from the moment it appears.
 * The same e-mail sent again takes the place of the first.
 */
export function createOutboxMailer(settings: { outboxDirectory: string; clock: Clock }): Mailer {
  const folder = path.join(settings.outboxDirectory, 'email');
  return {
    send: (mail) =>
      writeOutboxFile(folder, mail.id, { ...mail, sent_at: settings.clock.now().toISOString() }),
  };
}
