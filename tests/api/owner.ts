import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { aRegistration } from '#tests/builders/registration.ts';
import { until } from '#tests/builders/until.ts';
import type { ApiClient } from './api-client.ts';

export type Owner = { token: string; restaurantId: string; email: string; password: string };

/** Registers an owner with a new restaurant. */
export async function anOwner(api: ApiClient, restaurantName = 'Osteria Lupo'): Promise<Owner> {
  const registration = aRegistration({ restaurantName });
  const { body } = await api('register', { body: registration });
  const user = body.user as { user_id: string };
  return {
    token: body.token as string,
    restaurantId: user.user_id,
    email: registration.email,
    password: registration.password,
  };
}

/** Generates a website and waits for the job to end. */
export async function aGeneratedWebsite(
  api: ApiClient,
  owner: Owner,
  brief: { website_name: string; [field: string]: unknown },
): Promise<{ websiteId: string; generationId: string }> {
  const { body } = await api('generateWebsite', { token: owner.token, body: brief });
  const generationId = body.generation_id as string;
  const done = await until(
    async () => {
      const progress = await api('getGenerationProgress', {
        token: owner.token,
        params: { id: generationId },
      });
      return progress.body.status === 'in_progress' ? undefined : progress.body;
    },
    { timeoutMs: 120_000, everyMs: 200 },
  );
  if (done.status !== 'completed')
    throw new Error(`The generation ended as ${done.status}: ${done.error_details}`);
  return { websiteId: done.website_id as string, generationId };
}

/** Waits for an email to this address (with this subject, if given) and returns its first link. */
export function linkInMailTo(address: string, dataDirectory: string, subject?: string): Promise<string> {
  return until(() => findLink({ address, subject }, path.join(dataDirectory, 'outbox', 'email')), {
    timeoutMs: 120_000,
    everyMs: 100,
  });
}

/** The links of each email to this address with this subject. */
export async function mailsTo(address: string, dataDirectory: string, subject: string): Promise<string[][]> {
  const mails = await readMails(path.join(dataDirectory, 'outbox', 'email'));
  return mails.filter((mail) => mail.to === address && mail.subject === subject).map(({ links }) => links);
}

async function findLink(
  wanted: { address: string; subject: string | undefined },
  folder: string,
): Promise<string | undefined> {
  const isWanted = ({ to, subject }: Mail) =>
    to === wanted.address && (wanted.subject === undefined || subject === wanted.subject);
  return (await readMails(folder)).find(isWanted)?.links[0];
}

type Mail = { to: string; subject: string; links: string[] };

async function readMails(folder: string): Promise<Mail[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Mail),
  );
}
