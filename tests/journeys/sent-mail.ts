import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';

const OutboxSchema = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), links: z.array(z.string()) }),
);

/** Waits for the email with this subject in local mode's outbox, and returns its link. */
export async function linkInMail(page: Page, mail: { to: string; subject: string }): Promise<string> {
  const find = async () => {
    const outbox = OutboxSchema.parse(await (await page.request.get('/dev/outbox')).json());
    return outbox.find(({ to, subject }) => to === mail.to && subject === mail.subject)?.links[0];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/** Waits for the email with this subject in local mode's outbox, and returns its text. */
export async function textOfMail(page: Page, mail: { to: string; subject: RegExp }): Promise<string> {
  const find = async () => {
    const outbox = OutboxSchema.parse(await (await page.request.get('/dev/outbox')).json());
    return outbox.find(({ to, subject }) => to === mail.to && mail.subject.test(subject))?.text;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}
