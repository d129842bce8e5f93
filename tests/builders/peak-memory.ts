import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aJpeg } from './hostile-images.ts';

/**
 * Words for `sh` that start Node.js with what follows them. Linux counts the memory of whoever starts a process as its own
 * most: a shell has hardly any.
 */
export const UNDER_SHELL = ['-c', '"$0" "$@" && :', process.execPath];
const SCRIPT = new URL('./peak-memory-process.ts', import.meta.url).pathname;

/**
 * How a picture fares in a process of its own that has seen an ordinary one before, and by how many bytes the most memory
 * that the process held has grown over it.
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
