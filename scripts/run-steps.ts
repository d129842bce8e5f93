import { spawnSync } from 'node:child_process';

export type Step = {
  name: string;
  command: string;
  args: readonly string[];
  environment?: Record<string, string>;
};

/** Runs steps one after the other; ends the process with the first failure's exit code. */
export function runSteps(steps: readonly Step[]): void {
  for (const { name, command, args, environment } of steps) {
    console.log(`\n› ${name}`);
    const { status, error } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    if (error !== undefined) throw error;
    if (status !== 0) process.exit(status ?? 1);
  }
}
