import { useMutation, useQuery } from '@tanstack/react-query';
import { bulkEmailRoutes } from '#shared/bulk-emails/contract/bulk-email-routes.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { usePages } from '#web/client/use-pages.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ bulkEmails: bulkEmailRoutes });

export type BulkEmailDraft = RouteRequest<typeof bulkEmailRoutes.createBulkEmail>['body'];

/** While we count or send, the results change. */
const REFRESH_MS = 2_000;
const isMoving = (state: string | undefined) => state === 'counting' || state === 'sending';

/** Bulk emails, newest first, page by page. */
export function useBulkEmails() {
  return usePages({
    queryKey: queryKeys.bulkEmails,
    read: (cursor, signal) => api.bulkEmails.listBulkEmails({ query: cursor, signal }),
    select: (pages) => ({
      rows: pages.flatMap(({ bulk_emails }) => bulk_emails),
      hasPostalAddress: pages.every(({ has_postal_address }) => has_postal_address),
    }),
  });
}

/** One email, refreshed while its numbers change. */
export function useBulkEmail(id: string) {
  return useQuery({
    queryKey: queryKeys.bulkEmail(id),
    queryFn: async ({ signal }) => (await api.bulkEmails.getBulkEmail({ params: { id }, signal })).data,
    refetchInterval: ({ state }) => (isMoving(state.data?.state) ? REFRESH_MS : false),
  });
}

/** Saves a draft, and has its recipients counted. Throws `ApiError`. */
export function useCreateBulkEmail() {
  return useMutation({
    mutationFn: async (body: BulkEmailDraft) => (await api.bulkEmails.createBulkEmail({ body })).data,
    onSuccess: useReload(queryKeys.bulkEmails),
  });
}

/** Sends a test to the administrator. Returns the server’s message. */
export function useTestBulkEmail() {
  return useMutation({
    mutationFn: async (id: string) => (await api.bulkEmails.testBulkEmail({ params: { id } })).message,
  });
}

/** Sends the email to its restaurants. Throws `ApiError`. */
export function useSendBulkEmail() {
  return useMutation({
    mutationFn: async (id: string) => (await api.bulkEmails.sendBulkEmail({ params: { id } })).data,
    onSuccess: useReload(queryKeys.bulkEmails),
  });
}
