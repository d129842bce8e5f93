import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { startTablesEmulator } from '../tables-emulator.ts';

const TableName = 'rows';

/** The tables of one start of local mode. */
async function aStart(dataDirectory: string) {
  const { port, stop } = await startTablesEmulator({ accessKeyId: () => 'any', dataDirectory });
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' };
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials,
  });
  const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  const key = (AttributeName: string) => [{ AttributeName, KeyType: 'HASH' as const }];
  const create = async (index?: string) => {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['id', ...(index === undefined ? [] : [index])].map(attribute),
        KeySchema: key('id'),
        GlobalSecondaryIndexes:
          index === undefined
            ? undefined
            : [{ IndexName: index, KeySchema: key(index), Projection: { ProjectionType: 'ALL' } }],
      }),
    );
    await waitUntilTableExists({ client, minDelay: 0.01, maxWaitTime: 10 }, { TableName });
  };
  const put = (id: string) =>
    client.send(new PutItemCommand({ TableName, Item: { id: { S: id }, color: { S: 'red' } } }));
  const red = async () => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        IndexName: 'color',
        KeyConditionExpression: 'color = :red',
        ExpressionAttributeValues: { ':red': { S: 'red' } },
      }),
    );
    return Items.map(({ id }) => id?.S);
  };
  return {
    create,
    put,
    red,
    stop: () => {
      client.destroy();
      return stop();
    },
  };
}

test('a table of an earlier version gets its missing index once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'indexes-'));
  try {
    const before = await aStart(folder);
    await before.create();
    await before.put('old');
    await before.stop();
    const after = await aStart(folder);
    await expect(after.create('color')).rejects.toThrow(ResourceInUseException);
    await after.put('new');
    expect(await after.red()).toEqual(['new']);
    await after.put('old');
    expect((await after.red()).toSorted()).toEqual(['new', 'old']);
    await after.stop();
    const later = await aStart(folder);
    await expect(later.create('color')).rejects.toThrow(ResourceInUseException);
    expect(await later.red()).toHaveLength(2);
    await later.stop();
  } finally {
    await rm(folder, { recursive: true });
  }
});
