import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createBudgetReservationsRepository } from './budget-reservations-repository.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('the row has only the last minutes and their sum', async () => {
  const client = createDynamoClient();
  const TableName = tableName('platformRecords');
  const reservations = createBudgetReservationsRepository({ client, tableName: TableName });
  const reserve = (minute: number, micros: number) => {
    const now = new Date(Date.UTC(2026, 10, 30, 12, minute));
    return reservations.reserve(micros, { roomMicros: 1_000_000, now });
  };
  for (let minute = 0; minute < 20; minute += 1) await reserve(minute, 100);
  const settle = await reserve(20, 300);
  await settle?.(40);
  const Key = { scope: 'budget_reservations', record_id: 'model_calls' };
  const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  const recent = Object.fromEntries([15, 16, 17, 18, 19].map((minute) => [`2026-11-30T12:${minute}`, 100]));
  expect(Item).toMatchObject({
    micros_by_minute: { ...recent, '2026-11-30T12:20': 40 },
    total_micros: 540,
  });
  expect(Object.keys(Item?.micros_by_minute)).toHaveLength(6);
});

test('settling a reservation after its minute was dropped changes nothing', async () => {
  const client = createDynamoClient();
  const reservations = createBudgetReservationsRepository({
    client,
    tableName: tableName('platformRecords'),
  });
  const at = (hour: number) => ({ roomMicros: 500, now: new Date(Date.UTC(2027, 0, 1, hour)) });
  const late = await reservations.reserve(500, at(1));
  await (await reservations.reserve(500, at(2)))?.(0);
  await late?.(0);
  expect(await reservations.reserve(500, at(2))).toBeDefined();
  expect(await reservations.reserve(1, at(2))).toBeUndefined();
});
