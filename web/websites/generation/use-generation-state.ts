import { ApiError } from '#web/client/api-error.ts';
import { useGenerationProgress } from '#web/websites/api/generation-progress.ts';

/** The displayed state of a generation. */
export type GenerationState = {
  percent: number;
  operation: string;
  isCompleted: boolean;
  isCanceled: boolean;
  isOutOfReach: boolean;
  websiteId?: string;
  /** Why it failed. Absent unless it has failed. */
  failure?: string;
};

/** Why a generation failed, if the server gave no details. */
export const NO_REASON = 'something went wrong. Try again.';

/** Polls a generation until it ends. */
export function useGenerationState(generationId: string | undefined): GenerationState {
  const { data, error } = useGenerationProgress(generationId);
  const isUnknown = error instanceof ApiError && error.code === 'not_found';
  const failure = isUnknown
    ? 'we couldn’t find your new website. Try again.'
    : data?.status === 'failed'
      ? (data.error_details ?? NO_REASON)
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
