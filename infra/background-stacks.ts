import { WORK_QUEUES } from '#shared/jobs/work-queues.ts';
import type { CalledFunctionName } from './called-functions.ts';
import type { QueueName, ScheduleName } from './resources.ts';

/** What an alarm means to people, and which page of `docs/runbooks` ends it. */
export type Impact = { impact: string; runbook: string };

/** `stack`: part of the stage's stacks, such as `email` in `tableside-production-email`. It stays as it is. */
type BackgroundStack = { stack: string };

/** The stack of each queue's worker, and its alarms: a message was given up on, or the oldest waits too long. */
export const WORKER_STACKS: Readonly<
  Record<QueueName, BackgroundStack & { deadLetters: Impact; delay: Impact & { maxAgeSeconds: number } }>
> = {
  generation: {
    stack: 'generation',
    deadLetters: {
      impact: WORK_QUEUES.generation.impact,
      runbook: 'generation-dead-letters',
    },
    delay: {
      impact: 'Website generation is stuck or slow for owners.',
      runbook: 'generation-delay',
      maxAgeSeconds: 300,
    },
  },
  accountDeletions: {
    stack: 'account-deletion',
    deadLetters: {
      impact: WORK_QUEUES.accountDeletions.impact,
      runbook: 'account-deletions-dead-letters',
    },
    delay: {
      impact: 'Data from deleted accounts is waiting to be removed.',
      runbook: 'account-deletions-delay',
      maxAgeSeconds: 3600,
    },
  },
  exports: {
    stack: 'data-export',
    deadLetters: {
      impact: WORK_QUEUES.exports.impact,
      runbook: 'exports-dead-letters',
    },
    delay: {
      impact: 'Owners wait for the download of their data.',
      runbook: 'exports-delay',
      maxAgeSeconds: 3600,
    },
  },
  withdrawals: {
    stack: 'withdrawals',
    deadLetters: {
      impact: WORK_QUEUES.withdrawals.impact,
      runbook: 'withdrawals-dead-letters',
    },
    delay: {
      impact: 'Rejected content is waiting to be removed.',
      runbook: 'withdrawals-delay',
      maxAgeSeconds: 900,
    },
  },
  featureChanges: {
    stack: 'feature-changes',
    deadLetters: {
      impact: WORK_QUEUES.featureChanges.impact,
      runbook: 'feature-changes-dead-letters',
    },
    delay: {
      impact: 'A bulk feature change hasn’t been applied yet.',
      runbook: 'feature-changes-delay',
      maxAgeSeconds: 900,
    },
  },
  emails: {
    stack: 'email',
    deadLetters: {
      impact: WORK_QUEUES.emails.impact,
      runbook: 'emails-dead-letters',
    },
    delay: {
      impact: 'Owners wait minutes for verification and password reset emails.',
      runbook: 'emails-delay',
      maxAgeSeconds: 180,
    },
  },
  bulkEmails: {
    stack: 'bulk-emails',
    deadLetters: {
      impact: WORK_QUEUES.bulkEmails.impact,
      runbook: 'bulk-emails-dead-letters',
    },
    delay: {
      impact: 'An email to many restaurants goes out late.',
      runbook: 'bulk-emails-delay',
      maxAgeSeconds: 900,
    },
  },
  sms: {
    stack: 'sms',
    deadLetters: {
      impact: WORK_QUEUES.sms.impact,
      runbook: 'sms-dead-letters',
    },
    delay: {
      impact: 'Campaign texts are delayed and may miss their sending hours.',
      runbook: 'sms-delay',
      maxAgeSeconds: 900,
    },
  },
  smsReceipts: {
    stack: 'sms-receipts',
    deadLetters: {
      impact: WORK_QUEUES.smsReceipts.impact,
      runbook: 'sms-receipts-dead-letters',
    },
    delay: {
      impact: 'Campaigns undercount delivered texts.',
      runbook: 'sms-receipts-delay',
      maxAgeSeconds: 900,
    },
  },
  inboundTexts: {
    stack: 'inbound-texts',
    deadLetters: {
      impact: WORK_QUEUES.inboundTexts.impact,
      runbook: 'inbound-texts-dead-letters',
    },
    delay: {
      impact: 'Opt-outs are delayed, so guests who opted out may get another text.',
      runbook: 'inbound-texts-delay',
      maxAgeSeconds: 300,
    },
  },
  paymentEvents: {
    stack: 'payment-events',
    deadLetters: {
      impact: WORK_QUEUES.paymentEvents.impact,
      runbook: 'payment-events-dead-letters',
    },
    delay: {
      impact: 'Owners have paid but are still waiting for their plan.',
      runbook: 'payment-events-delay',
      maxAgeSeconds: 300,
    },
  },
};

/** The stack of each schedule's function, and the alarm of runs that fail. */
export const SCHEDULE_STACKS: Readonly<Record<ScheduleName, BackgroundStack & { failure: Impact }>> = {
  adResults: {
    stack: 'ad-results',
    failure: {
      impact: 'Ad results are over an hour old, and ended ads still show as active.',
      runbook: 'ad-results',
    },
  },
  dueTexts: {
    stack: 'due-texts',
    failure: {
      impact: 'Scheduled texts and texts held overnight aren’t going out.',
      runbook: 'due-texts',
    },
  },
  figureClosing: {
    stack: 'figure-closing',
    failure: {
      impact: 'The admin console gets slower every day, and its list of at-risk customers is out of date.',
      runbook: 'figure-closing',
    },
  },
  billingCycle: {
    stack: 'billing-cycle',
    failure: {
      impact: 'Subscriptions aren’t renewing, and failed payments aren’t retried.',
      runbook: 'billing-cycle',
    },
  },
  alertsCheck: {
    stack: 'alerts-check',
    failure: {
      impact: 'Alerts about budget, overdue invoices, failures, and dead letters aren’t going out.',
      runbook: 'alerts-check',
    },
  },
  paymentReconciliation: {
    stack: 'payment-reconciliation',
    failure: {
      impact: 'Subscriptions aren’t being compared with Stripe, so differences go unnoticed.',
      runbook: 'payment-reconciliation',
    },
  },
};

/** The stack of each function that others call, and the alarm of calls that fail. */
export const CALLED_FUNCTION_STACKS: Readonly<
  Record<CalledFunctionName, BackgroundStack & { failure: Impact }>
> = {
  pageFetch: {
    stack: 'page-fetch',
    failure: {
      impact: 'Owners can’t grade their digital presence because web pages can’t be read.',
      runbook: 'page-fetch',
    },
  },
};
