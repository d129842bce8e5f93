import { rollUpDays } from '#functions/metrics/roll-up-days.ts';
import { rollUpMonths } from '#functions/metrics/roll-up-months.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, startEmulators, tableName } from '#infra/local/emulators.ts';
import type { TableName } from '#infra/resources.ts';
import { aClock } from '#tests/builders/clock.ts';
import { interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { auditRecordsOf } from './audit-record-rows.ts';
import { putChurn } from './churn-rows.ts';
import { figuresOf } from './figure-rows.ts';
import { firstOwner, flaggedOf, namesOf, numbersOf, restaurantsOf } from './found-rows.ts';
import { invoicesOf } from './invoice-rows.ts';
import { type Reads, readsOf } from './reads.ts';
import { planUsageOf, subscriptionsOf, trialsOf } from './subscribed-rows.ts';
import { usageOf } from './usage-rows.ts';

export const DAYS = 120;
const NOW = '2026-09-30T12:00:00.000Z';

export type Platform = { emulators: Emulators; reads: Reads; countCalls: () => number };
type Row = Record<string, unknown>;

/** An open platform. `countCalls`: DynamoDB calls since then. */
export async function aPlatform(restaurants: number): Promise<Platform> {
  const emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
  const client = createDynamoClient();
  const trials = trialsOf(restaurants / 2, NOW);
  const rows: Partial<Record<TableName, Row[]>> = {
    figures: figuresOf(restaurants, { days: DAYS, now: NOW }),
    aiUsage: usageOf(restaurants, NOW),
    receipts: auditRecordsOf(restaurants, NOW),
    restaurants: restaurantsOf(restaurants),
    restaurantNames: namesOf(restaurants),
    users: [firstOwner()],
    moderation: flaggedOf(restaurants, NOW),
    senderNumbers: numbersOf(restaurants),
    subscriptions: subscriptionsOf(restaurants, { days: DAYS, now: NOW }),
    planUsage: planUsageOf(restaurants, NOW),
    invoices: invoicesOf(restaurants, NOW),
    platformRecords: trials.places,
    campaigns: trials.campaigns,
  };
  for (const [table, items] of Object.entries(rows)) {
    const written = items.map((item) => ({ table: tableName(table as TableName), item }));
    await emulators.rows.change({ removed: [], written });
  }
  await putChurn(client, { scored: restaurants, now: NOW });
  const { figures } = openRepositories(client);
  let ids = 0;
  const closing = { figures, clock: aClock(NOW), newId: () => `id-${++ids}` };
  for (let run = 0; run < 2; run += 1) await rollUpDays(closing);
  await rollUpMonths(closing);
  let calls = 0;
  interfere({ dynamo: client }, async (_call, proceed) => {
    calls += 1;
    await proceed();
  });
  return { emulators, reads: readsOf(client, NOW), countCalls: () => calls };
}
