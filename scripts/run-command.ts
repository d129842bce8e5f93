import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { watchNpm } from '#infra/local/npm-parent.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Runs a tool of node_modules in this terminal, on the Node that runs this script, and returns its exit code.
 * `environment` is added to this process's own.
 */
export async function runTool(
  tool: 'cdk' | 'vitest',
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', '.bin', tool), ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
    // The tool's own child processes (`node infra/app.ts`) run on this Node, too.
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, ...environment },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Resolves when this process, or the npm that started it, is asked to end (Ctrl-C, SIGTERM). */
export async function askedToEnd(): Promise<true> {
  const npmIsGone = new Promise<void>((resolve) => watchNpm(process.env, resolve));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), npmIsGone]);
  return true;
}
