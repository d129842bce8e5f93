import { useMutation, useQuery } from '@tanstack/react-query';
import { sessionRoutes } from '#shared/accounts/contract/session-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ sessions: sessionRoutes });

/** The administrator’s sessions, most recent first. */
export function useSessions() {
  return useQuery({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => (await api.sessions.listSessions({ signal })).data.sessions,
  });
}

/** Ends one session. Throws `ApiError`. */
export function useEndSession() {
  return useMutation({
    mutationFn: async (id: string) => (await api.sessions.endSession({ params: { id } })).message,
    onSettled: useReload(queryKeys.sessions),
  });
}
