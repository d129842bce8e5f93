import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import type { JobsDependencies } from './dependencies.ts';

const PAGE = 25;

/** Lists events of the payment provider and processes one again. */
export function createReplayPaymentEvents({
  paymentEvents,
  paymentQueue,
}: Pick<JobsDependencies, 'paymentEvents' | 'paymentQueue'>): Pick<
  Operations<typeof jobRoutes>,
  'listPaymentEvents' | 'replayPaymentEvent'
> {
  return {
    listPaymentEvents: async ({ query: { cursor } }) => {
      const after = readCursor(cursor, ['id'])?.id;
      const { events, lastId } = await paymentEvents.list({ limit: PAGE, after });
      const listed = events.map(({ eventId, type, created_at, received_at, processed_at = null }) => ({
        event_id: eventId,
        type,
        created_at,
        received_at,
        processed_at,
      }));
      const next_cursor = writeCursor(lastId === undefined ? undefined : { id: lastId });
      return { data: { events: listed, next_cursor } };
    },
    replayPaymentEvent: async ({ params: { id } }, { audit }) => {
      const before = await paymentEvents.reopen(id);
      if (before === undefined) throw new AppError('not_found');
      audit.before = { type: before.type, processed_at: before.processed_at ?? null };
      audit.after = { type: before.type, processed_at: null };
      await paymentQueue.send({ event_id: id });
      return { message: 'We’re processing the event again.' };
    },
  };
}
