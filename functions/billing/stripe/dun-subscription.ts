import { afterReminders } from '#shared/billing/dunning.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { paused } from '../subscription-steps.ts';

/** The next step for an overdue Stripe subscription: email the owner, pause the plan, or nothing. */
export type Dunning = { step: 'remind' | 'pause'; row: SubscriptionRow };

/** Undefined if nothing is due. Stripe itself retries the charge. */
export function dunSubscription(row: SubscriptionRow, now: Date): Dunning | undefined {
  const { overdue } = row;
  if (overdue === undefined || row.state !== 'past_due') return undefined;
  const { reminders = 0 } = overdue;
  const due = afterReminders(overdue, reminders);
  if (due.at > now.toISOString()) return undefined;
  const version = row.version + 1;
  if (due.step === 'remind') {
    const sent = reminders + 1;
    const due_at = afterReminders(overdue, sent).at;
    return { step: 'remind', row: { ...row, version, due_at, overdue: { ...overdue, reminders: sent } } };
  }
  const { due_kind, due_at, ...kept } = paused(row).row;
  return { step: 'pause', row: kept };
}
