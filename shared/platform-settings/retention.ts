/** How many days new data is kept, as administrators set it. */
export const RETENTION_BOUNDS = {
  generations: { least: 7, most: 90, default: 30 },
  failed_emails: { least: 7, most: 90, default: 30 },
  leads: { least: 30, most: 730, default: 365 },
} as const;
export type RetentionKind = keyof typeof RETENTION_BOUNDS;
export const RETENTION_KINDS = Object.keys(RETENTION_BOUNDS) as RetentionKind[];
/** Days by kind. */
export type Retention = Readonly<Record<RetentionKind, number>>;

/** The message for days out of bounds, in the form and from the server. */
export function retentionMessage(kind: RetentionKind): string {
  const { least, most } = RETENTION_BOUNDS[kind];
  return `Use a whole number of days from ${least} to ${most}.`;
}

/** The settings, with defaults where none are set. */
export function withSetRetention(set: Partial<Retention>): Retention {
  const days = RETENTION_KINDS.map((kind) => [kind, set[kind] ?? RETENTION_BOUNDS[kind].default] as const);
  return Object.fromEntries(days) as Retention;
}

type Fixed = { what: string; days: number | 'forever' | 'per stage'; why: string };

/** Periods fixed by law or design. Functions set expirations by them, and the console lists them. */
export const FIXED_RETENTION = {
  /** Ten years, the longest that tax law requires in the countries we bill. */
  invoices: { what: 'Invoices from deleted accounts', days: 3650, why: 'Tax law' },
  /** 47 CFR 64.1200(d)(6), 16 CFR 310.5. */
  guestProof: {
    what: 'Opt-outs and consent of deleted guests, as hashes',
    days: 1825,
    why: 'FCC and FTC rules on texts',
  },
  emailOptOuts: { what: 'Opt-outs of marketing emails, as hashes', days: 'forever', why: 'CAN-SPAM Act' },
  auditRecords: {
    what: 'Audit records, without typed words after an account is deleted',
    days: 400,
    why: 'A year, and time to review it',
  },
  usage: { what: 'Daily AI and plan usage', days: 400, why: 'Compared with the year before' },
  bulkEmails: { what: 'Bulk emails and their results', days: 400, why: 'As long as audit records' },
  campaignLists: { what: 'Guest lists of sent text campaigns', days: 90, why: 'Why a guest got a text' },
  paymentEvents: { what: 'Payment provider webhooks', days: 90, why: 'Stripe replays 30 days' },
  backups: { what: 'Database backups', days: 35, why: 'Point-in-time recovery' },
  messageFailures: {
    what: 'Reasons why messages failed',
    days: 28,
    why: 'Two queues, 14 days each',
  },
  errorCounts: { what: 'Error counts', days: 15, why: 'The console shows 8 days' },
  queues: {
    what: 'Messages in queues, such as guests’ replies',
    days: 14,
    why: 'The longest that SQS allows',
  },
  exports: { what: 'Data exports and uploads', days: 1, why: 'They hold personal data' },
  logs: { what: 'Logs, without personal data', days: 'per stage', why: 'Set in the stage' },
  metrics: {
    what: 'Business events and counts, without personal data',
    days: 'forever',
    why: 'Trends over years',
  },
} as const satisfies Record<string, Fixed>;
