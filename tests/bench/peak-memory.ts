import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { UNDER_SHELL } from '#tests/builders/peak-memory.ts';

/** The peak memory in megabytes that a script of this folder prints in bytes, from a separate process. */
export function peakMegabytes(script: string, parameters: readonly string[]): number {
  const file = path.join(import.meta.dirname, script);
  const options = [...UNDER_SHELL, '--disable-warning=ExperimentalWarning', file, ...parameters];
  const env = { PATH: process.env.PATH };
  return Number(execFileSync('sh', options, { encoding: 'utf8', env })) / 1024 ** 2;
}
