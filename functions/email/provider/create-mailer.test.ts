import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import { createMailer } from './create-mailer.ts';

const EMAIL_SENDER = 'hello@example.com';

test('the environment chooses the outbox', async () => {
  const OUTBOX_DIRECTORY = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  const mailer = createMailer({ EMAIL_PROVIDER: 'outbox', EMAIL_SENDER, OUTBOX_DIRECTORY }, aClock());
  await mailer.send({
    id: '1',
    to: 'a@example.com',
    senderName: 'Tableside',
    subject: '',
    text: '',
    html: '',
    links: [],
  });
  expect(await readdir(path.join(OUTBOX_DIRECTORY, 'email'))).toEqual(['1.json']);
  await rm(OUTBOX_DIRECTORY, { recursive: true });
});

test('an outbox without a folder is rejected at startup', () => {
  expect(() => createMailer({ EMAIL_PROVIDER: 'outbox', EMAIL_SENDER }, aClock())).toThrow(
    'OUTBOX_DIRECTORY',
  );
});
