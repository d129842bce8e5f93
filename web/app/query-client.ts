import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/client/api-error.ts';

/** Retries once if the server was busy or unreachable. Refusals and timeouts aren’t retried. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  const isTransient =
    error instanceof ApiError && error.code !== 'timeout' && (error.status === 0 || error.status >= 502);
  return isTransient && failureCount < 1;
}

/** The query cache of one session. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline calls fail right away with an error. By default, they would wait silently.
      queries: {
        networkMode: 'always',
        retry: isWorthRetrying,
        staleTime: 5_000,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
