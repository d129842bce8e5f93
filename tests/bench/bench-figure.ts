/** A measurement with its limit. Both sides of a ratio come from one run, so that the machine's speed cancels out. */
export type Figure = {
  name: string;
  value: number;
  limit: number;
  bound: 'at most' | 'at least';
  /** What was compared, with absolute numbers. */
  detail: string;
};

export type Bench = { name: string; measure: () => Promise<Figure[]> };

export function isKept({ value, limit, bound }: Figure): boolean {
  return bound === 'at most' ? value <= limit : value >= limit;
}

/** The middle value. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Milliseconds since an arbitrary moment. */
type Clock = () => number;

/** CPU milliseconds of all threads of this process: a task's time on one core. */
export const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Median milliseconds of each task. Tasks take turns, so that a slow moment affects all of them. */
export async function medianTurns<Name extends string>(
  tasks: Record<Name, () => Promise<unknown>>,
  rounds: number,
  clock: Clock = () => performance.now(),
): Promise<Record<Name, number>> {
  const names = Object.keys(tasks) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const startedAt = clock();
      await tasks[name]();
      times.get(name)?.push(clock() - startedAt);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

/** `1.234` → `1.23`. */
export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
