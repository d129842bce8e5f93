import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type dynalite from 'dynalite';
import { endConnections } from './end-connections.ts';
import { openTableRows, type RowsDatabase, type TableRows } from './table-rows.ts';
import { answeringInserts, type PutItem } from './tables/batch-inserts.ts';
import { addingMissingIndexes } from './tables/missing-indexes.ts';
import { type DefinitionStore, keepDefinitions } from './tables/table-definitions.ts';
import { readAtOnce, type TableFiles, writeInTurns } from './tables/table-files.ts';

const require = createRequire(import.meta.url);

/** DynamoDB's calls that this product makes. */
const ACTIONS = [
  'batchGetItem',
  'batchWriteItem',
  'createTable',
  'deleteItem',
  'getItem',
  'putItem',
  'query',
  'updateItem',
];

/** What dynalite keeps its tables and rows in. */
type Database = TableFiles & {
  iterator: (how: typeof AS_STORED) => { all: () => Promise<[key: Buffer, value: Buffer][]> };
  clear: () => Promise<void>;
};
const AS_STORED = { keyEncoding: 'buffer', valueEncoding: 'buffer' } as const;

type Asked = Pick<TablesSettings, 'accessKeyId'> & { putItem: PutItem };
type Done = (failure: unknown, data?: unknown) => void;
type Action = (store: unknown, data: unknown, done: Done) => void;

/** DynamoDB in this process. */
export type TablesEmulator = {
  port: number;
  rows: TableRows;
  /** Notes the tables with their rows, of an emulator in memory; the answer brings them back. */
  keep: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
};

export type TablesSettings = {
  /**
   * Idle connections are never ended. A connection that ends while its client takes it up again costs a retry, and fifty
   * at once all retries there are. Without it they end after Node's five seconds, so that clients of tests leave none.
   */
  keepsConnections?: boolean | undefined;
  /** Calls that are not signed in the name of this key are refused with 403: any page in a browser could make them. */
  accessKeyId: () => string;
  /** Where the tables last. Without it they are kept in memory. */
  dataDirectory?: string | undefined;
};

/** Starts DynamoDB on loopback. */
export async function startTablesEmulator(settings: TablesSettings): Promise<TablesEmulator> {
  const folder = tableFolder(settings.dataDirectory);
  const { server, database, putItem } = openDynalite({ createTableMs: 0, deleteTableMs: 0, ...folder });
  if (folder.path !== undefined) {
    readAtOnce(database);
    writeInTurns(database, folder.path);
  }
  if (settings.keepsConnections === true) server.keepAliveTimeout = 0;
  refuseStrangers(server, { accessKeyId: settings.accessKeyId, putItem });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    rows: openTableRows(database as unknown as RowsDatabase),
    keep: async () => {
      const entries = await database.iterator(AS_STORED).all();
      const kept = entries.map(([key, value]) => ({ type: 'put' as const, key, value, ...AS_STORED }));
      return async () => {
        await database.clear();
        await database.batch(kept);
      };
    },
    stop: async () => {
      server.close();
      endConnections(server);
      await once(server, 'close');
    },
  };
}

/** dynalite itself believes any signature, and lets pages of every origin call it. */
function refuseStrangers(server: Server, { accessKeyId, putItem }: Asked): void {
  const own = server.listeners('request') as RequestListener[];
  const answer = own.map((listener) => answeringInserts(putItem, listener));
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.headers.authorization?.includes(`Credential=${accessKeyId()}/`) !== true) {
      response.writeHead(403).end('{"__type":"UnrecognizedClientException"}');
    } else {
      for (const listener of answer) listener(request, response);
    }
  });
}

/** dynalite does not say where it keeps what it is told: its maker of databases is asked in passing. */
function openDynalite(options: Parameters<typeof dynalite>[0]): {
  server: Server;
  database: Database;
  putItem: PutItem;
} {
  const create = loadDynalite();
  const put = require('dynalite/actions/putItem') as Action;
  const databases = require('dynalite/db') as {
    create: (options: unknown) => DefinitionStore & { db: Database };
  };
  const createDatabase = databases.create;
  const created: (DefinitionStore & { db: Database })[] = [];
  databases.create = (given) => {
    const store = createDatabase(given);
    created.push(store);
    keepDefinitions(store);
    return store;
  };
  try {
    const server = create(options);
    const [store] = created;
    if (store === undefined) throw new Error('dynalite opened no database.');
    return { server, database: store.db, putItem: (data, done) => put(store, data, done) };
  } finally {
    databases.create = createDatabase;
  }
}

/**
 * dynalite throws what its files answer (a full disk, say) where nobody can catch it, which ends the process. Its
 * actions are taken from Node's cache of modules with an answer in the place of the throw.
 */
function loadDynalite(): typeof dynalite {
  for (const name of ACTIONS) {
    const file = require.resolve(`dynalite/actions/${name}.js`);
    const action = require(file) as Action & { answersFailures?: true };
    const loaded = require.cache[file];
    if (action.answersFailures === true || loaded === undefined) continue;
    const called = name === 'createTable' ? addingMissingIndexes(action) : action;
    const answering: Action & { answersFailures?: true } = (store, data, done) =>
      called(store, data, (failure, result) => done(asAnswer(failure, name), result));
    answering.answersFailures = true;
    loaded.exports = answering;
  }
  return require('dynalite') as typeof dynalite;
}

/** What DynamoDB answers when the fault is its own; the SDK tries such a call again. */
function asAnswer(failure: unknown, action: string): unknown {
  if (!(failure instanceof Error) || 'statusCode' in failure) return failure;
  console.error(`The tables couldn’t be read or written (${action})`, failure);
  const type = 'com.amazonaws.dynamodb.v20120810#InternalServerError';
  const body = { __type: type, message: 'The tables couldn’t be read or written.' };
  return Object.assign(failure, { statusCode: 500, body });
}

function tableFolder(dataDirectory: string | undefined): { path?: string } {
  if (dataDirectory === undefined) return {};
  const folder = path.join(dataDirectory, 'dynamodb');
  mkdirSync(folder, { recursive: true });
  return { path: folder };
}
