import * as z from 'zod/mini';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import {
  DeadLetterSchema,
  DiscardDeadLetterSchema,
  ERROR_PERIODS,
  ErrorCountSchema,
  FailedGenerationSchema,
  QueueStateSchema,
  queueName,
  ReceivedPaymentEventSchema,
  RetryDeadLettersSchema,
} from './jobs.ts';

const ofQueue = z.object({ queue: queueName });
const paged = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(1000))) });

/** Background work and its failures. */
export const jobRoutes = defineRoutes({
  getQueues: {
    summary: 'List the queues with how many messages are waiting, in progress, or failed.',
    ...forAdmin('GET', '/admin/jobs/queues'),
    status: 200,
    response: z.object({ data: z.object({ queues: z.array(QueueStateSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load the queues',
  },
  listDeadLetters: {
    summary: 'List up to 100 messages that failed too many times. Shows IDs and reasons, never content.',
    ...forAdmin('GET', '/admin/jobs/queues/{queue}/dead-letters'),
    params: ofQueue,
    status: 200,
    response: z.object({ data: z.object({ dead_letters: z.array(DeadLetterSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load the dead letters',
  },
  retryDeadLetters: {
    summary: 'Retry one dead letter, or up to 100 dead letters in a queue.',
    ...forAdmin('POST', '/admin/jobs/queues/{queue}/retry'),
    params: ofQueue,
    body: RetryDeadLettersSchema,
    status: 200,
    response: z.object({
      message: z.string(),
      data: z.object({
        moved: z.int(),
        /** Messages that stayed, because a worker or too many jobs of the restaurant are running. */
        kept: z.int(),
      }),
    }),
    errors: ['dead_letter_gone'],
    defaultError: 'We couldn’t retry the messages. Try again.',
    throttle: { rate: 2, burst: 5 },
  },
  discardDeadLetter: {
    summary: 'Delete a dead letter and record the reason. The job won’t run again.',
    ...forAdmin('POST', '/admin/jobs/queues/{queue}/discard'),
    params: ofQueue,
    body: DiscardDeadLetterSchema,
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['dead_letter_gone'],
    defaultError: 'We couldn’t discard the dead letter. Try again.',
    throttle: { rate: 2, burst: 5 },
  },
  listFailedGenerations: {
    summary: 'List websites that couldn’t be generated, newest first.',
    ...forAdmin('GET', '/admin/jobs/generations'),
    query: paged,
    status: 200,
    response: z.object({
      data: z.object({ generations: z.array(FailedGenerationSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'We couldn’t load the failed websites',
  },
  listPaymentEvents: {
    summary: 'List the payment provider’s events from the last 90 days, newest first.',
    ...forAdmin('GET', '/admin/jobs/payment-events'),
    query: paged,
    status: 200,
    response: z.object({
      data: z.object({ events: z.array(ReceivedPaymentEventSchema), next_cursor: z.optional(z.string()) }),
    }),
    errors: [],
    defaultError: 'We couldn’t load the payment events',
  },
  replayPaymentEvent: {
    summary: 'Process a payment provider’s event again. Repeating it is safe.',
    ...forAdmin('POST', '/admin/jobs/payment-events/{id}/replay'),
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(255)) }),
    status: 202,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'We couldn’t replay the event. Try again.',
  },
  getErrorCounts: {
    summary:
      'Count errors by route and code, for the last 24 hours or 7 days. Most frequent first, up to 200.',
    ...forAdmin('GET', '/admin/jobs/errors'),
    query: z.strictObject({
      period: z._default(z.enum(ERROR_PERIODS, 'Choose 24h or 7d.'), '24h'),
    }),
    status: 200,
    response: z.object({ data: z.object({ total: z.int(), errors: z.array(ErrorCountSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load the errors',
  },
});
