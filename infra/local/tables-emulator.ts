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
import { answerInProcess } from './tables/in-process-transport.ts';
import { addingMissingIndexes } from './tables/missing-indexes.ts';
import { cacheDefinitions, type DefinitionStore } from './tables/table-definitions.ts';
import { readSynchronously, type TableFiles, writeInTurns } from './tables/table-files.ts';

const require = createRequire(import.meta.url);

/** The DynamoDB calls that this product makes. */
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

/** dynalite's store of tables and rows. */
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
  /** Saves the tables and rows of an in-memory emulator. The returned function restores them. */
  keep: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
};

export type TablesSettings = {
  /**
   * Never ends idle connections. A connection that ends while its client reuses it costs a retry, and fifty in
   * parallel use up all retries. Without this, they end after Node's five seconds, so that tests leave none.
   */
  keepsConnections?: boolean | undefined;
  /** Calls signed with another key get 403, because pages in a browser could make such calls. */
  accessKeyId: () => string;
  /** The folder of the tables. Without it they are kept in memory. */
  dataDirectory?: string | undefined;
};

/** Starts DynamoDB on loopback. */
export async function startTablesEmulator(settings: TablesSettings): Promise<TablesEmulator> {
  const folder = tableFolder(settings.dataDirectory);
  const { server, database, putItem } = openDynalite({ createTableMs: 0, deleteTableMs: 0, ...folder });
  if (folder.path !== undefined) {
    readSynchronously(database);
    writeInTurns(database, folder.path);
  }
  if (settings.keepsConnections === true) server.keepAliveTimeout = 0;
  rejectUnsigned(server, { accessKeyId: settings.accessKeyId, putItem });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endInProcess = answerInProcess(port, (request, response) =>
    server.emit('request', request, response),
  );
  return {
    port,
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
      endInProcess();
      server.close();
      endConnections(server);
      await once(server, 'close');
    },
  };
}

/** dynalite accepts all signatures, and calls from pages of every origin. */
function rejectUnsigned(server: Server, { accessKeyId, putItem }: Asked): void {
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

/** dynalite doesn't expose its database, so this intercepts the function that creates it. */
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
    cacheDefinitions(store);
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
 * dynalite throws store errors (such as a full disk) where no one can catch them, which ends the process. This
 * replaces its actions in Node's module cache with ones that return an error response instead.
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

/** DynamoDB's response to an internal error, which makes the SDK retry. */
function asAnswer(failure: unknown, action: string): unknown {
  if (!(failure instanceof Error) || 'statusCode' in failure) return failure;
  console.error(`The tables couldn’t be read or written (${action})`, failure);
  const type = 'com.amazonaws.dynamodb.v20120810#InternalServerError';
  const body = { __type: type, message: 'We couldn’t read or write the tables.' };
  return Object.assign(failure, { statusCode: 500, body });
}

function tableFolder(dataDirectory: string | undefined): { path?: string } {
  if (dataDirectory === undefined) return {};
  const folder = path.join(dataDirectory, 'dynamodb');
  mkdirSync(folder, { recursive: true });
  return { path: folder };
}
