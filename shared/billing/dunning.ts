const DAY_MS = 86_400_000;

/** Days after an invoice fell due on which its card is tried again. Each failure emails the owner: three in all. */
export const RETRY_DAYS = [3, 7] as const;
/** Days after which a subscription that isn't paid is paused. */
export const GRACE_DAYS = 14;
/** Days after which a paused subscription ends, before its next month would begin. */
export const END_DAYS = 28;

/** What happens next to a payment that has failed so many times, and when. */
export function afterFailure(
  dueAt: string,
  { failures, isPaused }: { failures: number; isPaused: boolean },
): { at: string; step: 'retry' | 'pause' | 'end' } {
  if (isPaused) return { at: laterBy(dueAt, END_DAYS), step: 'end' };
  const days = RETRY_DAYS[failures - 1];
  return { at: laterBy(dueAt, days ?? GRACE_DAYS), step: days === undefined ? 'pause' : 'retry' };
}

/** Days after the first failed charge on which an owner is emailed, where the provider retries on its own schedule. */
export const REMINDER_DAYS = [0, ...RETRY_DAYS] as const;

/** What happens next to a subscription whose provider retries its charges, and when. */
export function afterReminders(since: string, reminders: number): { at: string; step: 'remind' | 'pause' } {
  const days = REMINDER_DAYS[reminders];
  return { at: laterBy(since, days ?? GRACE_DAYS), step: days === undefined ? 'pause' : 'remind' };
}

type Reached = {
  /** That went out. */
  emails: number;
  isPaused: boolean;
  /** A plan that stays paused ends here, and not where the provider decides. */
  endsByItself: boolean;
};

/** All that happens while a charge that failed first then isn't paid, in order. */
export function failureSchedule(since: string, { emails, isPaused, endsByItself }: Reached) {
  return [
    ...REMINDER_DAYS.map((days, at) => ({
      step: 'email' as const,
      at: laterBy(since, days),
      is_done: at < emails,
    })),
    { step: 'pause' as const, at: graceEnd(since), is_done: isPaused },
    ...(endsByItself ? [{ step: 'end' as const, at: laterBy(since, END_DAYS), is_done: false }] : []),
  ];
}

/** Until when a restaurant keeps its plan after a charge that failed first then. */
export function graceEnd(since: string): string {
  return laterBy(since, GRACE_DAYS);
}

function laterBy(from: string, days: number): string {
  return new Date(Date.parse(from) + days * DAY_MS).toISOString();
}
