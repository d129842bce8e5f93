import * as z from 'zod/mini';
import { EMAIL_KINDS } from '#shared/email/email-kind.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';

/** Asks the generation worker to work on a job. Ids only: everything else is read from the job row. */
export const GenerationMessageSchema = z.strictObject({
  restaurant_id: z.string().check(z.minLength(1)),
  generation_id: z.string().check(z.minLength(1)),
});
export type GenerationMessage = z.infer<typeof GenerationMessageSchema>;

/**
 * Who paid, or did something to an account. `schedule`: a plan that renews by itself. `request`: work that the owner asked
 * for. `monitor`: an alert of the platform.
 */
export const NOTICE_AUTHORS = ['owner', 'administrator', 'schedule', 'request', 'monitor'] as const;
export type NoticeAuthor = (typeof NOTICE_AUTHORS)[number];

/**
 * What an owner is told of the account: what was charged, or what an administrator did. `path`: where the owner sees
 * it in the web app. `to`: the address, where the account is gone before the email is.
 */
export const NoticeSchema = z.strictObject({
  by: z.enum(NOTICE_AUTHORS),
  subject: z.string(),
  paragraphs: z.readonly(z.array(z.string())),
  path: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type Notice = z.infer<typeof NoticeSchema>;

/** Asks for the deletion of an account with all that is kept of it. */
export const AccountDeletionMessageSchema = z.strictObject({
  restaurant_id: z.string().check(z.minLength(1)),
  /** Of the call that asks for it: what the worker does first is done for that call. */
  deletion_id: z.optional(z.string()),
  /** What its owner is told, where an administrator deletes it. */
  notice: z.optional(NoticeSchema),
});
export type AccountDeletionMessage = z.infer<typeof AccountDeletionMessageSchema>;

/** Asks for all data of a restaurant to be packed. */
export const DataExportMessageSchema = z.strictObject({
  restaurant_id: z.string().check(z.minLength(1)),
  export_id: z.string().check(z.minLength(1)),
});
export type DataExportMessage = z.infer<typeof DataExportMessageSchema>;

/** What an administrator writes to an owner. Lines of the text are kept. */
export const LetterSchema = z.strictObject({ subject: z.string(), text: z.string() });
export type Letter = z.infer<typeof LetterSchema>;

/** Asks the e-mail worker to tell a user something. */
export const EmailMessageSchema = z.strictObject({
  kind: z.enum(EMAIL_KINDS),
  /** Of nobody, when a new password was asked for with an address that has no account: then nothing is sent. */
  user_id: z.string().check(z.minLength(1)),
  /** Of rejected content its `moderation_id`. The same for every delivery of one request, so that a repeated delivery sends one e-mail. */
  request_id: z.string().check(z.minLength(1)),
  /** Of a `letter`, and of nothing else. */
  letter: z.optional(LetterSchema),
  /** Of a `notice`, and of nothing else. */
  notice: z.optional(NoticeSchema),
});
export type EmailMessage = z.infer<typeof EmailMessageSchema>;

/** Asks for rejected content to be taken out wherever it stands. */
export const WithdrawalMessageSchema = z.strictObject({
  moderation_id: z.string().check(z.minLength(1)),
  /** Of the call that rejects it: the worker finishes what a death has left of that call. */
  decision_id: z.string().check(z.minLength(1)),
});
export type WithdrawalMessage = z.infer<typeof WithdrawalMessageSchema>;

/** Asks for a change of a feature of all restaurants to go on. */
export const FeatureChangeMessageSchema = z.strictObject({
  feature_name: z.enum(AI_FEATURES),
  job_id: z.string().check(z.minLength(1)),
});
export type FeatureChangeMessage = z.infer<typeof FeatureChangeMessageSchema>;

/**
 * Asks the SMS worker to forget a guest, or to text guests of a campaign: those of one part of its list from one place on, or those of the
 * ledger whose time has come.
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
    /** E.164: with the campaign, the keys of the ledger's rows. */
    phones: z.array(z.string()),
  }),
  /** Of a guest who is deleted: takes the number out of all lists and ledgers. */
  z.strictObject({
    kind: z.literal('forget'),
    restaurant_id: z.string().check(z.minLength(1)),
    phone: z.string().check(z.minLength(1)),
  }),
]);
export type SmsMessage = z.infer<typeof SmsMessageSchema>;

/** Asks for an event of the payment provider to be worked on. It is stored under this id. */
export const PaymentEventMessageSchema = z.strictObject({ event_id: z.string().check(z.minLength(1)) });
export type PaymentEventMessage = z.infer<typeof PaymentEventMessageSchema>;

/** What AWS End User Messaging says became of a text. The embedded simulation says it in the same words. */
export const SmsReceiptSchema = z.object({
  eventType: z.string(),
  /** Milliseconds since 1970. */
  eventTimestamp: z.number(),
  /** E.164. */
  destinationPhoneNumber: z.string(),
  messageId: z.string(),
  messageStatusDescription: z._default(z.string(), ''),
  /** What we gave along. */
  context: z.object({ restaurant_id: z.string(), campaign_id: z.string() }),
});
export type SmsReceipt = z.infer<typeof SmsReceiptSchema>;

/**
 * What a guest has texted to a sender number, as AWS End User Messaging publishes it ("Example of a two-way SMS message
 * payload for Amazon SNS topics", its user guide).
 */
export const InboundTextSchema = z.object({
  /** The guest's, E.164; of a machine it may be a short code. */
  originationNumber: z.string(),
  /** Ours, E.164. */
  destinationNumber: z.string(),
  messageBody: z.string(),
  /** The same however often the text is published. */
  inboundMessageId: z.string().check(z.minLength(1)),
});
export type InboundText = z.infer<typeof InboundTextSchema>;
