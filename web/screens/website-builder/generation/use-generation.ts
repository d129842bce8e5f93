import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Accepted } from '#shared/profile/proposal-changes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useProfile } from '#web/api/profile.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useGenerateWebsite } from '#web/api/websites/websites.ts';
import { pendingGenerations } from '#web/features/generation/pending-generation.ts';
import { usePendingGeneration } from '#web/features/generation/use-pending-generation.ts';
import { useConfirmProfile } from '#web/features/profile-reading/use-confirm-profile.ts';
import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { NO_RESTAURANT } from '#web/features/shell/no-restaurant.tsx';
import { type BriefDraft, EMPTY_BRIEF, findBrief, keepBrief } from './kept-brief.ts';

export type Brief = { websiteName: string; customRequirements: string };

/** What was read in a brief. */
export type Understood = {
  accepted: readonly Accepted[];
  /** The brief without the wishes that its owner has taken back. */
  requirements: string;
  /** The owner has said something of it that must not be lost. */
  isCorrected: boolean;
};

/** `understood` answers nothing where the brief was not read: the worker reads it then. */
export type Order = Brief & { understood: () => Promise<Understood | undefined> };

const storage = () => sessionStorage;

/**
 * The generation of this tab: the one under way, what was asked for when one failed, and how to start, hide and
 * end one. `start` answers with a sentence when the generation could not be started.
 */
export function useGeneration() {
  const restaurantId = restaurantIdOf(useUser());
  const generate = useGenerateWebsite();
  const queryClient = useQueryClient();
  const kept = usePendingGeneration();
  const pending = kept?.websiteId === undefined ? kept : undefined;
  const { brief, setBrief } = useBrief(restaurantId);
  const { stored, confirmed, question } = useConfirmedVersion();
  const [isStarting, setStarting] = useState(false);

  const send = async ({ understood, ...next }: Order): Promise<string | undefined> => {
    if (restaurantId === undefined) return NO_RESTAURANT;
    try {
      const read = await understood();
      const version = await confirmed(read);
      const customRequirements = read?.requirements ?? next.customRequirements;
      const body = bodyOf({ ...next, customRequirements }, restaurantId, version);
      const { generation_id } = await generate.mutateAsync(body);
      setBrief(EMPTY_BRIEF);
      pendingGenerations.keep({ ...next, generationId: generation_id, restaurantId, isHidden: false });
      return undefined;
    } catch (error) {
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
  const end = (outcome: 'completed' | 'failed') => {
    if (outcome === 'failed' && pending !== undefined) setBrief({ ...pending, corrections: [] });
    else void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
    pendingGenerations.forget();
  };
  return { pending, stored, brief, setBrief, isStarting, start, hide, end, question };
}

/** The brief as it is typed; leaving and reloading the page do not lose it. */
function useBrief(restaurantId: string | undefined) {
  const [brief, set] = useState(() =>
    restaurantId === undefined ? EMPTY_BRIEF : findBrief(storage, restaurantId),
  );
  const setBrief = ({ websiteName, customRequirements, corrections }: BriefDraft) => {
    const next = { ...(websiteName !== undefined && { websiteName }), customRequirements, corrections };
    set(next);
    if (restaurantId !== undefined) keepBrief(storage, restaurantId, next);
  };
  return { brief, setBrief };
}

/** Puts what was understood into the profile, and says its version; nothing where it could not be and need not be. */
function useConfirmedVersion() {
  const { data: stored } = useProfile();
  const { confirm, question } = useConfirmProfile();
  const confirmed = async (understood: Understood | undefined): Promise<number | undefined> => {
    if (understood === undefined || stored === undefined) return undefined;
    try {
      return await confirm(stored, understood.accepted);
    } catch (error) {
      if (understood.isCorrected || !(error instanceof ApiError)) throw error;
      return undefined;
    }
  };
  return { stored, confirmed, question };
}

function bodyOf({ websiteName, customRequirements }: Brief, restaurantId: string, version?: number) {
  return {
    restaurant_id: restaurantId,
    website_name: websiteName,
    design_preferences: {},
    content_preferences: {},
    custom_requirements: customRequirements,
    ...(version !== undefined && { profile_version: version }),
  };
}

function startFailure(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'not_found') return NO_RESTAURANT;
  const [mistake] = Object.values(error.fields);
  return `Error generating website: ${mistake ?? error.message}`;
}
