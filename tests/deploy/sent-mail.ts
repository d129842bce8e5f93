import { vi } from 'vitest';
import * as z from 'zod/mini';

/** Where the emulators list emails that SES was given: this repository's and LocalStack. */
const MAIL_LISTS = [
  {
    path: '/_ministack/ses/messages',
    schema: z.pipe(
      z.pipe(
        z.object({
          messages: z.record(
            z.string(),
            z.array(z.object({ To: z.array(z.string()), BodyText: z.string() })),
          ),
        }),
        z.transform(({ messages }) => Object.values(messages).flat()),
      ),
      z.transform((mails) => mails.map(({ To, BodyText }) => ({ to: To, text: BodyText }))),
    ),
  },
  {
    path: '/_aws/ses',
    schema: z.pipe(
      z.object({
        messages: z.array(
          z.object({
            Destination: z.object({ ToAddresses: z.array(z.string()) }),
            Body: z.object({ text_part: z.string() }),
          }),
        ),
      }),
      z.transform(({ messages }) =>
        messages.map(({ Destination, Body }) => ({ to: Destination.ToAddresses, text: Body.text_part })),
      ),
    ),
  },
];

/** Waits for an email to this address and returns its first link. */
export function linkInMailTo(address: string, endpointUrl: string): Promise<URL> {
  return vi.waitUntil(
    async () => {
      const mails = await listMails(endpointUrl);
      const link = /https?:\/\/\S+/.exec(mails.find(({ to }) => to.includes(address))?.text ?? '')?.[0];
      return link === undefined ? undefined : new URL(link);
    },
    { timeout: 60_000, interval: 250 },
  );
}

async function listMails(endpointUrl: string): Promise<{ to: string[]; text: string }[]> {
  for (const { path, schema } of MAIL_LISTS) {
    const answer = await fetch(`${endpointUrl}${path}`);
    if (answer.ok) return schema.parse(await answer.json());
  }
  throw new Error(`The emulator on ${endpointUrl} doesn’t list the emails that SES was given.`);
}
