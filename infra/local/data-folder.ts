import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './local-settings.ts';

/** A folder that belongs to one instance until it is released. */
export type DataFolder = {
  /** The previous instance was killed and left unfinished work. */
  wasAbandoned: boolean;
  release: () => void;
};

/**
 * Locks the folder for this process, and creates it if missing. Takes over after a killed instance. Throws
 * `StartError` if another running instance has it.
 */
export function takeDataFolder(folder: string): DataFolder {
  makeFolder(folder);
  const lockFile = path.join(folder, 'instance.pid');
  const wasAbandoned = !tryLock(lockFile);
  if (wasAbandoned) {
    if (isRunning(Number(readFileSync(lockFile, 'utf8'))))
      throw new StartError(inUseMessage(folder, lockFile));
    rmSync(lockFile);
    if (!tryLock(lockFile)) throw new StartError(inUseMessage(folder, lockFile));
  }
  return { wasAbandoned, release: () => rmSync(lockFile) };
}

/**
 * Renames the data folder to one with the time in its name and returns that name; undefined if there is no data.
 * Throws `StartError` if a running instance has it.
 */
export function moveDataAside(folder: string, now: Date): string | undefined {
  if (!existsSync(folder)) return undefined;
  takeDataFolder(folder).release();
  const aside = `${folder}-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  return aside;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new StartError(
      `We couldn’t create the data folder ${folder}. Choose another one with DATA_DIR=<folder> npm start.`,
      { cause },
    );
  }
}

function inUseMessage(folder: string, lockFile: string): string {
  return `The data in ${folder} is in use by another running instance. Stop it, or choose another folder with DATA_DIR=<folder> npm start. (If nothing is running, delete ${lockFile}.)`;
}

function tryLock(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** This process's own ID is left over from an earlier one, as in containers, where every start gets the same. */
function isRunning(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
