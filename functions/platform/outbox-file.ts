import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a JSON file of local mode's outbox atomically, replacing one with the same name. */
export async function writeOutboxFile(folder: string, name: string, value: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = path.join(folder, `.${encodeURIComponent(name)}.unfinished`);
  await writeFile(unfinished, JSON.stringify(value, null, 2));
  await rename(unfinished, fileOf(folder, name));
}

/** Undefined if there is none. */
export async function readOutboxFile(folder: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(fileOf(folder, name), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function fileOf(folder: string, name: string): string {
  return path.join(folder, `${encodeURIComponent(name)}.json`);
}
