import { ApiError } from '#web/client/api-error.ts';
import { useGenerationProgress } from '#web/websites/api/generation-progress.ts';

/** What is shown of a generation. */
export type GenerationState = {
  percent: number;
  operation: string;
  isCompleted: boolean;
  isCanceled: boolean;
  isOutOfReach: boolean;
  websiteId?: string;
  /** Why it failed; absent while it has not. */
  failure?: string;
};

/** Follows a generation until it has ended. */
export function useGenerationState(generationId: string | undefined): GenerationState {
  const { data, error } = useGenerationProgress(generationId);
  const isUnknown = error instanceof ApiError && error.code === 'not_found';
  const failure = isUnknown
    ? 'the generation is no longer known. Please try again.'
    : data?.status === 'failed'
      ? (data.error_details ?? 'no reason was given.')
      : undefined;
  return {
    percent: data?.progress_percentage ?? 0,
    operation: data?.current_operation || 'Initializing...',
    isCompleted: data?.status === 'completed',
    isCanceled: data?.status === 'canceled',
    isOutOfReach: error !== null && !isUnknown,
    ...(data?.website_id ? { websiteId: data.website_id } : {}),
    ...(failure === undefined ? {} : { failure }),
  };
}
