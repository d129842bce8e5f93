import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { createApi } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ websites: websiteRoutes });

/** Spec, website builder §9: progress polling. */
const POLL_INTERVAL_MS = 2000;

/**
 * The progress of a generation, polled every 2 s until it ends. A failed poll is repeated at the next turn (spec,
 * website builder §4), unless the generation doesn’t exist.
 */
export function useGenerationProgress(generationId: string | undefined) {
  return useQuery({
    queryKey: queryKeys.generation(generationId),
    queryFn: ({ signal }) =>
      api.websites.getGenerationProgress({ params: { id: generationId ?? '' }, signal }),
    enabled: generationId !== undefined,
    retry: false,
    staleTime: 0,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) => (hasEnded(state) ? false : POLL_INTERVAL_MS),
  });
}

/** Cancels the generation and updates its progress right away. */
export function useCancelGeneration(generationId: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.websites.cancelGeneration({ params: { id: generationId ?? '' } }),
    onSuccess: (progress) => queryClient.setQueryData(queryKeys.generation(generationId), progress),
  });
}

function hasEnded({ data, error }: { data?: { status: string } | undefined; error: Error | null }): boolean {
  const isUnknown = error instanceof ApiError && error.code === 'not_found';
  return isUnknown || (data !== undefined && data.status !== 'in_progress');
}
