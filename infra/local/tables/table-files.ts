import { readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';

type Operation =
  | { type: 'put'; key: unknown; value: unknown; valueEncoding?: string }
  | { type: 'del'; key: unknown };
type Done = (failure: unknown) => void;
type Read = (key: unknown, format: unknown) => unknown;

/** The LevelDB that dynalite keeps its tables and rows in. Its writes take callbacks too. */
export type TableFiles = {
  status: string;
  open: () => Promise<void>;
  /** `_original`: what dynalite has not made the end of everything. */
  close: { _original: () => Promise<void> };
  put: (key: unknown, value: unknown, done?: Done) => Promise<void>;
  del: (key: unknown, done?: Done) => Promise<void>;
  batch: (operations: Operation[], done?: Done) => Promise<void>;
  /** How abstract-level reads a key, and how it reads one without another thread. */
  _get: (key: unknown, format: unknown) => Promise<unknown>;
  _getSync: Read;
};

/** A row is in memory or some microseconds away: handing each to another thread took ten times as long as reading it. */
export function readAtOnce(files: TableFiles): void {
  files._get = async (key, format) => files._getSync(key, format);
}

/** Room for what else is written when a log is read and begun again, in bytes. */
const LOG_MARGIN_BYTES = 65_536;

type Waiting = { operations: Operation[]; written: () => void; failed: Done };

/**
 * LevelDB goes on writing its log behind the half of a record that the disk refused: all that comes after it is
 * answered, and is gone with the next start. So writes take turns, and none follows one that failed before the
 * database was opened again, which cuts the log there. While the disk has no room for that, only reads are answered.
 * What waits for its turn is written together: each turn is a journey to another thread and back.
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

/** Throws while the disk has less room than the log may need to be read and begun again. */
function assertRoomForLog(folder: string): void {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  const bytes = logs.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, LOG_MARGIN_BYTES);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes)
    throw new Error(`The disk is full. There’s no space for the table log in ${folder}.`);
}
