import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { CUSTOMER_STATUSES } from '#shared/console/customers/customer-status.ts';
import { line, lines } from '#shared/contract/text-fields.ts';

export const BULK_EMAIL_LIMITS = { subject: 150, text: 5_000, search: 100 } as const;

/** The recipients: restaurants that the console’s list shows for this search and these filters. */
export const AudienceSchema = z.strictObject({
  search: z._default(line(BULK_EMAIL_LIMITS.search), ''),
  status: z.optional(z.enum(CUSTOMER_STATUSES, 'Choose a status.')),
  plan: z.optional(z.enum(PLAN_IDS, 'Choose a plan.')),
  setup: z.optional(z.enum(['unfinished'], 'Use “unfinished” or omit this field.')),
});
export type Audience = z.output<typeof AudienceSchema>;

/** An email outlasts an owner’s account, so its search must not contain an address. */
const hasNoAddress = z.refine<Audience>(({ search }) => !search.includes('@'), {
  path: ['search'],
  error: 'Enter part of a name or city, not an email address.',
});

/** An administrator’s email. `{restaurant_name}` becomes each recipient’s name. */
export const BulkEmailDraftSchema = z.strictObject({
  subject: line(BULK_EMAIL_LIMITS.subject).check(z.minLength(1, 'Enter a subject.')),
  text: lines(BULK_EMAIL_LIMITS.text).check(z.minLength(1, 'Enter the text.')),
  audience: AudienceSchema.check(hasNoAddress),
});

/** `counting`: recipients aren’t known yet. `ready`: waits for an administrator. */
export const BULK_EMAIL_STATES = ['counting', 'ready', 'sending', 'sent'] as const;

export const BulkEmailSchema = z
  .object({
    bulk_email_id: z.string(),
    subject: z.string(),
    text: z.string(),
    audience: AudienceSchema,
    state: z.enum(BULK_EMAIL_STATES),
    /** The author’s email address. */
    author: z.string(),
    created_at: z.iso.datetime(),
    sent_at: z.nullable(z.iso.datetime()),
    /** Recipients. */
    recipients: z.int(),
    /** Excluded: the owner opted out or never confirmed the address. */
    left_out: z.int(),
    sent: z.int(),
    /** The address doesn’t exist, or its provider rejected the email. */
    bounced: z.int(),
    /** Owners who opted out through this email’s link or reported it as spam. */
    opted_out: z.int(),
  })
  .register(z.globalRegistry, { id: 'BulkEmail' });
export type BulkEmail = z.output<typeof BulkEmailSchema>;

/** From the link in an email. `is_opted_out`: false undoes it. */
export const EmailOptOutSchema = z.strictObject({
  token: z.string('Open the link in the email again.').check(z.minLength(1), z.maxLength(200)),
  is_opted_out: z.boolean('Choose whether to get these emails.'),
});
