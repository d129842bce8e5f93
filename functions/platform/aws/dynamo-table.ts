import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  BatchExecuteStatementCommand,
  BatchGetCommand,
  type BatchGetCommandOutput,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { EVENT_ATTRIBUTE, EVENT_VALUE, sendCarrying } from './event-carrier.ts';
import { conditionInput, type Expression } from './expression.ts';
import { reach } from './reach-dynamo.ts';

export type { Expression } from './expression.ts';

type Key = Record<string, string>;

export type Query = Expression & {
  /** Greatest sort key first. */
  isDescending?: boolean;
  limit?: number;
  startAfter?: Key | undefined;
  /** The attributes to return, by placeholder. Absent: all. */
  projection?: string;
};

export type Page<Item> = { items: Item[]; lastKey: Key | undefined };

/** A read of one item that a repository passes to `find-together.ts`. */
export type Lookup<Item> = { tableName: string; key: Key; parse: (item: unknown) => Item };

/** A DynamoDB table that parses every item it returns. */
export type DynamoTable<Item> = {
  find: (key: Key) => Promise<Item | undefined>;
  lookup: (key: Key) => Lookup<Item>;
  /** Finds at most 100 items, in no order; missing ones are left out. */
  findMany: (keys: Key[]) => Promise<Item[]>;
  /** False if the condition fails. */
  put: (item: Item, condition?: Expression) => Promise<boolean>;
  /** Inserts items with unused keys, 25 per call. Returns those that were inserted. */
  insertMany: (items: readonly Item[]) => Promise<Set<Item>>;
  /** Returns the updated item; undefined if the condition fails. */
  update: (key: Key, change: Expression, condition?: Expression) => Promise<Item | undefined>;
  /** False if the condition fails. */
  delete: (key: Key, condition?: Expression) => Promise<boolean>;
  query: (query: Query) => Promise<Page<Item>>;
  /**
   * Queries a global secondary index. It is eventually consistent, so writes of the last second may be missing;
   * repositories say so in their method names.
   */
  queryIndex: (index: string, query: Query) => Promise<Page<Item>>;
};

/**
 * Opens a table. SDK failures throw `AppError('unavailable')` after the client's retries; an invalid item throws
 * the `ZodError`.
 */
export function openTable<Schema extends z.ZodMiniType>(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
  schema: Schema;
}): DynamoTable<z.output<Schema>> {
  const { client, tableName: TableName, schema } = settings;
  return {
    find: async (Key) => {
      const { Item } = await reach(client.send(new GetCommand({ TableName, Key, ConsistentRead: true })));
      return Item === undefined ? undefined : schema.parse(Item);
    },
    lookup: (key) => ({ tableName: TableName, key, parse: (item) => schema.parse(item) }),
    findMany: async (keys) => {
      const found: Record<string, unknown>[] = [];
      let Keys: Record<string, unknown>[] | undefined = keys;
      while (Keys !== undefined && Keys.length > 0) {
        const RequestItems = { [TableName]: { Keys, ConsistentRead: true } };
        const answer: BatchGetCommandOutput = await reach(client.send(new BatchGetCommand({ RequestItems })));
        found.push(...(answer.Responses?.[TableName] ?? []));
        Keys = answer.UnprocessedKeys?.[TableName]?.Keys;
      }
      return found.map((item) => schema.parse(item));
    },
    put: async (item, condition) => {
      const Item = item as Record<string, unknown>;
      const command = new PutCommand({ TableName, Item, ...conditionInput(condition) });
      const write = { tableName: TableName, attributes: Item };
      const answer = await sendCarrying(write, () => reachUnlessRefused(client.send(command)));
      return answer !== undefined;
    },
    insertMany: async (items) => {
      const inserted = new Set<z.output<Schema>>();
      for (let index = 0; index < items.length; index += STATEMENTS_OF_A_BATCH) {
        const some = items.slice(index, index + STATEMENTS_OF_A_BATCH);
        const Statements = some.map((item) => insertOf(TableName, item as Record<string, unknown>));
        const { Responses } = await reach(client.send(new BatchExecuteStatementCommand({ Statements })));
        for (const [at, item] of some.entries()) {
          if (Responses?.[at] !== undefined && Responses[at].Error === undefined) inserted.add(item);
        }
      }
      return inserted;
    },
    update: async (Key, change, condition) => {
      const command = new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: change.expression,
        ReturnValues: 'ALL_NEW',
        ...conditionInput(condition, change),
      });
      const event = change.values?.[EVENT_VALUE];
      const write = { tableName: TableName, attributes: { ...Key, [EVENT_ATTRIBUTE]: event } };
      const answer = await sendCarrying(write, () => reachUnlessRefused(client.send(command)));
      return answer === undefined ? undefined : schema.parse(answer.Attributes);
    },
    delete: async (Key, condition) => {
      const sent = client.send(new DeleteCommand({ TableName, Key, ...conditionInput(condition) }));
      return (await reachUnlessRefused(sent)) !== undefined;
    },
    query: (query) => queryWith({ ConsistentRead: true }, query),
    queryIndex: (IndexName, query) => queryWith({ IndexName }, query),
  };

  async function queryWith(
    source: { ConsistentRead: true } | { IndexName: string },
    query: Query,
  ): Promise<Page<z.output<Schema>>> {
    const answer = await reach(
      client.send(
        new QueryCommand({
          TableName,
          ...source,
          KeyConditionExpression: query.expression,
          ExpressionAttributeNames: query.names,
          ExpressionAttributeValues: query.values,
          ProjectionExpression: query.projection,
          ScanIndexForward: query.isDescending !== true,
          Limit: query.limit,
          ExclusiveStartKey: query.startAfter,
        }),
      ),
    );
    const items = (answer.Items ?? []).map((item) => schema.parse(item));
    return { items, lastKey: answer.LastEvaluatedKey as Key | undefined };
  }
}

/** The limit of BatchExecuteStatement. */
const STATEMENTS_OF_A_BATCH = 25;

/** PartiQL's INSERT writes nothing if the key exists. */
function insertOf(tableName: string, item: Record<string, unknown>) {
  const given = Object.entries(item).filter(([, value]) => value !== undefined);
  const attributes = given.map(([name]) => `'${name}': ?`).join(', ');
  const Statement = `INSERT INTO "${tableName}" VALUE {${attributes}}`;
  return { Statement, Parameters: given.map(([, value]) => value) };
}

async function reachUnlessRefused<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) return undefined;
    throw new AppError('unavailable', { cause });
  }
}
