import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/client/api-error.ts';

/**
 * One retry for a server that was busy or out of reach. An answer that says no is not asked again, nor is one that did
 * not come in time: whoever waited so long is told.
 */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  const isTransient =
    error instanceof ApiError && error.code !== 'timeout' && (error.status === 0 || error.status >= 502);
  return isTransient && failureCount < 1;
}

/** The cache of server data of one session. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline calls fail at once and are told; the default would hold them back without a word.
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
