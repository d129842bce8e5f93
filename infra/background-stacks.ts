import type { CalledFunctionName, QueueName, ScheduleName } from './resources.ts';

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
      impact: 'At least one owner asked for a website and did not get one.',
      runbook: 'generation-dead-letters',
    },
    delay: {
      impact: 'Owners watch the progress of their new website stand still.',
      runbook: 'generation-delay',
      maxAgeSeconds: 300,
    },
  },
  accountDeletions: {
    stack: 'account-deletion',
    deadLetters: {
      impact: 'An account was deleted, and not all that was kept of it is gone yet.',
      runbook: 'account-deletions-dead-letters',
    },
    delay: {
      impact: 'Accounts were deleted, and what was kept of them waits to be removed.',
      runbook: 'account-deletions-delay',
      maxAgeSeconds: 3600,
    },
  },
  withdrawals: {
    stack: 'withdrawals',
    deadLetters: {
      impact: 'A text that an administrator has rejected still stands somewhere, and its owner was not told.',
      runbook: 'withdrawals-dead-letters',
    },
    delay: {
      impact: 'Texts that administrators have rejected wait to be taken down.',
      runbook: 'withdrawals-delay',
      maxAgeSeconds: 900,
    },
  },
  featureChanges: {
    stack: 'feature-changes',
    deadLetters: {
      impact: 'A feature that an administrator has switched for all restaurants is switched for some only.',
      runbook: 'feature-changes-dead-letters',
    },
    delay: {
      impact: 'A feature that an administrator has switched for all restaurants is not switched yet.',
      runbook: 'feature-changes-delay',
      maxAgeSeconds: 900,
    },
  },
  emails: {
    stack: 'email',
    deadLetters: {
      impact:
        'At least one owner waits for a link, to confirm an address or to choose a new password, that was not sent.',
      runbook: 'emails-dead-letters',
    },
    delay: {
      impact: 'Owners wait minutes for the link that confirms an address or lets them choose a new password.',
      runbook: 'emails-delay',
      maxAgeSeconds: 180,
    },
  },
  sms: {
    stack: 'sms',
    deadLetters: {
      impact: 'At least one part of a campaign was given up: some of its guests get no text.',
      runbook: 'sms-dead-letters',
    },
    delay: {
      impact: 'Texts of campaigns that were launched wait, and may miss the hours at which they can go out.',
      runbook: 'sms-delay',
      maxAgeSeconds: 900,
    },
  },
  smsReceipts: {
    stack: 'sms-receipts',
    deadLetters: {
      impact: 'Of at least one text nobody learns whether it was delivered.',
      runbook: 'sms-receipts-dead-letters',
    },
    delay: {
      impact: 'Campaigns show fewer deliveries than there are.',
      runbook: 'sms-receipts-delay',
      maxAgeSeconds: 900,
    },
  },
  inboundTexts: {
    stack: 'inbound-texts',
    deadLetters: {
      impact: 'At least one guest who asked for no more texts may get another one. The law counts each.',
      runbook: 'inbound-texts-dead-letters',
    },
    delay: {
      impact: 'Guests who ask for no more texts wait for it, and may get another one meanwhile.',
      runbook: 'inbound-texts-delay',
      maxAgeSeconds: 300,
    },
  },
  paymentEvents: {
    stack: 'payment-events',
    deadLetters: {
      impact: 'At least one payment, refund, or cancellation is not shown: a plan may be on or off wrongly.',
      runbook: 'payment-events-dead-letters',
    },
    delay: {
      impact: 'Owners have paid, and wait for their plan.',
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
      impact: 'Results of ads are more than an hour old, and ads that are over still show as running.',
      runbook: 'ad-results',
    },
  },
  dueTexts: {
    stack: 'due-texts',
    failure: {
      impact: 'Texts that were held for the morning, or planned, do not go out.',
      runbook: 'due-texts',
    },
  },
  figureClosing: {
    stack: 'figure-closing',
    failure: {
      impact:
        "Administrators' screens take longer from day to day, and the customers at risk stay those of an earlier day.",
      runbook: 'figure-closing',
    },
  },
  billingCycle: {
    stack: 'billing-cycle',
    failure: {
      impact: 'Subscriptions are not renewed, and payments that failed are not tried again.',
      runbook: 'billing-cycle',
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
      impact: 'Owners cannot have their digital presence graded: the function that reads their pages fails.',
      runbook: 'page-fetch',
    },
  },
};
