import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const OutboxMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  sent_at: z.string(),
});
export type OutboxMail = z.infer<typeof OutboxMailSchema>;

/** The newest emails of the outbox, newest first, at most 50. */
export async function readOutbox(outboxDirectory: string): Promise<OutboxMail[]> {
  const folder = path.join(outboxDirectory, 'email');
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    names.map(async (name) =>
      OutboxMailSchema.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    ),
  );
  return mails.sort((one, other) => other.sent_at.localeCompare(one.sent_at)).slice(0, 50);
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
