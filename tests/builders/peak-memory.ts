import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aJpeg } from './hostile-images.ts';

/**
 * Arguments for `sh` that start Node.js with the arguments after them. Linux counts the parent's memory in a child's
 * peak, and a shell has hardly any.
 */
export const UNDER_SHELL = ['-c', '"$0" "$@" && :', process.execPath];
const SCRIPT = new URL('./peak-memory-process.ts', import.meta.url).pathname;

/**
 * The outcome of an image in a separate process that has already handled an ordinary one, and the bytes by which it
 * raised the peak memory.
 */
export async function peakMemoryOf(
  way: 'image' | 'photo' | 'held',
  bytes: Buffer,
): Promise<{ end: string; rise: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'peak-memory-'));
  try {
    const [ordinary, tried] = [join(folder, 'ordinary'), join(folder, 'tried')];
    await Promise.all([
      writeFile(ordinary, await aJpeg({ width: 480, height: 320 })),
      writeFile(tried, bytes),
    ]);
    const { stdout } = await promisify(execFile)('sh', [...UNDER_SHELL, SCRIPT, way, ordinary, tried]);
    return JSON.parse(stdout) as { end: string; rise: number };
  } finally {
    await rm(folder, { recursive: true });
  }
}
