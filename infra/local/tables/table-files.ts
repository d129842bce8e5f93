import { readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';

type Operation =
  | { type: 'put'; key: unknown; value: unknown; valueEncoding?: string }
  | { type: 'del'; key: unknown };
type Done = (failure: unknown) => void;
type Read = (key: unknown, format: unknown) => unknown;

/** The LevelDB of dynalite's tables and rows. Its writes also accept callbacks. */
export type TableFiles = {
  status: string;
  open: () => Promise<void>;
  /** `_original`: LevelDB's own `close`, which dynalite wraps to end everything. */
  close: { _original: () => Promise<void> };
  put: (key: unknown, value: unknown, done?: Done) => Promise<void>;
  del: (key: unknown, done?: Done) => Promise<void>;
  batch: (operations: Operation[], done?: Done) => Promise<void>;
  /** How abstract-level reads a key, with and without another thread. */
  _get: (key: unknown, format: unknown) => Promise<unknown>;
  _getSync: Read;
};

/** Reads synchronously: a row takes microseconds, and passing each read to another thread took ten times as long. */
export function readSynchronously(files: TableFiles): void {
  files._get = async (key, format) => files._getSync(key, format);
}

/** Extra bytes for what else is written when a log is read and started again. */
const LOG_MARGIN_BYTES = 65_536;

type Waiting = { operations: Operation[]; written: () => void; failed: Done };

/**
 * After a failed write, LevelDB continues its log behind half a record: later writes are confirmed, but lost with the
 * next start. So writes take turns, and after a failure the database is reopened first, which truncates the log there.
 * While the disk has no room for that, only reads succeed. Waiting writes are combined, because each turn costs a trip
 * to another thread.
 */
export function writeInTurns(files: TableFiles, folder: string): void {
  const write = files.batch;
  let isTorn = false;
  let waiting: Waiting[] = [];
  let turn = Promise.resolve();
  const applyFixes = async () => {
    if (!isTorn) return;
    assertRoomForLog(folder);
    if (files.status === 'open') await files.close._original();
    await files.open();
    isTorn = false;
  };
  const writeWaiting = async () => {
    const together = waiting;
    waiting = [];
    if (together.length === 0) return;
    try {
      await applyFixes();
      isTorn = true;
      await write(together.flatMap(({ operations }) => operations));
      isTorn = false;
      for (const { written } of together) written();
    } catch (error) {
      for (const { failed } of together) failed(error);
    }
  };
  const add = (operations: Operation[], done?: Done): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ operations, written: resolve, failed: reject });
    turn = turn.then(writeWaiting);
    if (done === undefined) return promise;
    return promise.then(
      () => void setImmediate(done, null),
      (error: unknown) => void setImmediate(done, error),
    );
  };
  files.put = (key, value, done) => add([{ type: 'put', key, value }], done);
  files.del = (key, done) => add([{ type: 'del', key }], done);
  files.batch = add;
}

/** Throws if the disk has less room than the log may need to be read and started again. */
function assertRoomForLog(folder: string): void {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  const bytes = logs.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, LOG_MARGIN_BYTES);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes)
    throw new Error(`The disk is full. There’s no space for the table log in ${folder}.`);
}
