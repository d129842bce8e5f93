import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useGenerateWebsite } from '#web/api/websites/websites.ts';
import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { NO_RESTAURANT } from '#web/features/shell/no-restaurant.tsx';
import {
  findPendingGeneration,
  forgetPendingGeneration,
  keepPendingGeneration,
  type PendingGeneration,
} from './pending-generation.ts';

export type Brief = { websiteName: string; customRequirements: string };

/**
 * The generation of this tab: the one under way, what was last asked for, and how to start, hide and end one.
 * `start` answers with a sentence when the generation could not be started.
 */
export function useGeneration() {
  const user = useUser();
  const generate = useGenerateWebsite();
  const queryClient = useQueryClient();
  const restaurantId = restaurantIdOf(user);
  const [pending, setPending] = useState(() => findPendingGeneration(sessionStorage, restaurantId ?? ''));
  const [brief, setBrief] = useState<Brief>(() => pending ?? { websiteName: '', customRequirements: '' });

  const keep = (next: PendingGeneration) => {
    keepPendingGeneration(sessionStorage, next);
    setPending(next);
  };

  const start = async (next: Brief): Promise<string | undefined> => {
    setBrief(next);
    if (restaurantId === undefined) return NO_RESTAURANT;
    try {
      const { generation_id } = await generate.mutateAsync(bodyOf(next, restaurantId));
      keep({ ...next, generationId: generation_id, restaurantId, isHidden: false });
      return undefined;
    } catch (error) {
      return startFailure(error);
    }
  };

  const hide = (isHidden: boolean) => {
    if (pending !== undefined) keep({ ...pending, isHidden });
  };

  const end = (outcome: 'completed' | 'failed') => {
    forgetPendingGeneration(sessionStorage);
    setPending(undefined);
    if (outcome === 'failed') return;
    setBrief({ websiteName: '', customRequirements: '' });
    void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
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
