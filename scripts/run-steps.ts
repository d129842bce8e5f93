import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Step = {
  name: string;
  command: string;
  args: readonly string[];
  environment?: Record<string, string>;
};

/**
 * Runs steps one after the other, even after a failure. Prints the time of each, and the names of failed ones. Returns
 * 0, or the exit code of a failed step.
 */
export function runSteps(steps: readonly Step[]): number {
  const results = steps.map(runStep);
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log('');
  for (const { name, seconds, code } of results) {
    console.log(`${code === 0 ? '✓' : '✗'} ${formatSeconds(seconds)}  ${name}`);
  }
  console.log(`  ${formatSeconds(total)}  in total`);
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ name }) => name).join(' · ')}`);
  return failed[0]?.code ?? 0;
}

function runStep({ name, command, args, environment }: Step): {
  name: string;
  seconds: number;
  code: number;
} {
  console.log(`\n› ${name}`);
  const startedAt = performance.now();
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error !== undefined) console.error(error.message);
  return { name, seconds: (performance.now() - startedAt) / 1000, code: status ?? 1 };
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}

export type LabeledStep = Step & { label: string };

/** Of the steps that test, each has workers of its own: more at a time don't end sooner on two cores, and time out. */
const AT_A_TIME = 2;

/**
 * Runs steps in parallel, the next of the list as soon as one ends. With several steps, each line begins with its
 * step's label. Prints each step's time. Returns 0, or the exit code of a failed step.
 */
export async function runBeside(steps: readonly LabeledStep[]): Promise<number> {
  for (const { name, label } of steps) console.log(`\n› ${name}${steps.length > 1 ? ` (${label} │)` : ''}`);
  const waiting = [...steps];
  const codes: number[] = [];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      codes.push(await runTimed(step, steps.length > 1));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, runWaiting));
  return codes.find((code) => code !== 0) ?? 0;
}

async function runTimed(step: LabeledStep, isLabeled: boolean): Promise<number> {
  const startedAt = performance.now();
  const code = await run(step, isLabeled);
  const time = `${formatSeconds((performance.now() - startedAt) / 1000)}  ${step.name}`;
  if (code === 0) console.log(`\n✓ ${time}`);
  else console.error(`\n✗ ${time}: failed`);
  return code;
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
