const DAY_MS = 86_400_000;

/**
 * What happens to a charge that failed, in days after that. The first email goes out with the failure itself.
 * `reminder_days`: the second and the third email; built-in payments try the card again on the same days.
 */
export type DunningSchedule = { reminder_days: [number, number]; grace_days: number };

/** Where administrators haven't set another. A payment keeps the schedule of the day on which it failed. */
export const DEFAULT_DUNNING: DunningSchedule = { reminder_days: [3, 7], grace_days: 14 };
/** Days after which a paused subscription ends, before its next month would begin. */
export const END_DAYS = 28;

/** What happens next to a payment that has failed so many times, and when. */
export function afterFailure(
  dueAt: string,
  { failures, isPaused, dunning = DEFAULT_DUNNING }: Failed,
): { at: string; step: 'retry' | 'pause' | 'end' } {
  if (isPaused) return { at: laterBy(dueAt, END_DAYS), step: 'end' };
  const days = dunning.reminder_days[failures - 1];
  return { at: laterBy(dueAt, days ?? dunning.grace_days), step: days === undefined ? 'pause' : 'retry' };
}
type Failed = { failures: number; isPaused: boolean; dunning?: DunningSchedule | undefined };

/** A payment that failed first at `since`, with the schedule that it keeps. */
type Overdue = { since: string; dunning?: DunningSchedule | undefined };

/** What happens next to a subscription whose provider retries its charges, and when. */
export function afterReminders(
  { since, dunning = DEFAULT_DUNNING }: Overdue,
  reminders: number,
): { at: string; step: 'remind' | 'pause' } {
  const days = reminderDays(dunning)[reminders];
  return { at: laterBy(since, days ?? dunning.grace_days), step: days === undefined ? 'pause' : 'remind' };
}

type Reached = {
  /** That went out. */
  emails: number;
  isPaused: boolean;
  /** A plan that stays paused ends here, and not where the provider decides. */
  endsByItself: boolean;
};

/** All that happens while a charge isn't paid, in order. */
export function failureSchedule(overdue: Overdue, { emails, isPaused, endsByItself }: Reached) {
  const { since, dunning = DEFAULT_DUNNING } = overdue;
  return [
    ...reminderDays(dunning).map((days, at) => ({
      step: 'email' as const,
      at: laterBy(since, days),
      is_done: at < emails,
    })),
    { step: 'pause' as const, at: graceEnd(overdue), is_done: isPaused },
    ...(endsByItself ? [{ step: 'end' as const, at: laterBy(since, END_DAYS), is_done: false }] : []),
  ];
}

/** Until when a restaurant keeps its plan. */
export function graceEnd({ since, dunning = DEFAULT_DUNNING }: Overdue): string {
  return laterBy(since, dunning.grace_days);
}

function reminderDays({ reminder_days }: DunningSchedule): number[] {
  return [0, ...reminder_days];
}

function laterBy(from: string, days: number): string {
  return new Date(Date.parse(from) + days * DAY_MS).toISOString();
}
