import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandOutput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { conditionInput, type Expression } from './expression.ts';
import { reach } from './reach-dynamo.ts';

const READ_AT_ONCE = 500;
const WRITTEN_AT_ONCE = 25;

/** `sortKey` of the table. Absent if each partition is one item. */
export type PartitionSettings = {
  client: DynamoDBDocumentClient;
  tableName: string;
  partitionKey: string;
  sortKey: string | undefined;
};

type Item = Record<string, unknown>;

/** Opens all items of a table with one partition key, whatever their type. */
export function openPartition(
  { client, tableName: TableName, partitionKey, sortKey }: PartitionSettings,
  value: string,
) {
  const remove = (Key: Record<string, string>) => reach(client.send(new DeleteCommand({ TableName, Key })));
  /** Reads up to `READ_AT_ONCE` sort keys after a given one. */
  const read = async (sort: string, after?: string): Promise<string[]> => {
    const answer = await reach(
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: '#partition = :value',
          ProjectionExpression: '#sort',
          ExpressionAttributeNames: { '#partition': partitionKey, '#sort': sort },
          ExpressionAttributeValues: { ':value': value },
          ExclusiveStartKey: after === undefined ? undefined : { [partitionKey]: value, [sort]: after },
          ConsistentRead: true,
          Limit: READ_AT_ONCE,
        }),
      ),
    );
    return (answer.Items ?? []).map((item) => String(item[sort]));
  };
  /** Writes 25 items in parallel. */
  const forEach = async <Each>(all: readonly Each[], write: (each: Each) => Promise<unknown>) => {
    for (let from = 0; from < all.length; from += WRITTEN_AT_ONCE)
      await Promise.all(all.slice(from, from + WRITTEN_AT_ONCE).map(write));
  };
  const keyOf = (sort: string) => ({ [partitionKey]: value, [sortKey ?? '']: sort });
  const update = (sort: string, change: Expression, condition: Expression) => {
    const input = { Key: keyOf(sort), UpdateExpression: change.expression };
    const command = new UpdateCommand({ TableName, ...input, ...conditionInput(condition, change) });
    return reach(unlessRefused(client.send(command)));
  };
  return {
    pages,
    /** Returns the sort keys of all items in order. */
    sortKeys: async (): Promise<string[]> => {
      const keys: string[] = [];
      if (sortKey === undefined) return keys;
      for (;;) {
        const page = await read(sortKey, keys.at(-1));
        if (page.length === 0) return keys;
        keys.push(...page);
      }
    },
    /** Deletes all items. Repeating it is safe. */
    deleteAll: async (): Promise<void> => {
      if (sortKey === undefined) {
        await remove({ [partitionKey]: value });
        return;
      }
      for (;;) {
        const keys = await read(sortKey);
        if (keys.length === 0) return;
        await forEach(keys, (sort) => remove(keyOf(sort)));
      }
    },
    /** Changes all items that satisfy the condition. Repeating it is safe if the change is. */
    updateAll: async (change: Expression, condition: Expression): Promise<void> => {
      if (sortKey === undefined) throw new Error(`${TableName} has no sort key.`);
      for (let keys = await read(sortKey); keys.length > 0; keys = await read(sortKey, keys.at(-1)))
        await forEach(keys, (sort) => update(sort, change, condition));
    },
    /** Changes each existing item unless its change is undefined. Repeating it is safe if the change is. */
    changeEach: async (changeOf: (item: Item) => Expression | undefined): Promise<void> => {
      const exists = { expression: 'attribute_exists(#partition)', names: { '#partition': partitionKey } };
      for await (const page of pages()) {
        await forEach(page, async (item) => {
          const change = changeOf(item);
          if (change !== undefined) await update(String(item[sortKey ?? '']), change, exists);
        });
      }
    },
  };

  /** Yields all items in order, page by page. */
  async function* pages(): AsyncGenerator<Item[]> {
    let ExclusiveStartKey: Item | undefined;
    do {
      const answer: QueryCommandOutput = await reach(
        client.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: '#partition = :value',
            ExpressionAttributeNames: { '#partition': partitionKey },
            ExpressionAttributeValues: { ':value': value },
            ExclusiveStartKey,
            ConsistentRead: true,
            Limit: READ_AT_ONCE,
          }),
        ),
      );
      yield answer.Items ?? [];
      ExclusiveStartKey = answer.LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
  }
}

/** Ignores that the condition of a write refused it. */
async function unlessRefused(write: Promise<unknown>): Promise<unknown> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
