import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { createMailer } from './create-mailer.ts';

const EMAIL_SENDER = 'hello@example.com';
const MAIL = {
  ...{ id: '1', to: 'a@example.com', senderName: 'Tableside', subject: '', text: '', html: '' },
  links: [],
};

test('the environment chooses the outbox', async () => {
  const OUTBOX_DIRECTORY = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const mailer = createMailer({ EMAIL_PROVIDER: 'outbox', EMAIL_SENDER, OUTBOX_DIRECTORY }, aClock());
  await mailer.send(MAIL);
  expect(await readdir(path.join(OUTBOX_DIRECTORY, 'email'))).toEqual(['1.json']);
  await rm(OUTBOX_DIRECTORY, { recursive: true });
});

test('an outbox without a folder is rejected at startup', () => {
  expect(() => createMailer({ EMAIL_PROVIDER: 'outbox', EMAIL_SENDER }, aClock())).toThrow(
    'OUTBOX_DIRECTORY',
  );
});

test.each([
  ['ses', 'SESV2', '{"MessageId":"1"}', '"ConfigurationSetName":"stage"'],
  ['ses-v1', 'SES', '<SendEmailResponse/>', 'Action=SendEmail'],
] as const)(
  'provider %s sends through that API of SES',
  async (EMAIL_PROVIDER, service, answer, expected) => {
    const bodies: string[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        response.end(answer);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const AWS = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const variables = { ...AWS, [`AWS_ENDPOINT_URL_${service}`]: endpoint };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      server.closeAllConnections();
      server.close();
    });
    const mailer = createMailer({ EMAIL_PROVIDER, EMAIL_SENDER, EMAIL_CONFIGURATION_SET: 'stage' }, aClock());
    const marketing = { bulkEmailId: 'bulk-1', optOutLink: 'https://a.example.com', oneClickUrl: '' };
    await mailer.send({ ...MAIL, marketing });
    expect(bodies).toEqual([expect.stringContaining(expected)]);
  },
);
