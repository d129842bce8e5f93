import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

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

export type LabeledStep = Step & { label: string };

/**
 * Runs steps beside each other until all have ended; each line that one of several prints begins with its label.
 * Returns 0, or the exit code of a step that failed.
 */
export async function runBeside(steps: readonly LabeledStep[]): Promise<number> {
  for (const { name, label } of steps) console.log(`\n› ${name}${steps.length > 1 ? ` (${label} │)` : ''}`);
  const codes = await Promise.all(steps.map((step) => run(step, steps.length > 1)));
  for (const [index, { name }] of steps.entries()) {
    if (codes[index] !== 0) console.error(`\n✗ ${name}: failed`);
  }
  return codes.find((code) => code !== 0) ?? 0;
}

async function run({ label, command, args, environment }: LabeledStep, isLabeled: boolean): Promise<number> {
  const child = spawn(command, args, {
    stdio: isLabeled ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
  });
  for (const output of [child.stdout, child.stderr]) {
    if (output !== null)
      createInterface({ input: output }).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
