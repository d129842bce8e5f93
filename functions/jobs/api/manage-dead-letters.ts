import { readMessageIds } from '#functions/jobs/message-ids.ts';
import { readQueues } from '#functions/jobs/read-queues.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { internalTo } from '#functions/platform/audit/audit-record.ts';
import {
  deleteDeadLetter,
  findDeadLetterQueue,
  lookAtDeadLetters,
  type QueueMessage,
  type Redriven,
  redriveMessage,
  redriveQueue,
  takeDeadLetter,
} from '#functions/platform/aws/dead-letters.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import { reopenMessage } from '#functions/websites/generation/reopen-generation.ts';
import type { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import { WORK_QUEUES, type WorkQueue } from '#shared/jobs/work-queues.ts';
import type { JobsDependencies } from './dependencies.ts';

/** The most messages that one call reads or moves, so that it ends well within the timeout. */
const MOST = 100;
const NOT_NOTED = 'The worker ran out of time or memory and didn’t record a reason.';

type DeadLetterOperations = Pick<
  Operations<typeof jobRoutes>,
  'getQueues' | 'listDeadLetters' | 'retryDeadLetters' | 'discardDeadLetter'
>;

/** Lists queues and their dead letters. Shows and audits IDs, never content. */
export function createManageDeadLetters(dependencies: JobsDependencies): DeadLetterOperations {
  const { sqs, queueUrl, failures, waits, restaurants } = dependencies;
  return {
    getQueues: async () => {
      const [queues, since] = await Promise.all([readQueues(sqs, queueUrl), waits.get()]);
      return {
        data: {
          queues: queues.map((each) => ({
            ...each,
            waiting_since: each.waiting === 0 ? null : (since[each.queue] ?? null),
          })),
        },
      };
    },
    listDeadLetters: async ({ params: { queue } }) => {
      const messages = await lookAtDeadLetters(sqs, await deadLettersOf(dependencies, queue), MOST);
      const noted = await failures.findMany(messages.map(({ MessageId = '' }) => MessageId));
      const byId = new Map(noted.map((failure) => [failure.messageId, failure]));
      const dead_letters = messages.map((message) => {
        const failure = byId.get(message.MessageId ?? '');
        return {
          message_id: message.MessageId ?? '',
          ids: readMessageIds(message.Body ?? ''),
          reason: failure?.reason ?? NOT_NOTED,
          sent_at: sentAt(message),
          failed_at: failure?.failedAt ?? null,
        };
      });
      return { data: { dead_letters } };
    },
    retryDeadLetters: async ({ params: { queue }, body: { message_id: messageId } }, { audit }) => {
      const redrive = {
        queueUrl: queueUrl(queue),
        deadLetterQueueUrl: await deadLettersOf(dependencies, queue),
        prepare: async (body: string) => queue !== 'generation' || reopenMessage(dependencies, body),
      };
      if (messageId === undefined) {
        const done = await redriveQueue(sqs, redrive, MOST);
        audit.after = { queue, ...done };
        return retried(queue, done);
      }
      const message = await take(dependencies, queue, messageId);
      const isMoved = await redriveMessage(sqs, redrive, message);
      const done = { moved: isMoved ? 1 : 0, kept: isMoved ? 0 : 1 };
      audit.before = { queue, ...readMessageIds(message.Body ?? '') };
      audit.after = { queue, message_id: messageId, ...done };
      return retried(queue, done);
    },
    discardDeadLetter: async ({ params: { queue }, body: { message_id, reason } }, { audit }) => {
      const message = await take(dependencies, queue, message_id);
      await deleteDeadLetter(sqs, await deadLettersOf(dependencies, queue), message);
      const ids = readMessageIds(message.Body ?? '');
      const { restaurant_id: restaurantId } = ids;
      if (restaurantId !== undefined) audit.subject = { restaurantId: internalTo(restaurantId) };
      audit.before = { queue, message_id, ...ids };
      // Audit records of deleted accounts keep nothing that people typed.
      const isDeleted = restaurantId !== undefined && (await restaurants.find(restaurantId)) === undefined;
      audit.after = isDeleted ? { queue } : { queue, reason };
      const kept = isDeleted ? ' Its account is deleted, so the reason wasn’t saved.' : '';
      return { message: `Dead letter discarded.${kept}` };
    },
  };
}

async function deadLettersOf({ sqs, queueUrl }: JobsDependencies, queue: WorkQueue): Promise<string> {
  const url = await findDeadLetterQueue(sqs, queueUrl(queue));
  if (url === undefined) throw new Error(`The queue ${queue} has no dead-letter queue.`);
  return url;
}

/** Throws `AppError('dead_letter_gone')`. */
async function take(
  dependencies: JobsDependencies,
  queue: WorkQueue,
  messageId: string,
): Promise<QueueMessage> {
  const url = await deadLettersOf(dependencies, queue);
  const message = await takeDeadLetter(dependencies.sqs, url, messageId);
  if (message === undefined) throw new AppError('dead_letter_gone');
  return message;
}

function sentAt({ Attributes }: QueueMessage): string | null {
  const milliseconds = Number(Attributes?.SentTimestamp ?? 0);
  return milliseconds > 0 ? new Date(milliseconds).toISOString() : null;
}

function retried(queue: WorkQueue, done: Redriven) {
  const messages = done.moved === 1 ? '1 message is' : `${done.moved} messages are`;
  const { label } = WORK_QUEUES[queue];
  const kept =
    done.kept === 0
      ? ''
      : ` ${done.kept} couldn’t be retried because other work for the restaurant is still running.`;
  const more = done.moved + done.kept === MOST ? ' There may be more. Try again.' : '';
  return { message: `${messages} back in the “${label}” queue.${kept}${more}`, data: done };
}
