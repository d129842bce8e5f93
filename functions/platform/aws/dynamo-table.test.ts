import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aFailingDynamo } from '#tests/builders/failing-dynamo.ts';
import { createDynamoClient } from './aws-clients.ts';
import { openTable } from './dynamo-table.ts';

let emulators: Emulators;
let client: DynamoDBDocumentClient;
beforeAll(async () => {
  emulators = await openEmulators();
  client = createDynamoClient();
});
afterAll(() => emulators.stop());

const RowSchema = z.object({
  restaurant_id: z.string(),
  record_id: z.string(),
  stars: z.int(),
  note: z.optional(z.string()),
});

function setup() {
  const tableName = emulators.environment.WEBSITES_TABLE_NAME ?? '';
  return { tableName, table: openTable({ client, tableName, schema: RowSchema }) };
}

const aRow = (restaurantId: string, recordId: string, stars = 1) => ({
  restaurant_id: restaurantId,
  record_id: recordId,
  stars,
});

describe('one item', () => {
  test('is found as stored, without undefined fields', async () => {
    const { table } = setup();
    expect(await table.put({ ...aRow('put', 'a'), note: undefined })).toBe(true);
    expect(await table.find({ restaurant_id: 'put', record_id: 'a' })).toEqual(aRow('put', 'a'));
    expect(await table.find({ restaurant_id: 'put', record_id: 'b' })).toBeUndefined();
  });

  test('is written, changed, and deleted only if its condition holds', async () => {
    const { table } = setup();
    const key = { restaurant_id: 'condition', record_id: 'a' };
    const isNew = { expression: 'attribute_not_exists(record_id)' };
    expect([
      await table.put({ ...key, stars: 1 }, isNew),
      await table.put({ ...key, stars: 9 }, isNew),
    ]).toEqual([true, false]);
    const addStar = { expression: 'ADD stars :one', values: { ':one': 1 } };
    const hasOneStar = {
      expression: '#stars = :expected',
      names: { '#stars': 'stars' },
      values: { ':expected': 1 },
    };
    expect(await table.update(key, addStar, hasOneStar)).toEqual({ ...key, stars: 2 });
    expect(await table.update(key, addStar, hasOneStar)).toBeUndefined();
    expect(await table.delete(key, hasOneStar)).toBe(false);
    expect(await table.delete(key)).toBe(true);
    expect(await table.find(key)).toBeUndefined();
  });

  test('that breaks its schema is never returned', async () => {
    const { table, tableName } = setup();
    await client.send(
      new PutCommand({ TableName: tableName, Item: { ...aRow('broken', 'a'), stars: 'five' } }),
    );
    await expect(table.find({ restaurant_id: 'broken', record_id: 'a' })).rejects.toThrow(
      z.core.$ZodRealError,
    );
  });
});

test('a list has pages in either order and contains one tenant only', async () => {
  const { table } = setup();
  for (const id of ['a', 'b', 'c']) await table.put(aRow('tenant', id));
  await table.put(aRow('neighbor', 'a'));
  const ofTenant = { expression: 'restaurant_id = :tenant', values: { ':tenant': 'tenant' } };
  const first = await table.query({ ...ofTenant, limit: 2 });
  expect(first.items.map((item) => item.record_id)).toEqual(['a', 'b']);
  const second = await table.query({ ...ofTenant, limit: 2, startAfter: first.lastKey });
  expect(second).toEqual({ items: [aRow('tenant', 'c')], lastKey: undefined });
  const newest = await table.query({ ...ofTenant, isDescending: true });
  expect(newest.items.map((item) => item.record_id)).toEqual(['c', 'b', 'a']);
});

test('a failing database is retried, then reported as unavailable', async () => {
  const dynamo = await aFailingDynamo();
  const table = openTable({ client: dynamo.client, tableName: 'rows', schema: RowSchema });
  const key = { restaurant_id: 'a', record_id: 'a' };
  const change = { expression: 'ADD stars :one', values: { ':one': 1 } };
  const attempts = [
    table.find(key),
    table.put(aRow('a', 'a')),
    table.update(key, change),
    table.delete(key),
    table.query({ expression: 'restaurant_id = :a', values: { ':a': 'a' } }),
  ];
  for (const attempt of await Promise.allSettled(attempts)) {
    expect(attempt).toMatchObject({ status: 'rejected', reason: { name: 'AppError', code: 'unavailable' } });
  }
  expect(dynamo.requestCount()).toBe(2 * attempts.length);
  await dynamo.stop();
});
