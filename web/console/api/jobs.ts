import { useMutation, useQuery } from '@tanstack/react-query';
import { jobRoutes } from '#shared/jobs/contract/job-routes.ts';
import type { ErrorPeriod } from '#shared/jobs/contract/jobs.ts';
import type { WorkQueue } from '#shared/jobs/work-queues.ts';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ jobs: jobRoutes, administration: restaurantAdministrationRoutes });
const POLL_MS = 15_000;

/** The queues with their depths, read again every 15 seconds. */
export function useQueues() {
  return useQuery({
    queryKey: queryKeys.queues,
    queryFn: async ({ signal }) => (await api.jobs.getQueues({ signal })).data.queues,
    refetchInterval: POLL_MS,
  });
}

/** The messages of a queue that workers gave up on. */
export function useDeadLetters(queue: WorkQueue) {
  return useQuery({
    queryKey: queryKeys.deadLetters(queue),
    queryFn: async ({ signal }) =>
      (await api.jobs.listDeadLetters({ params: { queue }, signal })).data.dead_letters,
  });
}

/** Websites that couldn’t be generated, newest first. */
export function useFailedGenerations() {
  return usePages({
    queryKey: queryKeys.failedGenerations,
    read: (cursor, signal) => api.jobs.listFailedGenerations({ query: cursor, signal }),
    select: (pages) => pages.flatMap(({ generations }) => generations),
  });
}

/** Events of the payment provider, newest first. */
export function usePaymentEvents() {
  return usePages({
    queryKey: queryKeys.paymentEvents,
    read: (cursor, signal) => api.jobs.listPaymentEvents({ query: cursor, signal }),
    select: (pages) => pages.flatMap(({ events }) => events),
  });
}

/** Errors by route and code. */
export function useErrorCounts(period: ErrorPeriod) {
  return useQuery({
    queryKey: queryKeys.errorCounts(period),
    queryFn: async ({ signal }) => (await api.jobs.getErrorCounts({ query: { period }, signal })).data,
  });
}

type JobAct =
  | { act: 'retry'; queue: WorkQueue; messageId?: string }
  | { act: 'discard'; queue: WorkQueue; messageId: string; reason: string }
  | { act: 'generation'; restaurantId: string; generationId: string }
  | { act: 'replay'; eventId: string };

/** Does something about failed work, then reads it again. Returns a sentence. Throws `ApiError`. */
export function useJobAct() {
  return useMutation({
    mutationFn: async (asked: JobAct) => (await send(asked)).message,
    onSettled: useReload(queryKeys.jobs),
  });
}

function send(asked: JobAct): Promise<{ message: string }> {
  switch (asked.act) {
    case 'retry': {
      const body = asked.messageId === undefined ? {} : { message_id: asked.messageId };
      return api.jobs.retryDeadLetters({ params: { queue: asked.queue }, body });
    }
    case 'discard': {
      const body = { message_id: asked.messageId, reason: asked.reason };
      return api.jobs.discardDeadLetter({ params: { queue: asked.queue }, body });
    }
    case 'generation': {
      const params = { id: asked.restaurantId, generation_id: asked.generationId };
      return api.administration.retryFailedJob({ params });
    }
    case 'replay':
      return api.jobs.replayPaymentEvent({ params: { id: asked.eventId } });
  }
}
