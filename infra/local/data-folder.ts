import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from './local-settings.ts';

/** A folder that one instance has to itself until it lets go. */
export type DataFolder = { release: () => void };

/**
 * Takes the folder for this process, making it when it is missing. What a killed instance left behind is
 * taken over. Throws `StartError` when another instance that still runs has it.
 */
export function takeDataFolder(folder: string): DataFolder {
  mkdirSync(folder, { recursive: true });
  const lockFile = path.join(folder, 'instance.pid');
  if (!tryLock(lockFile)) {
    if (isRunning(Number(readFileSync(lockFile, 'utf8')))) throw new StartError(inUseSentence(folder));
    rmSync(lockFile);
    if (!tryLock(lockFile)) throw new StartError(inUseSentence(folder));
  }
  return { release: () => rmSync(lockFile) };
}

function inUseSentence(folder: string): string {
  return `The data in ${folder} is already in use by another running instance. Stop it, or choose another folder with DATA_DIR=<folder> npm start.`;
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
