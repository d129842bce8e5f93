import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type FunctionsProcess = {
  /** Settles when the latest process is ready. Rejects if it ended before. */
  ready: () => Promise<void>;
  /** Ends the process, starts it again, and waits until it is ready. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

type Run = { child: ChildProcess; ready: Promise<void>; ended: Promise<unknown> };

/** Runs Node with these parameters in a separate process, which sends the message `ready`. */
export function startFunctionsProcess(
  parameters: readonly string[],
  environment: Record<string, string> = {},
): FunctionsProcess {
  const start = () => startRun(parameters, environment);
  let current: Promise<Run> = Promise.resolve(start());

  /** If another restart ended the process, waits for its successor. */
  const ready = async (): Promise<void> => {
    const awaited = current;
    try {
      await (await awaited).ready;
    } catch (error) {
      if (current === awaited) throw error;
      await ready();
    }
  };
  return {
    ready,
    restart: () => {
      current = end(current).then(start);
      return ready();
    },
    stop: () => end(current),
  };
}

function startRun(parameters: readonly string[], environment: Record<string, string>): Run {
  const child = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'exit');
  const ready = Promise.race([
    once(child, 'message').then(() => undefined),
    ended.then(() => {
      throw new Error('The functions ended before they were ready.');
    }),
  ]);
  // Callers get the rejection. Without a caller, it must not end this process.
  ready.catch(() => undefined);
  return { child, ready, ended };
}

async function end(run: Promise<Run>): Promise<void> {
  const { child, ended } = await run;
  child.kill('SIGTERM');
  await ended;
}
