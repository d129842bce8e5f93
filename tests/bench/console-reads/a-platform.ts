import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { closeDays } from '#functions/modules/figures/close-days.ts';
import { createDynamoClient, type DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, startEmulators, tableName } from '#infra/local/emulators.ts';
import { aClock } from '#tests/builders/clock.ts';
import { interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { putChurn, riskyRestaurants } from './churn-rows.ts';
import { figuresOf } from './figure-rows.ts';
import { invoicesOf } from './invoice-rows.ts';
import { type Reads, readsOf } from './reads.ts';
import { receiptsOf } from './receipt-rows.ts';
import { planUsageOf, subscriptionsOf, trialsOf } from './subscribed-rows.ts';
import { usageOf } from './usage-rows.ts';

export const DAYS = 120;
const NOW = '2026-09-30T12:00:00.000Z';
/** DynamoDB takes so many items in one call. */
const BATCH = 25;
const AT_ONCE = 20;

export type Platform = { emulators: Emulators; reads: Reads; countCalls: () => number };
type Row = Record<string, unknown>;

/** An open platform; `countCalls` is of DynamoDB, since it was opened. */
export async function aPlatform(restaurants: number): Promise<Platform> {
  const emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  const client = createDynamoClient();
  await putAll(client, 'figures', figuresOf(restaurants, { days: DAYS, now: NOW }));
  await putAll(client, 'aiUsage', usageOf(restaurants, NOW));
  await putAll(client, 'receipts', receiptsOf(restaurants, NOW));
  await putAll(client, 'restaurants', riskyRestaurants());
  await putChurn(client, { scored: restaurants, now: NOW });
  await putAll(client, 'subscriptions', subscriptionsOf(restaurants, { days: DAYS, now: NOW }));
  await putAll(client, 'planUsage', planUsageOf(restaurants, NOW));
  await putAll(client, 'invoices', invoicesOf(restaurants, NOW));
  const trials = trialsOf(restaurants / 2, NOW);
  await putAll(client, 'platformRecords', trials.places);
  await putAll(client, 'campaigns', trials.campaigns);
  const { figures } = openRepositories(client);
  let ids = 0;
  for (let run = 0; run < 2; run += 1)
    await closeDays({ figures, clock: aClock(NOW), newId: () => `id-${++ids}` });
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  return { emulators, reads: readsOf(client, NOW), countCalls: () => calls };
}

async function putAll(client: DynamoClient, table: Parameters<typeof tableName>[0], rows: readonly Row[]) {
  const calls = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) =>
    rows.slice(at * BATCH, (at + 1) * BATCH).map((Item) => ({ PutRequest: { Item } })),
  );
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    const sent = calls
      .slice(at, at + AT_ONCE)
      .map((items) => client.send(new BatchWriteCommand({ RequestItems: { [tableName(table)]: items } })));
    await Promise.all(sent);
  }
}
