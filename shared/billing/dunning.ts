const DAY_MS = 86_400_000;

/**
 * What happens after a failed charge, in days. The first email goes out right away. `reminder_days`: the second and
 * third email; built-in payments retry the card on the same days.
 */
export type DunningSchedule = { reminder_days: [number, number]; grace_days: number };

/** The default. A failed payment keeps the schedule of the day on which it failed. */
export const DEFAULT_DUNNING: DunningSchedule = { reminder_days: [3, 7], grace_days: 14 };
/** Days after which a paused subscription ends, before its next month would begin. */
export const END_DAYS = 28;

/** The next step after so many emails, and when. */
export function afterFailure(
  dueAt: string,
  { emails, isPaused, dunning = DEFAULT_DUNNING }: Failed,
): { at: string; step: 'retry' | 'pause' | 'end' } {
  if (isPaused) return { at: laterBy(dueAt, END_DAYS), step: 'end' };
  const days = dunning.reminder_days[emails - 1];
  return { at: laterBy(dueAt, days ?? dunning.grace_days), step: days === undefined ? 'pause' : 'retry' };
}
type Failed = { emails: number; isPaused: boolean; dunning?: DunningSchedule | undefined };

/** A payment that first failed at `since`, with its schedule. */
type Overdue = { since: string; dunning?: DunningSchedule | undefined };

/** The next step if the provider retries charges itself, and when. */
export function afterReminders(
  { since, dunning = DEFAULT_DUNNING }: Overdue,
  reminders: number,
): { at: string; step: 'remind' | 'pause' } {
  const days = reminderDays(dunning)[reminders];
  return { at: laterBy(since, days ?? dunning.grace_days), step: days === undefined ? 'pause' : 'remind' };
}

type Reached = {
  /** Emails that were sent. */
  emails: number;
  isPaused: boolean;
  /** We end a plan that stays paused, not the provider. */
  endsByItself: boolean;
};

/** All steps while a charge is unpaid, in order. */
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
