import type { PaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import type { createQueueWaits } from '#functions/jobs/queue-waits.ts';
import type { QueueUrls } from '#functions/jobs/read-queues.ts';
import type { SqsClient } from '#functions/platform/aws/dead-letters.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { ErrorCounts } from '#functions/platform/failures/error-counts-repository.ts';
import type { MessageFailures } from '#functions/platform/failures/message-failures-repository.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { GenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import type { ReopenDependencies } from '#functions/websites/generation/reopen-generation.ts';
import type { PaymentEventMessage } from '#shared/contract/queue-messages.ts';

export type JobsDependencies = {
  sqs: SqsClient;
  queueUrl: QueueUrls;
  failures: Pick<MessageFailures, 'findMany'>;
  errorCounts: Pick<ErrorCounts, 'listDay'>;
  waits: Pick<ReturnType<typeof createQueueWaits>, 'get'>;
  jobs: ReopenDependencies['jobs'] & Pick<GenerationJobsRepository, 'listFailedEventually'>;
  restaurants: ReopenDependencies['restaurants'] & Pick<RestaurantsRepository, 'find' | 'findMany'>;
  websites: ReopenDependencies['websites'];
  paymentEvents: Pick<PaymentEvents, 'list' | 'reopen'>;
  paymentQueue: Pick<MessageQueue<PaymentEventMessage>, 'send'>;
  clock: Clock;
};
