import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readingTextOf } from '#shared/assistant/actions/reading-text.ts';
import { answerQuestion, sourcesFor } from '#shared/assistant/answer-question.ts';
import type { Answer, AppliedChange, Proposal } from '#shared/assistant/assistant-answer.ts';
import { type AssistantData, nothingRead, type Read, type Source } from '#shared/assistant/assistant-data.ts';
import { adsQuery } from '#web/ads/api/facebook-ads.ts';
import { checklistQuery, useUpdateItem } from '#web/checklist/api/checklist.ts';
import { publicConfigQuery } from '#web/client/public-config.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { restaurantDashboardQuery } from '#web/dashboard/api/restaurant-dashboard.ts';
import { firstGuests } from '#web/guests/api/guests.ts';
import {
  profileQuery,
  readMessage,
  readText,
  saveProfile,
  useKeepProfile,
} from '#web/profile/api/profile.ts';
import { newestSmsQuery } from '#web/sms/api/sms-campaigns.ts';

/** Guests read for an answer: enough for most lists, and fast. */
const GUEST_PAGES = { pageSize: 100, pages: 5 };
/** A model must interpret a message within this time. */
const READ_MS = 20_000;

type Place = { queries: QueryClient; restaurantId: string; question: string };

/** The current data of each source. Screens share it through the query cache. */
const READERS: { [From in Source]: (place: Place) => Promise<NonNullable<AssistantData[From]>['value']> } = {
  dashboard: ({ queries }) => queries.fetchQuery({ ...restaurantDashboardQuery, staleTime: 0 }),
  checklist: ({ queries, restaurantId }) =>
    queries.fetchQuery({ ...checklistQuery(restaurantId), staleTime: 0 }),
  profile: ({ queries }) => queries.fetchQuery({ ...profileQuery, staleTime: 0 }),
  ads: ({ queries }) => queries.fetchQuery({ ...adsQuery, staleTime: 0 }),
  texts: ({ queries }) => queries.fetchQuery({ ...newestSmsQuery, staleTime: 0 }),
  guests: () => firstGuests(GUEST_PAGES),
  reading: ({ question }) => readText(readingTextOf(question), AbortSignal.timeout(READ_MS)),
};

/** Reads the sources and skips those that fail. */
async function readSources(sources: readonly Source[], place: Place): Promise<Partial<AssistantData>> {
  const reads = await Promise.all(
    sources.map(async (source): Promise<[Source, Read<unknown> | undefined]> => {
      const read = await READERS[source](place).then(
        (value) => ({ value, at: new Date().toISOString() }),
        () => undefined,
      );
      return [source, read];
    }),
  );
  return Object.fromEntries(reads) as Partial<AssistantData>;
}

/**
 * A model’s interpretation of a message that the rules don’t know; undefined if there is no model or it isn’t sure.
 */
async function questionMeant(queries: QueryClient, message: string): Promise<string | undefined> {
  try {
    const { has_text_model } = await queries.fetchQuery(publicConfigQuery);
    if (!has_text_model) return undefined;
    return (await readMessage(message, AbortSignal.timeout(READ_MS))) ?? undefined;
  } catch {
    return undefined;
  }
}

export type Assistant = {
  reply: (question: string) => Promise<Answer>;
  /** Throws `ApiError`. */
  apply: (proposal: Proposal) => Promise<void>;
  /** Undoes the proposal’s change. Throws `ApiError`. */
  undo: (proposal: Proposal) => Promise<void>;
  /** Only the last change can be undone, because others may depend on it. */
  canUndo: (proposal: Proposal) => boolean;
};

/** Reads, answers, and changes data for one restaurant. */
export function useAssistant(restaurantId: string): Assistant {
  const queries = useQueryClient();
  const change = useChange(restaurantId);
  const [last, setLast] = useState<{ proposal: Proposal; applied: AppliedChange }>();
  const answerOf = async (question: string) => {
    const read = await readSources(sourcesFor(question), { queries, restaurantId, question });
    return answerQuestion(question, { ...nothingRead(new Date()), ...read, lastChange: last?.applied });
  };
  return {
    reply: async (message) => {
      const own = await answerOf(message);
      const meant = own.isUnread === true ? await questionMeant(queries, message) : undefined;
      if (meant === undefined) return own;
      const { text, ...rest } = await answerOf(meant);
      return { ...rest, text: [`I understood “${meant}”`, ...text] };
    },
    apply: async (proposal) => setLast({ proposal, applied: await change(proposal) }),
    undo: async (proposal) => {
      if (last?.proposal !== proposal) return;
      await change({ ...last.applied, change: last.applied.undo });
      setLast(undefined);
    },
    canUndo: (proposal) => last?.proposal === proposal,
  };
}

/** Makes a change, and returns how to undo it. */
function useChange(restaurantId: string): (proposal: Proposal) => Promise<AppliedChange> {
  const queries = useQueryClient();
  const { mutateAsync: updateItem } = useUpdateItem(restaurantId);
  const { keep, reload, forgetProjections } = useKeepProfile();
  return async (proposal) => {
    const { change, undo } = proposal;
    if (change.kind === 'item') {
      await updateItem({ itemId: change.itemId, status: change.status, isProposed: true });
      return proposal;
    }
    const { version } = await saveProfile(change.version, change.changes, true);
    keep(await reload());
    // Changing the profile can complete checklist items.
    const seen = [queryKeys.restaurantDashboard, queryKeys.checklist(restaurantId)];
    await Promise.all([
      forgetProjections(),
      ...seen.map((queryKey) => queries.invalidateQueries({ queryKey })),
    ]);
    return { ...proposal, undo: undo.kind === 'profile' ? { ...undo, version } : undo };
  };
}
