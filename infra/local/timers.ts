import type { ScheduleDefinition } from '#infra/resources.ts';

export type Timers = {
  /** Starts no further run, waits for those in hand. */
  stop: () => Promise<void>;
};

type Scheduled = { definition: ScheduleDefinition; run: () => Promise<unknown> };

/** Does for schedules what EventBridge does: runs each every so many minutes, but never twice at once. */
export function startTimers(schedules: Readonly<Record<string, Scheduled>>): Timers {
  const running = new Map<string, Promise<void>>();
  const timers = Object.entries(schedules).map(([name, { definition, run }]) =>
    setInterval(() => {
      if (running.has(name)) return;
      running.set(
        name,
        runOnce(name, run).finally(() => running.delete(name)),
      );
    }, definition.everyMinutes * 60_000),
  );
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

async function runOnce(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(`The schedule ${name} failed`, error);
  }
}
