import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReceiveMessageCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createSqsClient } from '#functions/platform/aws/message-queue.ts';
import type { TableName } from '#infra/resources.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { until } from '#tests/builders/until.ts';
import { type Emulators, startEmulators, tableName } from './emulators.ts';
import { releaseDeadWork } from './release-dead-work.ts';

const NOW = new Date('2026-03-05T12:00:00.000Z');
const LATER = '2026-03-05T12:00:30.000Z';
const FOREVER = '9999-12-31T00:00:00.000Z';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});

async function afterRelease(table: TableName, item: Record<string, unknown>) {
  await createDynamoClient().send(new PutCommand({ TableName: tableName(table), Item: item }));
  await releaseDeadWork(emulators, NOW);
  const rows = await emulators.rows.list(tableName(table));
  return rows.map((row) => row.item).find(({ restaurant_id }) => restaurant_id === item.restaurant_id);
}

test('a message of a killed process returns after the restart', async () => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'dead-work-'));
  onTestFinished(async () => {
    Object.assign(process.env, emulators.environment);
    await rm(dataDirectory, { recursive: true });
  });
  const receive = async ({ environment, queueUrl }: Emulators) => {
    Object.assign(process.env, environment);
    const command = new ReceiveMessageCommand({ QueueUrl: queueUrl('accountDeletions') });
    return (await createSqsClient().send(command)).Messages?.map(({ Body }) => Body);
  };
  const before = await startEmulators({ dataDirectory });
  Object.assign(process.env, before.environment);
  const message = { QueueUrl: before.queueUrl('accountDeletions'), MessageBody: 'delete it' };
  await createSqsClient().send(new SendMessageCommand(message));
  expect(await receive(before)).toEqual(['delete it']);
  await before.stop();

  const after = await startEmulators({ dataDirectory });
  onTestFinished(() => after.stop());
  expect(await receive(after)).toBeUndefined();
  await releaseDeadWork(after, NOW);
  await until(() => receive(after), { timeoutMs: 60_000, everyMs: 5 });
});

test('a page in publication is released, unless its account is being deleted', async () => {
  const page = { record_id: 'site#1', website_name: 'Lupo' };
  const published = await afterRelease('websites', { ...page, restaurant_id: 'a', page_locked_until: LATER });
  expect(published).toEqual({ ...page, restaurant_id: 'a' });
  const deleted = { ...page, restaurant_id: 'b', page_locked_until: FOREVER };
  expect(await afterRelease('websites', deleted)).toEqual(deleted);
});

test('a leased job is released, and a waiting one stays', async () => {
  const job = { generation_id: 'one', status: 'in_progress', lease_expires_at: LATER };
  const leased = await afterRelease('generationJobs', { ...job, restaurant_id: 'c', lease_owner: 'dead' });
  expect(leased?.lease_expires_at).toBe(NOW.toISOString());
  const waiting = await afterRelease('generationJobs', { ...job, restaurant_id: 'd' });
  expect(waiting?.lease_expires_at).toBe(LATER);
});

test('an ad in submission is due again', async () => {
  const ad = { restaurant_id: 'e', campaign_id: 'one', status: 'pending', due_kind: 'ad', due_at: LATER };
  expect((await afterRelease('campaigns', ad))?.due_at).toBe(NOW.toISOString());
});

test('an email in progress can be sent', async () => {
  const delivery = {
    token_hash: 'delivery#1',
    restaurant_id: 'f',
    is_sent: false,
    leased_until: 9_999_999_999,
  };
  expect(await afterRelease('emailTokens', delivery)).toMatchObject({ leased_until: 0 });
});
