import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Mailer } from './mailer.ts';

/**
 * Local mode's e-mail: one JSON file an e-mail in `<outbox>/email`, complete from the moment it appears.
 * The same e-mail sent again takes the place of the first.
 */
export function createOutboxMailer(settings: { outboxDirectory: string; clock: Clock }): Mailer {
  const folder = path.join(settings.outboxDirectory, 'email');
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const name = encodeURIComponent(mail.id);
      const unfinished = path.join(folder, `.${name}.unfinished`);
      const sent = { ...mail, sent_at: settings.clock.now().toISOString() };
      await writeFile(unfinished, JSON.stringify(sent, null, 2));
      await rename(unfinished, path.join(folder, `${name}.json`));
    },
  };
}
