import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import type { JobsDependencies } from './dependencies.ts';
import { createGetErrorCounts } from './get-error-counts.ts';
import { createListFailedGenerations } from './list-failed-generations.ts';
import { createManageDeadLetters } from './manage-dead-letters.ts';
import { createReplayPaymentEvents } from './replay-payment-events.ts';

export function createJobOperations(dependencies: JobsDependencies): Operations<typeof jobRoutes> {
  return {
    ...createManageDeadLetters(dependencies),
    listFailedGenerations: createListFailedGenerations(dependencies),
    ...createReplayPaymentEvents(dependencies),
    getErrorCounts: createGetErrorCounts(dependencies),
  };
}
