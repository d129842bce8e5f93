import { SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
import { aJsonServer } from '#tests/builders/json-server.ts';
import type { Mail } from './mailer.ts';
import { createSesMailer } from './ses-mailer.ts';

const MAIL: Mail = {
  id: 'request-1',
  to: 'owner@example.com',
  subject: 'Café Ñandú',
  text: 'Hello',
  html: '<p>Hello</p>',
  links: [],
};

async function setup(answer: { status?: number; body: object }) {
  const server = await aJsonServer(answer);
  const client = new SESv2Client({
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  return { server, mailer: createSesMailer({ sender: 'hello@example.com', client }) };
}

test('an email leaves through SES from the sender, in both forms', async () => {
  const { server, mailer } = await setup({ body: { MessageId: '1' } });
  await mailer.send(MAIL);
  expect(server.requests).toEqual([
    {
      headers: expect.any(Object),
      path: '/v2/email/outbound-emails',
      body: {
        FromEmailAddress: 'hello@example.com',
        Destination: { ToAddresses: ['owner@example.com'] },
        Content: {
          Simple: {
            Subject: { Data: 'Café Ñandú', Charset: 'UTF-8' },
            Body: {
              Text: { Data: 'Hello', Charset: 'UTF-8' },
              Html: { Data: '<p>Hello</p>', Charset: 'UTF-8' },
            },
          },
        },
      },
    },
  ]);
  await server.stop();
});

test('an email that SES refuses is a failure that can be tried again', async () => {
  const { server, mailer } = await setup({ status: 400, body: { message: 'Not verified.' } });
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'unavailable' });
  await server.stop();
});
