import * as z from 'zod/mini';
import { EMAIL_KINDS } from '#shared/email/email-kind.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';

/** Asks the generation worker to run a job. It has IDs only: everything else is in the job’s row. */
export const GenerationMessageSchema = z.strictObject({
  restaurant_id: z.string().check(z.minLength(1)),
  generation_id: z.string().check(z.minLength(1)),
});
export type GenerationMessage = z.infer<typeof GenerationMessageSchema>;

/**
 * Why a notice is sent. `schedule`: a plan renewed automatically. `request`: the owner asked for it. `monitor`: a
 * platform alert.
 */
export const NOTICE_AUTHORS = ['owner', 'administrator', 'schedule', 'request', 'monitor'] as const;
export type NoticeAuthor = (typeof NOTICE_AUTHORS)[number];

/**
 * A notice to the owner about the account, such as a charge or an administrator’s action. `path`: where to see it in
 * the web app. `to`: the address, if the account is deleted before the email is sent.
 */
export const NoticeSchema = z.strictObject({
  by: z.enum(NOTICE_AUTHORS),
  subject: z.string(),
  paragraphs: z.readonly(z.array(z.string())),
  path: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type Notice = z.infer<typeof NoticeSchema>;

/** Asks for an account and all its data to be deleted. */
export const AccountDeletionMessageSchema = z.strictObject({
  restaurant_id: z.string().check(z.minLength(1)),
  /** The request that asks for it. The worker’s first steps count as part of it. */
  deletion_id: z.optional(z.string()),
  /** The notice to the owner if an administrator deletes the account. */
  notice: z.optional(NoticeSchema),
});
export type AccountDeletionMessage = z.infer<typeof AccountDeletionMessageSchema>;

/** Asks for all data of a restaurant to be packed. */
export const DataExportMessageSchema = z.strictObject({
  restaurant_id: z.string().check(z.minLength(1)),
  export_id: z.string().check(z.minLength(1)),
});
export type DataExportMessage = z.infer<typeof DataExportMessageSchema>;

/** An administrator’s email to an owner. Line breaks are kept. `bulk_email_id`: the bulk email that it belongs to. */
export const LetterSchema = z.strictObject({
  subject: z.string(),
  text: z.string(),
  bulk_email_id: z.optional(z.string()),
});
export type Letter = z.infer<typeof LetterSchema>;

/** Asks the email worker to email a user. */
export const EmailMessageSchema = z.strictObject({
  kind: z.enum(EMAIL_KINDS),
  /** Missing if a password reset was requested for an address without an account. Then nothing is sent. */
  user_id: z.string().check(z.minLength(1)),
  /**
   * For rejected content, its `moderation_id`. It is the same for every delivery of one request, so one email is sent.
   */
  request_id: z.string().check(z.minLength(1)),
  /** Only for a `letter` or `marketing`. */
  letter: z.optional(LetterSchema),
  /** Only for a `notice`. */
  notice: z.optional(NoticeSchema),
});
export type EmailMessage = z.infer<typeof EmailMessageSchema>;

const FeedbackAddresses = z.array(z.object({ emailAddress: z.string() }));

/** SES’s report of a bounce or complaint (SES guide, "Contents of event data in Amazon SNS"). */
const EmailFeedbackSchema = z.object({
  eventType: z.string(),
  mail: z.object({ tags: z._default(z.record(z.string(), z.array(z.string())), {}) }),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: FeedbackAddresses })),
  complaint: z.optional(z.object({ complainedRecipients: FeedbackAddresses })),
});
export type EmailFeedback = z.infer<typeof EmailFeedbackSchema>;

/** Asks for the next page of an email to many restaurants, or reports the outcome of one. */
export const BulkEmailMessageSchema = z.union([
  z.strictObject({ bulk_email_id: z.string().check(z.minLength(1)) }),
  EmailFeedbackSchema,
]);
export type BulkEmailMessage = z.infer<typeof BulkEmailMessageSchema>;

/** Asks for rejected content to be removed everywhere. */
export const WithdrawalMessageSchema = z.strictObject({
  moderation_id: z.string().check(z.minLength(1)),
  /** The request that rejected it. The worker finishes what that request left undone. */
  decision_id: z.string().check(z.minLength(1)),
});
export type WithdrawalMessage = z.infer<typeof WithdrawalMessageSchema>;

/** Asks for the next step of a bulk feature change. */
export const FeatureChangeMessageSchema = z.strictObject({
  feature_name: z.enum(AI_FEATURES),
  job_id: z.string().check(z.minLength(1)),
});
export type FeatureChangeMessage = z.infer<typeof FeatureChangeMessageSchema>;

/**
 * Asks the SMS worker to delete a guest, or to text guests of a campaign: part of its list from a position on, or those
 * that are due.
 */
export const SmsMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('part'),
    restaurant_id: z.string().check(z.minLength(1)),
    campaign_id: z.string().check(z.minLength(1)),
    part: z.int(),
    from: z.int(),
  }),
  z.strictObject({
    kind: z.literal('due'),
    restaurant_id: z.string().check(z.minLength(1)),
    campaign_id: z.string().check(z.minLength(1)),
    /** E.164. Together with the campaign, the keys of the texts’ rows. */
    phones: z.array(z.string()),
  }),
  /** A deleted guest: removes the number from all lists and logs. */
  z.strictObject({
    kind: z.literal('forget'),
    restaurant_id: z.string().check(z.minLength(1)),
    phone: z.string().check(z.minLength(1)),
  }),
]);
export type SmsMessage = z.infer<typeof SmsMessageSchema>;

/** Asks for a payment provider’s event to be processed. It is stored under this ID. */
export const PaymentEventMessageSchema = z.strictObject({ event_id: z.string().check(z.minLength(1)) });
export type PaymentEventMessage = z.infer<typeof PaymentEventMessageSchema>;

/** A delivery report from AWS End User Messaging. The built-in simulation uses the same format. */
export const SmsReceiptSchema = z.object({
  eventType: z.string(),
  /** Milliseconds since 1970. */
  eventTimestamp: z.number(),
  /** E.164. */
  destinationPhoneNumber: z.string(),
  messageId: z.string(),
  messageStatusDescription: z._default(z.string(), ''),
  /** What we passed along. */
  context: z.object({ restaurant_id: z.string(), campaign_id: z.string() }),
});
export type SmsReceipt = z.infer<typeof SmsReceiptSchema>;

/**
 * A guest’s text to a sender number, as AWS End User Messaging publishes it ("Example of a two-way SMS message payload
 * for Amazon SNS topics" in its user guide).
 */
export const InboundTextSchema = z.object({
  /** The guest’s number (E.164), or a short code of a machine. */
  originationNumber: z.string(),
  /** Our number, E.164. */
  destinationNumber: z.string(),
  messageBody: z.string(),
  /** The same for each delivery of the text. */
  inboundMessageId: z.string().check(z.minLength(1)),
});
export type InboundText = z.infer<typeof InboundTextSchema>;
