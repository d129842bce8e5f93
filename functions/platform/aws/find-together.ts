import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import type { Lookup } from './dynamo-table.ts';
import { reach } from './reach-dynamo.ts';

/** Reads at most 100 items of several tables, one per lookup. Undefined for missing ones. */
export type FindTogether = <Items extends Record<string, unknown>>(
  lookups: {
    [Name in keyof Items]: Lookup<Items[Name]>;
  },
) => Promise<{ [Name in keyof Items]: Items[Name] | undefined }>;

type Item = Record<string, unknown>;

/** Reads lookups of several repositories with one consistent call. */
export function createFindTogether(client: DynamoDBDocumentClient): FindTogether {
  return async <Items extends Record<string, unknown>>(
    lookups: {
      [Name in keyof Items]: Lookup<Items[Name]>;
    },
  ) => {
    const wanted = Object.entries<Lookup<unknown>>(lookups);
    const items = await readAll(
      client,
      wanted.map(([, lookup]) => lookup),
    );
    const found = wanted.map(([name, { tableName, key, parse }]) => {
      const item = items.get(tableName)?.find((each) => hasKey(each, key));
      return [name, item === undefined ? undefined : parse(item)];
    });
    return Object.fromEntries(found) as { [Name in keyof Items]: Items[Name] | undefined };
  };
}

/** Returns the found items by table. */
async function readAll(client: DynamoDBDocumentClient, lookups: readonly Lookup<unknown>[]) {
  const items = new Map<string, Item[]>();
  const keys = Map.groupBy(lookups, ({ tableName }) => tableName);
  let RequestItems: BatchGetCommandInput['RequestItems'] = Object.fromEntries(
    [...keys].map(([tableName, of]) => [tableName, { Keys: of.map(({ key }) => key), ConsistentRead: true }]),
  );
  while (RequestItems !== undefined && Object.keys(RequestItems).length > 0) {
    const answer: BatchGetCommandOutput = await reach(client.send(new BatchGetCommand({ RequestItems })));
    for (const [tableName, read] of Object.entries(answer.Responses ?? {})) {
      items.set(tableName, [...(items.get(tableName) ?? []), ...read]);
    }
    RequestItems = answer.UnprocessedKeys;
  }
  return items;
}

function hasKey(item: Item, key: Record<string, string>): boolean {
  return Object.entries(key).every(([name, value]) => item[name] === value);
}
