import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { reopenFailed } from '#functions/websites/generation/reopen-generation.ts';
import type { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

/**
 * Retries a failed website from its last completed step. The message is sent last; if this call dies before that, the
 * owner's next progress request sends it.
 */
export function createRetryFailedJob(
  dependencies: RestaurantAdministrationDependencies,
): Operation<typeof restaurantAdministrationRoutes.retryFailedJob> {
  return async ({ params: { id, generation_id } }, { audit }) => {
    const job = await dependencies.jobs.find(id, generation_id);
    if (job === undefined) throw new AppError('not_found');
    if (job.status !== 'failed' || !(await reopenFailed(dependencies, job))) {
      throw new AppError('job_not_retried');
    }
    await dependencies.generation.send({ restaurant_id: id, generation_id });
    audit.subject = { restaurantId: id };
    audit.before = { website_name: job.website_name };
    return { message: `We’re generating ${job.website_name} again.` };
  };
}
