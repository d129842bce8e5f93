import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { SmsReceipt } from '#shared/contract/queue-messages.ts';
import { aClock } from '#tests/builders/clock.ts';
import { createOutboxSms } from './outbox-sms.ts';

test('a text becomes a labeled file with a simulated delivery receipt', async () => {
  const outboxDirectory = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(outboxDirectory, { recursive: true }));
  const received: SmsReceipt[] = [];
  const receipts = { send: async (receipt: SmsReceipt) => void received.push(receipt) };
  const provider = createOutboxSms({ outboxDirectory, clock: aClock(), receipts });
  const sms = { restaurantId: 'lupo', campaignId: 'back', text: 'Osteria Lupo: Hello.' };
  const id = await provider.send({ ...sms, phone: '+12125550147' });
  await provider.send({ ...sms, phone: '+12125550150' });
  expect(JSON.parse(await readFile(path.join(outboxDirectory, 'sms', `${id}.json`), 'utf8'))).toMatchObject({
    label: expect.stringContaining('Test mode'),
    to: '+12125550147',
    text: 'Osteria Lupo: Hello.',
  });
  expect(received).toMatchObject([
    { eventType: 'TEXT_DELIVERED', destinationPhoneNumber: '+12125550147', messageId: id },
    { eventType: 'TEXT_UNREACHABLE', destinationPhoneNumber: '+12125550150' },
  ]);
});
