import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useGenerateWebsite } from '#web/api/websites/websites.ts';
import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { NO_RESTAURANT } from '#web/features/shell/no-restaurant.tsx';
import {
  findPendingGeneration,
  forgetPendingGeneration,
  keepPendingGeneration,
} from './pending-generation.ts';

export type Brief = { websiteName: string; customRequirements: string };

/**
 * The generation of this tab: the one under way, what was last asked for, and how to start and end one.
 * `start` answers with a sentence when the generation could not be started.
 */
export function useGeneration() {
  const user = useUser();
  const generate = useGenerateWebsite();
  const restaurantId = restaurantIdOf(user);
  const [pending, setPending] = useState(() => findPendingGeneration(sessionStorage, restaurantId ?? ''));
  const [brief, setBrief] = useState<Brief>(() => pending ?? { websiteName: '', customRequirements: '' });

  const start = async (next: Brief): Promise<string | undefined> => {
    setBrief(next);
    if (restaurantId === undefined) return NO_RESTAURANT;
    try {
      const { generation_id } = await generate.mutateAsync(bodyOf(next, restaurantId));
      const started = { ...next, generationId: generation_id, restaurantId };
      keepPendingGeneration(sessionStorage, started);
      setPending(started);
      return undefined;
    } catch (error) {
      return startFailure(error);
    }
  };

  const end = (outcome: 'completed' | 'failed') => {
    forgetPendingGeneration(sessionStorage);
    setPending(undefined);
    if (outcome === 'completed') setBrief({ websiteName: '', customRequirements: '' });
  };

  return { pending, brief, isStarting: generate.isPending, start, end };
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
