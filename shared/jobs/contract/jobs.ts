import * as z from 'zod/mini';
import { line } from '#shared/contract/text-fields.ts';
import { WORK_QUEUE_NAMES } from '#shared/jobs/work-queues.ts';

export const DISCARD_REASON_MAX_LENGTH = 200;

export const queueName = z.enum(WORK_QUEUE_NAMES, 'Choose a queue.');
export const messageId = z
  .string('Choose a message.')
  .check(z.minLength(1, 'Choose a message.'), z.maxLength(100, 'Choose a message.'));

/** The size of a queue. Counts are approximate, as SQS reports them. */
export const QueueStateSchema = z
  .object({
    queue: queueName,
    waiting: z.int(),
    in_progress: z.int(),
    /** Delayed messages. */
    delayed: z.int(),
    dead_letters: z.int(),
    /** Since when messages have been waiting, as checked every five minutes. Null: none. */
    waiting_since: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'QueueState' });
export type QueueState = z.output<typeof QueueStateSchema>;

/** A dead letter: its IDs and reason, never its content. */
export const DeadLetterSchema = z
  .object({
    message_id: z.string(),
    /** IDs in the message by name, such as `restaurant_id`. */
    ids: z.record(z.string(), z.string()),
    reason: z.string(),
    /** When it was sent, and when it last failed. */
    sent_at: z.nullable(z.iso.datetime()),
    failed_at: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'DeadLetter' });
export type DeadLetter = z.output<typeof DeadLetterSchema>;

export const RetryDeadLettersSchema = z.strictObject({ message_id: z.optional(messageId) });

export const DiscardDeadLetterSchema = z.strictObject({
  message_id: messageId,
  reason: line(DISCARD_REASON_MAX_LENGTH).check(z.minLength(1, 'Enter a reason.')),
});

/** A website that couldn’t be generated. */
export const FailedGenerationSchema = z
  .object({
    restaurant_id: z.string(),
    /** Empty while its restaurant is being deleted. */
    restaurant_name: z.string(),
    generation_id: z.string(),
    website_name: z.string(),
    /** The message that the owner saw. */
    reason: z.string(),
    failed_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'FailedGeneration' });
export type FailedGeneration = z.output<typeof FailedGenerationSchema>;

/** An event from the payment provider. */
export const ReceivedPaymentEventSchema = z
  .object({
    event_id: z.string(),
    type: z.string(),
    created_at: z.iso.datetime(),
    received_at: z.iso.datetime(),
    /** Null: not processed yet, or processing failed. */
    processed_at: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'ReceivedPaymentEvent' });
export type ReceivedPaymentEvent = z.output<typeof ReceivedPaymentEventSchema>;

export const ERROR_PERIODS = ['24h', '7d'] as const;
export type ErrorPeriod = (typeof ERROR_PERIODS)[number];

/** How often a route returned an error. */
export const ErrorCountSchema = z
  .object({
    operation: z.string(),
    code: z.string(),
    status: z.int(),
    count: z.int(),
    last_at: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'ErrorCount' });
export type ErrorCount = z.output<typeof ErrorCountSchema>;
