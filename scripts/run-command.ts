import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { watchNpm } from '#infra/local/npm-parent.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Runs a tool of node_modules in this terminal, on the Node that runs this script, and returns its exit
 * code. `environment` comes on top of this process's own.
 */
export async function runTool(
  tool: 'cdk' | 'vitest',
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', '.bin', tool), ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
    // What the tool starts (`node infra/app.ts`) runs on this Node too, however this script was started.
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, ...environment },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Becomes true when somebody asks this process to end (Ctrl-C, SIGTERM), or the npm that started it. */
export async function askedToEnd(): Promise<true> {
  const npmIsGone = new Promise<void>((resolve) => watchNpm(process.env, resolve));
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), npmIsGone]);
  return true;
}
