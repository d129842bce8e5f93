/** The queues in the order of the console: what each does, and the impact of a lost message. */
export const WORK_QUEUES = {
  generation: {
    label: 'Website generation',
    impact: 'At least one owner requested a website and didn’t get it.',
  },
  emails: {
    label: 'Emails',
    impact: 'At least one email to an owner, such as a verification or password reset link, wasn’t sent.',
  },
  bulkEmails: {
    label: 'Bulk emails',
    impact: 'A bulk email stopped partway.',
  },
  sms: {
    label: 'Text campaigns',
    impact: 'Part of a text campaign failed, so some guests didn’t get a text.',
  },
  smsReceipts: {
    label: 'Text delivery reports',
    impact: 'The delivery status of at least one text was lost.',
  },
  inboundTexts: {
    label: 'Texts from guests',
    impact: 'At least one guest who opted out may get another text. Each text may violate the law.',
  },
  paymentEvents: {
    label: 'Payment events',
    impact:
      'At least one payment, refund, or cancellation wasn’t recorded, so a plan may be active or inactive by mistake.',
  },
  withdrawals: {
    label: 'Removal of rejected content',
    impact: 'Rejected content is still live somewhere, and its owner wasn’t notified.',
  },
  featureChanges: {
    label: 'Feature changes',
    impact: 'A bulk feature change reached only some restaurants.',
  },
  exports: {
    label: 'Data exports',
    impact: 'At least one owner didn’t get the data export they requested.',
  },
  accountDeletions: {
    label: 'Account deletions',
    impact: 'A deleted account still has data.',
  },
} as const satisfies Record<string, { label: string; impact: string }>;
export type WorkQueue = keyof typeof WORK_QUEUES;
export const WORK_QUEUE_NAMES = Object.keys(WORK_QUEUES) as WorkQueue[];
