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
  return `Enter a whole number of days from ${least} to ${most}.`;
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
    what: 'Deleted guests’ opt-outs and consent (hashed)',
    days: 1825,
    why: 'FCC and FTC rules on texts',
  },
  emailOptOuts: { what: 'Marketing email opt-outs (hashed)', days: 'forever', why: 'CAN-SPAM Act' },
  auditRecords: {
    what: 'Audit records (what users typed is removed with their account)',
    days: 400,
    why: 'One year, plus time to review',
  },
  usage: { what: 'Daily AI and plan usage', days: 400, why: 'Year-over-year comparison' },
  bulkEmails: { what: 'Bulk emails and their results', days: 400, why: 'Same as audit records' },
  campaignLists: {
    what: 'Guest lists of sent text campaigns',
    days: 90,
    why: 'Proof of consent to a text',
  },
  paymentEvents: { what: 'Payment provider webhooks', days: 90, why: 'Stripe can resend 30 days of events' },
  backups: { what: 'Database backups', days: 35, why: 'Point-in-time recovery' },
  messageFailures: {
    what: 'Message failure reasons',
    days: 28,
    why: 'Two queues, 14 days each',
  },
  errorCounts: { what: 'Error counts', days: 15, why: 'The console shows the last 8 days' },
  queues: {
    what: 'Queued messages, such as guests’ replies',
    days: 14,
    why: 'SQS maximum',
  },
  exports: { what: 'Data exports and uploads', days: 1, why: 'They contain personal data' },
  logs: { what: 'Logs (no personal data)', days: 'per stage', why: 'Set per stage' },
  accessLogs: {
    what: 'Access logs of websites and files (no personal data)',
    days: 30,
    why: 'To find errors and attacks',
  },
  metrics: {
    what: 'Business events and counts (no personal data)',
    days: 'forever',
    why: 'Multi-year trends',
  },
} as const satisfies Record<string, Fixed>;
