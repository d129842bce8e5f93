import { WORK_QUEUES } from '#shared/jobs/work-queues.ts';
import type { CalledFunctionName } from './called-functions.ts';
import type { QueueName, ScheduleName } from './resources.ts';

/** An alarm's user impact, and the page of `docs/runbooks` that resolves it. */
export type Impact = { impact: string; runbook: string };

/** `stack`: part of the stack's name, such as `email` in `tableside-production-email`. It never changes. */
type BackgroundStack = { stack: string };

/** The stack of each queue's worker, the longest wait in seconds, and the impact of a longer one. */
const WORKERS: Readonly<Record<QueueName, readonly [stack: string, maxAgeSeconds: number, delay: string]>> = {
  generation: ['generation', 300, 'Website generation is stuck or slow.'],
  accountDeletions: ['account-deletion', 3600, 'Data from deleted accounts isn’t removed yet.'],
  exports: ['data-export', 3600, 'Owners’ data exports are delayed.'],
  withdrawals: ['withdrawals', 900, 'Rejected content hasn’t been removed yet.'],
  featureChanges: ['feature-changes', 900, 'A bulk feature change hasn’t been applied yet.'],
  emails: ['email', 180, 'Verification and password reset emails are delayed.'],
  bulkEmails: ['bulk-emails', 900, 'A bulk email is delayed.'],
  sms: ['sms', 900, 'Campaign texts are delayed and may miss their sending hours.'],
  smsReceipts: ['sms-receipts', 900, 'Campaigns undercount delivered texts.'],
  inboundTexts: ['inbound-texts', 300, 'Opt-outs are delayed, so guests who opted out may get another text.'],
  paymentEvents: ['payment-events', 300, 'Owners who paid may not have their plan yet.'],
};

type WorkerStack = BackgroundStack & { deadLetters: Impact; delay: Impact & { maxAgeSeconds: number } };

/** The stack of each queue's worker, and its alarms: for dead letters, and for old messages. */
export const WORKER_STACKS = Object.fromEntries(
  Object.entries(WORKERS).map(([queue, [stack, maxAgeSeconds, delay]]): [string, WorkerStack] => {
    const runbook = queue.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const deadLetters = {
      impact: WORK_QUEUES[queue as QueueName].impact,
      runbook: `${runbook}-dead-letters`,
    };
    return [
      queue,
      { stack, deadLetters, delay: { impact: delay, runbook: `${runbook}-delay`, maxAgeSeconds } },
    ];
  }),
) as Readonly<Record<QueueName, WorkerStack>>;

type CalledStack = BackgroundStack & { failure: Impact };

/** The runbook is named after the stack. */
const failing = (stack: string, impact: string): CalledStack => ({
  stack,
  failure: { impact, runbook: stack },
});

/** The stack of each schedule's function, and the alarm for failed runs. */
export const SCHEDULE_STACKS: Readonly<Record<ScheduleName, CalledStack>> = {
  adResults: failing('ad-results', 'Ad results are over an hour old, and ended ads still show as active.'),
  dueTexts: failing('due-texts', 'Scheduled texts and texts held overnight aren’t going out.'),
  figureClosing: failing(
    'figure-closing',
    'The admin console gets slower every day, and its list of at-risk customers is out of date.',
  ),
  billingCycle: failing(
    'billing-cycle',
    'Subscriptions aren’t renewing, and failed payments aren’t retried.',
  ),
  alertsCheck: failing(
    'alerts-check',
    'Alerts about the budget, overdue invoices, failures, and dead letters aren’t going out.',
  ),
  paymentReconciliation: failing(
    'payment-reconciliation',
    'Subscriptions aren’t being compared with Stripe, so differences go unnoticed.',
  ),
};

/** The stack of each called function, and the alarm for failed calls. */
export const CALLED_FUNCTION_STACKS: Readonly<Record<CalledFunctionName, CalledStack>> = {
  pageFetch: failing(
    'page-fetch',
    'Owners can’t grade their digital presence because we can’t fetch web pages.',
  ),
};
