import type { Operation } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import type { JobsDependencies } from './dependencies.ts';

const PAGE = 25;
const PLACE = ['failed_kind', 'failed_at', 'restaurant_id', 'generation_id'];

/** Websites that couldn’t be generated, newest first. One query, and one call for the restaurant names. */
export function createListFailedGenerations({
  jobs,
  restaurants,
}: Pick<JobsDependencies, 'jobs' | 'restaurants'>): Operation<typeof jobRoutes.listFailedGenerations> {
  return async ({ query: { cursor } }) => {
    const startAfter = readCursor(cursor, PLACE);
    const { failed, next } = await jobs.listFailedEventually({ limit: PAGE, startAfter });
    const ids = new Set(failed.map(({ restaurant_id }) => restaurant_id));
    const found = await restaurants.findMany([...ids]);
    const names = new Map(found.map(({ restaurant_id, name }) => [restaurant_id, name]));
    const generations = failed.map(({ restaurant_id, generation_id, website_name, ...job }) => ({
      restaurant_id,
      restaurant_name: names.get(restaurant_id) ?? '',
      generation_id,
      website_name,
      reason: job.error_details ?? '',
      failed_at: job.finished_at ?? job.requested_at,
    }));
    return { data: { generations, next_cursor: writeCursor(next) } };
  };
}
