import { setTimeout as pause } from 'node:timers/promises';
import { rounded } from './bench-figure.ts';

export const MOST_P95_MILLISECONDS = 500;
const MOST_LIMITED_SHARE = 0.01;

/** Sends the nth request. Returns its kind and status; a failed connection throws. */
export type Ask = (number: number) => Promise<{ name: string; status: number }>;

export type LoadResult = {
  /** Requests a second, as sent. */
  rate: number;
  sent: number;
  p95Milliseconds: number;
  /** The share of 429 answers. */
  limitedShare: number;
  /** Other errors by kind and status: `profile 500`. */
  errors: ReadonlyMap<string, number>;
};

/** Sends requests at a constant rate without waiting for answers, then waits for all of them. */
export async function runLoad(
  ask: Ask,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<LoadResult> {
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  const total = Math.round(rate * seconds);
  for (let number = 0; number < total; number += 1) {
    const wait = startedAt + (1000 * number) / rate - performance.now();
    if (wait > 1) await pause(wait);
    answers.push(answerOf(ask, { number, dueAt: startedAt + (1000 * number) / rate }));
  }
  return resultOf(rate, await Promise.all(answers));
}

type Answer = { milliseconds: number; status: number; name: string };

/** Measured from when the request was due, so that a late sender hides nothing. */
async function answerOf(ask: Ask, { number, dueAt }: { number: number; dueAt: number }): Promise<Answer> {
  try {
    const { name, status } = await ask(number);
    return { name, status, milliseconds: performance.now() - dueAt };
  } catch (error) {
    return { name: String(error), status: 0, milliseconds: performance.now() - dueAt };
  }
}

export function resultOf(rate: number, answers: readonly Answer[]): LoadResult {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const limited = answers.filter(({ status }) => status === 429).length;
  const errors = new Map<string, number>();
  for (const { name, status } of answers) {
    if ((status >= 200 && status < 400) || status === 429) continue;
    const key = `${name} ${status}`;
    errors.set(key, (errors.get(key) ?? 0) + 1);
  }
  return {
    rate,
    sent: answers.length,
    p95Milliseconds: times[Math.ceil(times.length * 0.95) - 1] ?? 0,
    limitedShare: answers.length === 0 ? 0 : limited / answers.length,
    errors,
  };
}

export function isWithinLimits({ p95Milliseconds, limitedShare, errors }: LoadResult): boolean {
  return p95Milliseconds <= MOST_P95_MILLISECONDS && limitedShare <= MOST_LIMITED_SHARE && errors.size === 0;
}

/** `63/s: 630 sent, p95 120 ms, 0% limited, no errors`. */
export function summary({ rate, sent, p95Milliseconds, limitedShare, errors }: LoadResult): string {
  const faults = [...errors].map(([what, count]) => `${count} × ${what}`).join(', ');
  return (
    `${rate}/s: ${sent} sent, p95 ${rounded(p95Milliseconds, 0)} ms, ` +
    `${rounded(100 * limitedShare, 1)}% limited, ${faults === '' ? 'no errors' : faults}`
  );
}
