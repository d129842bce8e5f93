import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '#shared/contract/route.ts';
import { type Figure, rounded } from './bench-figure.ts';

const ASKED_EVERY_MILLISECONDS = 50;
const MOST_HEALTH_MILLISECONDS = 250;

/** A task's time, and those of GET /api/health calls during it. */
export type BesideHealth = { seconds: number; healthMilliseconds: number[] };

export async function besideHealth(webOrigin: string, task: () => Promise<unknown>): Promise<BesideHealth> {
  const healthMilliseconds: number[] = [];
  let isDone = false;
  const startedAt = performance.now();
  const done = task().finally(() => {
    isDone = true;
  });
  const asking = (async () => {
    while (!isDone) {
      const askedAt = performance.now();
      const { ok } = await fetch(`${webOrigin}${API_BASE}/health`);
      if (!ok) throw new Error('GET /api/health refused.');
      healthMilliseconds.push(performance.now() - askedAt);
      await pause(ASKED_EVERY_MILLISECONDS);
    }
  })();
  await done;
  const seconds = (performance.now() - startedAt) / 1000;
  await asking;
  return { seconds, healthMilliseconds };
}

/** The task's time, and the slowest 5% of the health answers. */
export function figuresBesideHealth(
  what: string,
  { seconds, healthMilliseconds }: BesideHealth,
  mostSeconds: number,
): Figure[] {
  const sorted = healthMilliseconds.toSorted((one, other) => one - other);
  const slow = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
  const longest = sorted.at(-1) ?? 0;
  return [
    {
      name: `${what} (seconds)`,
      value: rounded(seconds),
      limit: mostSeconds,
      bound: 'at most',
      detail: 'local mode with its tables, limited to one core',
    },
    {
      name: `GET /api/health during ${what}, p95 (ms)`,
      value: rounded(slow, 0),
      limit: MOST_HEALTH_MILLISECONDS,
      bound: 'at most',
      detail: `${sorted.length} calls, longest ${rounded(longest, 0)} ms`,
    },
  ];
}
