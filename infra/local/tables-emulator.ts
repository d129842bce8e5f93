import { once } from 'node:events';
import { mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type dynalite from 'dynalite';
import { openTableRows, type RowsDatabase, type TableRows } from './table-rows.ts';
import { addingMissingIndexes } from './tables/missing-indexes.ts';
import { type DefinitionStore, keepDefinitions } from './tables/table-definitions.ts';

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

type Write = (...given: unknown[]) => Promise<unknown>;

/** What dynalite keeps its tables and rows in. Its writes take callbacks too. */
type Database = Record<(typeof WRITES)[number], Write> & {
  status: string;
  open: () => Promise<void>;
  /** `_original`: what dynalite has not made the end of everything. */
  close: { _original: () => Promise<void> };
  iterator: (how: typeof AS_STORED) => { all: () => Promise<[key: Buffer, value: Buffer][]> };
  clear: () => Promise<void>;
};
const WRITES = ['put', 'del', 'batch'] as const;
const AS_STORED = { keyEncoding: 'buffer', valueEncoding: 'buffer' } as const;

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
  /** Calls that are not signed in the name of this key are refused with 403: any page in a browser could make them. */
  accessKeyId: () => string;
  /** Where the tables last. Without it they are kept in memory. */
  dataDirectory?: string | undefined;
};

/** Starts DynamoDB on loopback. */
export async function startTablesEmulator(settings: TablesSettings): Promise<TablesEmulator> {
  const folder = tableFolder(settings.dataDirectory);
  const { server, database } = openDynalite({ createTableMs: 0, deleteTableMs: 0, ...folder });
  if (folder.path !== undefined) keepLogWhole(database, folder.path);
  refuseStrangers(server, settings.accessKeyId);
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
      await once(server, 'close');
    },
  };
}

/** dynalite itself believes any signature, and lets pages of every origin call it. */
function refuseStrangers(server: Server, accessKeyId: () => string): void {
  const answer = server.listeners('request') as RequestListener[];
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
function openDynalite(options: Parameters<typeof dynalite>[0]): { server: Server; database: Database } {
  const create = loadDynalite();
  const databases = require('dynalite/db') as {
    create: (options: unknown) => DefinitionStore & { db: Database };
  };
  const createDatabase = databases.create;
  const created: Database[] = [];
  databases.create = (given) => {
    const store = createDatabase(given);
    created.push(store.db);
    keepDefinitions(store);
    return store;
  };
  try {
    const server = create(options);
    const [database] = created;
    if (database === undefined) throw new Error('dynalite opened no database.');
    return { server, database };
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

/** Room for what else is written when a log is read and begun again, in bytes. */
const LOG_MARGIN_BYTES = 65_536;

/**
 * LevelDB goes on writing its log behind the half of a record that the disk refused: all that comes after it is
 * answered, and is gone with the next start. So writes take turns, and none follows one that failed before the
 * database was opened again, which cuts the log there. While the disk has no room for that, only reads are answered.
 */
function keepLogWhole(database: Database, folder: string): void {
  let isTorn = false;
  let turn: Promise<unknown> = Promise.resolve();
  const mend = async () => {
    if (!isTorn) return;
    assertRoomForLog(folder);
    if (database.status === 'open') await database.close._original();
    await database.open();
    isTorn = false;
  };
  for (const name of WRITES) {
    const write = database[name];
    const inTurn = async (given: unknown[]) => {
      await mend();
      try {
        await write(...given);
      } catch (error) {
        isTorn = true;
        throw error;
      }
    };
    database[name] = (...given) => {
      const callback = typeof given.at(-1) === 'function' ? (given.pop() as Done) : undefined;
      const written = turn.then(() => inTurn(given));
      turn = written.catch(() => undefined);
      if (callback === undefined) return written;
      return written.then(
        () => setImmediate(callback, null),
        (error: unknown) => setImmediate(callback, error),
      );
    };
  }
}

/** Throws while the disk has less room than the log may need to be read and begun again. */
function assertRoomForLog(folder: string): void {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  const bytes = logs.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, LOG_MARGIN_BYTES);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes) throw new Error(`The disk has no room for the log of the tables in ${folder}.`);
}

/** What DynamoDB answers when the fault is its own; the SDK tries such a call again. */
function asAnswer(failure: unknown, action: string): unknown {
  if (!(failure instanceof Error) || 'statusCode' in failure) return failure;
  console.error(`The tables could not be read or written (${action})`, failure);
  const type = 'com.amazonaws.dynamodb.v20120810#InternalServerError';
  const body = { __type: type, message: 'The tables could not be read or written.' };
  return Object.assign(failure, { statusCode: 500, body });
}

function tableFolder(dataDirectory: string | undefined): { path?: string } {
  if (dataDirectory === undefined) return {};
  const folder = path.join(dataDirectory, 'dynamodb');
  mkdirSync(folder, { recursive: true });
  return { path: folder };
}
