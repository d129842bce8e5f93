import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useGenerateWebsite } from '#web/api/websites/websites.ts';
import { pendingGenerations } from '#web/features/generation/pending-generation.ts';
import { usePendingGeneration } from '#web/features/generation/use-pending-generation.ts';
import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { NO_RESTAURANT } from '#web/features/shell/no-restaurant.tsx';

export type Brief = { websiteName: string; customRequirements: string };

const EMPTY_BRIEF: Brief = { websiteName: '', customRequirements: '' };

/**
 * The generation of this tab: the one under way, what was asked for when one failed, and how to start, hide and
 * end one. `start` answers with a sentence when the generation could not be started.
 */
export function useGeneration() {
  const user = useUser();
  const generate = useGenerateWebsite();
  const queryClient = useQueryClient();
  const restaurantId = restaurantIdOf(user);
  const kept = usePendingGeneration();
  const pending = kept?.websiteId === undefined ? kept : undefined;
  const [brief, setBrief] = useState(EMPTY_BRIEF);

  const start = async (next: Brief): Promise<string | undefined> => {
    setBrief(next);
    if (restaurantId === undefined) return NO_RESTAURANT;
    try {
      const { generation_id } = await generate.mutateAsync(bodyOf(next, restaurantId));
      setBrief(EMPTY_BRIEF);
      pendingGenerations.keep({ ...next, generationId: generation_id, restaurantId, isHidden: false });
      return undefined;
    } catch (error) {
      return startFailure(error);
    }
  };
  const hide = (isHidden: boolean) => {
    if (pending !== undefined) pendingGenerations.keep({ ...pending, isHidden });
  };
  const end = (outcome: 'completed' | 'failed') => {
    if (outcome === 'failed') setBrief(pending ?? EMPTY_BRIEF);
    else void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
    pendingGenerations.forget();
  };
  return { pending, brief, isStarting: generate.isPending, start, hide, end };
}

function bodyOf({ websiteName, customRequirements }: Brief, restaurantId: string) {
  return {
    restaurant_id: restaurantId,
    website_name: websiteName,
    design_preferences: {},
    content_preferences: {},
    custom_requirements: customRequirements,
  };
}

function startFailure(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.code === 'not_found' ? NO_RESTAURANT : `Error generating website: ${error.message}`;
}
