import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BriefChoice } from '#shared/profile/brief-lines.ts';
import { NO_RESTAURANT } from '#shared/restaurants/no-restaurant.ts';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { ApiError } from '#web/client/api-error.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useGenerateWebsite } from '#web/websites/api/websites.ts';
import { type BriefDraft, EMPTY_BRIEF, findBrief, keepBrief, sentFrom } from './kept-brief.ts';
import type { EnteredBody } from './parts/entered-draft.ts';
import { type PendingGeneration, pendingGenerations } from './pending-generation.ts';
import { usePendingGeneration } from './use-pending-generation.ts';

/** `lines`: the owner's choices of what lines are used for. */
export type Brief = { websiteName: string; customRequirements: string; lines: readonly BriefChoice[] };

/** A brief whose facts the owner confirmed. */
export type Confirmed = {
  /** The brief as sent. */
  requirements: string;
  /** The version of the profile with its facts; absent if the worker parses them. */
  version: number | undefined;
};

/** `confirm` saves what we understood to the profile. Throws `ApiError` if it can’t. */
export type Order = Brief & { entered: EnteredBody; confirm: () => Promise<Confirmed> };

const storage = () => sessionStorage;

/**
 * This tab’s generation: the running one, the brief of a failed or canceled one, and functions to start, hide, and
 * end one. `start` returns an error message if it couldn’t start.
 */
export function useGeneration() {
  const restaurantId = restaurantIdOf(useUser());
  const generate = useGenerateWebsite();
  const queryClient = useQueryClient();
  const kept = usePendingGeneration();
  const pending = kept?.websiteId === undefined ? kept : undefined;
  const { brief, setBrief } = useBrief(restaurantId);
  const [isStarting, setStarting] = useState(false);

  const send = async ({ confirm, entered, ...next }: Order): Promise<string | undefined> => {
    if (restaurantId === undefined) return NO_RESTAURANT;
    try {
      const { requirements, version } = await confirm();
      const body = bodyOf({ ...next, customRequirements: requirements }, restaurantId, version);
      const { generation_id } = await generate.mutateAsync({ ...body, ...entered });
      forgetProfile(queryClient);
      keepBrief(storage, sentFrom(restaurantId), brief);
      setBrief(EMPTY_BRIEF);
      pendingGenerations.keep({ ...next, generationId: generation_id, restaurantId, isHidden: false });
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile_changed') forgetProfile(queryClient);
      return startFailure(error);
    }
  };
  const start = async (order: Order): Promise<string | undefined> => {
    setStarting(true);
    try {
      return await send(order);
    } finally {
      setStarting(false);
    }
  };
  const hide = (isHidden: boolean) => {
    if (pending !== undefined) pendingGenerations.keep({ ...pending, isHidden });
  };
  const end = (outcome: 'completed' | 'failed' | 'canceled') => {
    if (outcome === 'completed') void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
    else if (pending !== undefined) setBrief(sentBrief(pending));
    if (pending !== undefined) keepBrief(storage, sentFrom(pending.restaurantId), EMPTY_BRIEF);
    pendingGenerations.forget();
  };
  return { pending, brief, setBrief, isStarting, start, hide, end };
}

/** The brief as typed. Without storage, only the name and text. */
function sentBrief({ restaurantId, websiteName, customRequirements }: PendingGeneration): BriefDraft {
  const sent = findBrief(storage, sentFrom(restaurantId));
  return { ...(sent === EMPTY_BRIEF ? { ...EMPTY_BRIEF, customRequirements } : sent), websiteName };
}

/** The current brief, which survives leaving and reloading the page. */
function useBrief(restaurantId: string | undefined) {
  const [brief, set] = useState(() =>
    restaurantId === undefined ? EMPTY_BRIEF : findBrief(storage, restaurantId),
  );
  const setBrief = ({ websiteName, customRequirements, corrections, lines, entered }: BriefDraft) => {
    const next = {
      ...(websiteName !== undefined && { websiteName }),
      customRequirements,
      corrections,
      lines,
      entered,
    };
    set(next);
    if (restaurantId !== undefined) keepBrief(storage, restaurantId, next);
  };
  return { brief, setBrief };
}

/** The profile has changed, by the entered details or someone else. */
function forgetProfile(queryClient: QueryClient): void {
  for (const queryKey of [queryKeys.profile, queryKeys.staleProjections, queryKeys.profileProposals]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

function bodyOf(
  { websiteName, customRequirements, lines }: Brief,
  restaurantId: string,
  version: number | undefined,
) {
  return {
    restaurant_id: restaurantId,
    website_name: websiteName,
    design_preferences: {},
    content_preferences: {},
    custom_requirements: customRequirements,
    brief_lines: [...lines],
    ...(version !== undefined && { profile_version: version }),
  };
}

function startFailure(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'not_found') return NO_RESTAURANT;
  const [mistake] = Object.values(error.fields);
  return `Error generating website: ${mistake ?? error.message}`;
}
