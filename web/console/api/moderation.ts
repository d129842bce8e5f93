import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteAnswer } from '#shared/contract/route.ts';
import { type ModerationItem, moderationRoutes } from '#shared/moderation/contract/moderation-routes.ts';
import type { ModerationAction, ModerationStatus } from '#shared/moderation/moderated-content.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ moderation: moderationRoutes });

/** Spec, website builder §9. Also the limit of one bulk call. */
const CONTENT_PER_PAGE = 100;

/** An item of the list. It has no name if its restaurant was deleted. */
export type ListedContent = ModerationItem & { restaurant_name: string | undefined };

/** How often, and for how long, the list reloads while rejected content is being removed. */
const WITHDRAWAL_POLL_MS = 3_000;
const WITHDRAWAL_WATCH_MS = 120_000;

type ContentPage = RouteAnswer<typeof moderationRoutes.listFlaggedContent>['data'];
type ContentPages = InfiniteData<ContentPage, string>;

/** Lists content of one status that contains the search, newest first, with the number of items per status. */
export function useModeratedContent(status: ModerationStatus, search: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.moderatedContent(status, search),
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        status,
        limit: CONTENT_PER_PAGE,
        ...(search !== '' && { search }),
        ...(pageParam !== '' && { cursor: pageParam }),
      };
      return (await api.moderation.listFlaggedContent({ query, signal })).data;
    },
    getNextPageParam: ({ next_cursor }) => next_cursor,
    select: ({ pages }) => ({
      items: pages.flatMap(({ content, restaurant_names }) =>
        content.map((item) => ({ ...item, restaurant_name: restaurant_names[item.restaurant_id] })),
      ),
      counts: pages[0]?.counts,
    }),
    refetchInterval: ({ state }) => (isWithdrawing(state.data) ? WITHDRAWAL_POLL_MS : false),
  });
}

function isWithdrawing(data: ContentPages | undefined): boolean {
  const since = Date.now() - WITHDRAWAL_WATCH_MS;
  const isUnderWay = ({ status, withdrawn_at, reviewed_at }: ModerationItem) =>
    status === 'rejected' && withdrawn_at === null && Date.parse(reviewed_at ?? '') > since;
  return data?.pages.some(({ content }) => content.some(isUnderWay)) ?? false;
}

export type Verdict = { action: ModerationAction; reason?: string | undefined };

/** Approves or rejects one item. Throws `ApiError`. */
export function useModerateContent() {
  const forget = useForgetDecided();
  return useMutation({
    mutationFn: async ({ id, action, reason }: Verdict & { id: string }) => {
      const query = { moderation_id: id, action, ...(reason !== undefined && { reason }) };
      return (await api.moderation.moderateContent({ query })).data;
    },
    onSuccess: (item) => forget([item]),
  });
}

/** Approves or rejects many items, 100 per call. Returns the items that failed. Throws `ApiError`. */
export function useBulkModerate() {
  const forget = useForgetDecided();
  return useMutation({
    mutationFn: async ({ ids, action, reason }: Verdict & { ids: readonly string[] }) => {
      const refused: { moderation_id: string; error: string }[] = [];
      for (let from = 0; from < ids.length; from += CONTENT_PER_PAGE) {
        const content_ids = ids.slice(from, from + CONTENT_PER_PAGE);
        const body = { content_ids, action, ...(reason !== undefined && { reason }) };
        const { data } = await api.moderation.bulkModerate({ body });
        forget(data.moderated);
        refused.push(...data.refused);
      }
      return refused;
    },
  });
}

/**
 * Removes reviewed items from the cached flagged lists, and reloads the other lists. The flagged lists don't reload
 * right away, because the index may still contain the items.
 */
function useForgetDecided() {
  const queryClient = useQueryClient();
  return (decided: readonly ModerationItem[]) => {
    const ids = new Set(decided.map(({ moderation_id }) => moderation_id));
    const approved = decided.filter(({ status }) => status === 'approved').length;
    queryClient.setQueriesData<ContentPages>({ queryKey: queryKeys.flaggedContent }, (data) => {
      if (data === undefined) return data;
      const pages = data.pages.map(({ content, counts, ...page }) => ({
        ...page,
        content: content.filter(({ moderation_id }) => !ids.has(moderation_id)),
        counts: {
          flagged: Math.max(0, counts.flagged - decided.length),
          approved: counts.approved + approved,
          rejected: counts.rejected + decided.length - approved,
        },
      }));
      return { ...data, pages };
    });
    for (const status of ['approved', 'rejected'] as const) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.contentOfStatus(status) });
    }
  };
}
