import { createPaymentEvents } from '#functions/billing/stripe/payment-events.ts';
import { createQueueWaits } from '#functions/jobs/queue-waits.ts';
import { createSqsClient, openQueue } from '#functions/platform/aws/message-queue.ts';
import { createFailuresRepository } from '#functions/platform/failures/failures-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createGenerationJobsRepository } from '#functions/websites/generation/generation-jobs-repository.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import { jobsNeeds } from './needs.ts';
import { createJobOperations } from './operations.ts';

export const handler = httpFunction(jobRoutes, jobsNeeds, ({ records, table, queueUrl, clock }) => {
  const failures = createFailuresRepository(table('failures'));
  const sqs = createSqsClient();
  return createJobOperations({
    sqs,
    queueUrl,
    failures: failures.messages,
    errorCounts: failures.errors,
    waits: createQueueWaits(records),
    jobs: createGenerationJobsRepository(table('generationJobs')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    websites: createWebsitesRepository(table('websites')),
    paymentEvents: createPaymentEvents(records),
    paymentQueue: openQueue({ client: sqs, queueUrl: queueUrl('paymentEvents') }),
    clock,
  });
});
