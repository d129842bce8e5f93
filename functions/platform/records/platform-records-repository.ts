import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Expression, openTable, type Page } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';

/** A kind of platform record, such as settings: its partition and its schema. */
export type RecordKind<Schema extends z.ZodMiniType> = { scope: string; data: Schema };

export type PlatformRecord<Data> = {
  record_id: string;
  /** Rises by one with each write. */
  version: number;
  data: Data;
  /** Epoch second at which it expires. Absent: never. */
  expires_at?: number | undefined;
};

export type RecordList = {
  /** A prefix of the IDs. Absent: all. */
  prefix?: string;
  limit?: number;
  /** Greatest ID first. */
  isDescending?: boolean;
  startAfter?: Page<unknown>['lastKey'];
};

/** The records of one kind. */
export type RecordsOfKind<Data> = {
  find: (recordId: string) => Promise<PlatformRecord<Data> | undefined>;
  /** Lists one page by ID. */
  list: (list?: RecordList) => Promise<Page<PlatformRecord<Data>>>;
  /** Replaces the previous version; a new record has version 1. False after a concurrent write. */
  save: (record: PlatformRecord<Data>) => Promise<boolean>;
  delete: (recordId: string) => Promise<void>;
};

export type PlatformRecordsRepository = {
  of: <Schema extends z.ZodMiniType>(kind: RecordKind<Schema>) => RecordsOfKind<z.output<Schema>>;
};

/** Keeps records that belong to the platform, not to a restaurant. */
export function createPlatformRecordsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): PlatformRecordsRepository {
  return { of: ({ scope, data }) => openRecords(settings, scope, data) };
}

function openRecords<Schema extends z.ZodMiniType>(
  settings: { client: DynamoDBDocumentClient; tableName: string },
  scope: string,
  data: Schema,
): RecordsOfKind<z.output<Schema>> {
  const schema = z.object({
    scope: z.string(),
    record_id: z.string(),
    version: z.int().check(z.positive()),
    data,
    expires_at: z.optional(z.int()),
  });
  const table = openTable({ ...settings, schema });
  type Row = z.output<typeof schema>;
  const recordOf = ({ scope: _scope, ...record }: Row) => record as PlatformRecord<z.output<Schema>>;
  return {
    find: async (record_id) => {
      const row = await table.find({ scope, record_id });
      return row === undefined ? undefined : recordOf(row);
    },
    list: async ({ prefix, ...page } = {}) => {
      const { items, lastKey } = await table.query({ ...withPrefix(scope, prefix), ...page });
      return { items: items.map(recordOf), lastKey };
    },
    save: ({ expires_at, ...record }) =>
      table.put(
        { ...record, scope, ...(expires_at === undefined ? {} : { expires_at }) } as Row,
        replacesVersion(record),
      ),
    delete: async (record_id) => {
      await table.delete({ scope, record_id });
    },
  };
}

/** DynamoDB accepts no empty prefix. */
function withPrefix(scope: string, prefix = ''): Expression {
  const ofScope = {
    expression: '#scope = :scope',
    names: { '#scope': 'scope' },
    values: { ':scope': scope },
  };
  if (prefix === '') return ofScope;
  return {
    ...ofScope,
    expression: '#scope = :scope AND begins_with(record_id, :prefix)',
    values: { ...ofScope.values, ':prefix': prefix },
  };
}
