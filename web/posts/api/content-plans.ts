import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import type {
  ContentPlan,
  ContentPost,
  CreateContentPlanSchema,
  EditPostSchema,
} from '#shared/posts/contract/content-plan.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ content: contentCreatorRoutes });

export type PlanRequest = z.input<typeof CreateContentPlanSchema>;
export type PostChange = z.input<typeof EditPostSchema>;

/** Upcoming occasions that the restaurant can post about. Without `from`, starting tomorrow. */
export function useOccasions(weeks: number, from: string | undefined) {
  return useQuery({
    queryKey: queryKeys.occasions(weeks, from),
    queryFn: async ({ signal }) => {
      const query = { weeks: String(weeks), ...(from !== undefined && { from }) };
      return (await api.content.listOccasions({ query, signal })).data;
    },
  });
}

/** All content calendars, newest first, without their posts. */
export function useContentPlans() {
  return useQuery({
    queryKey: queryKeys.contentPlans,
    queryFn: async ({ signal }) => (await api.content.listContentPlans({ signal })).data.plans,
  });
}

export function useContentPlan(id: string) {
  return useQuery({
    queryKey: queryKeys.contentPlan(id),
    queryFn: async ({ signal }) => (await api.content.getContentPlan({ params: { id }, signal })).data,
  });
}

/** Writes a content calendar and caches it. */
export function useCreatePlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: PlanRequest) => (await api.content.createContentPlan({ body })).data,
    onSuccess: (plan) => {
      queries.setQueryData(queryKeys.contentPlan(plan.plan_id), plan);
      void queries.invalidateQueries({ queryKey: queryKeys.contentPlans, exact: true });
    },
  });
}

export function useDeletePlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.content.deleteContentPlan({ params: { id } }),
    onSuccess: async (_, id) => {
      queries.removeQueries({ queryKey: queryKeys.contentPlan(id) });
      await queries.invalidateQueries({ queryKey: queryKeys.contentPlans, exact: true });
    },
  });
}

export function useEditPost(planId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ postId, change }: { postId: string; change: PostChange }) =>
      (await api.content.editPost({ params: { id: planId, postId }, body: change })).data,
    onSuccess: (answer) => putPost(queries, planId, answer),
  });
}

/** Rewrites one post. */
export function useWriteAgain(planId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (postId: string) =>
      (await api.content.writePostAgain({ params: { id: planId, postId } })).data,
    onSuccess: (answer) => putPost(queries, planId, answer),
  });
}

function putPost(
  queries: QueryClient,
  planId: string,
  { post, version }: { post: ContentPost; version: number },
): void {
  queries.setQueryData<ContentPlan>(queryKeys.contentPlan(planId), (plan) =>
    plan === undefined
      ? plan
      : {
          ...plan,
          version,
          posts: plan.posts.map((each) => (each.post_id === post.post_id ? post : each)),
        },
  );
}
