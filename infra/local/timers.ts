import type { ScheduleDefinition } from '#infra/resources.ts';

export type Timers = {
  /** Starts no more runs and waits for the current ones. */
  stop: () => Promise<void>;
};

type Scheduled = { definition: Pick<ScheduleDefinition, 'everyMinutes'>; run: () => Promise<unknown> };

const DAY_MINUTES = 24 * 60;
const DAILY_EVERY_MINUTES = 5;

/**
 * Replaces EventBridge for schedules: runs each at its interval, but never twice in parallel. Daily schedules run at
 * the start and every five minutes, because a local process rarely runs for a day.
 */
export function startTimers(schedules: Readonly<Record<string, Scheduled>>): Timers {
  const running = new Map<string, Promise<void>>();
  const timers = Object.entries(schedules).map(([name, { definition, run }]) => {
    const runUnlessRunning = () => {
      if (running.has(name)) return;
      running.set(
        name,
        runOnce(name, run).finally(() => running.delete(name)),
      );
    };
    const isDaily = definition.everyMinutes >= DAY_MINUTES;
    if (isDaily) runUnlessRunning();
    return setInterval(runUnlessRunning, (isDaily ? DAILY_EVERY_MINUTES : definition.everyMinutes) * 60_000);
  });
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
