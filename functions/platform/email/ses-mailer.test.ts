import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, test } from 'vitest';
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

/** A local server that speaks SES's protocol and answers with `status`. */
async function setup(status: number) {
  const requests: { path: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(status === 200 ? { MessageId: '1' } : { message: 'Email address is not verified.' }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new SESv2Client({
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  return {
    requests,
    mailer: createSesMailer({ sender: 'hello@example.com', client }),
    stop: () => server.close(),
  };
}

test('an e-mail leaves through SES from the sender, in both forms', async () => {
  const { requests, mailer, stop } = await setup(200);
  await mailer.send(MAIL);
  expect(requests).toEqual([
    {
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
  stop();
});

test('an e-mail that SES refuses is a failure that can be tried again', async () => {
  const { mailer, stop } = await setup(400);
  await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'unavailable' });
  stop();
});
