import { useQuery } from '@tanstack/react-query';
import { businessAssistantRoutes } from '#shared/console/contract/business-assistant-routes.ts';
import type { RouteAnswer } from '#shared/contract/route.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';

const api = createApi({ assistant: businessAssistantRoutes });

type Routes = typeof businessAssistantRoutes;
export type PlatformPerformance = RouteAnswer<Routes['getPlatformPerformance']>['data'];
export type AssistantAnswer = RouteAnswer<Routes['askBusinessAssistant']>['data'];

/** The last 30 days (spec, console §9). */
export function usePlatformPerformance() {
  return useQuery({
    queryKey: queryKeys.platformPerformance,
    queryFn: async ({ signal }) => {
      const query = { time_period: '30d' } as const;
      return (await api.assistant.getPlatformPerformance({ query, signal })).data;
    },
  });
}

/** Throws `ApiError`. */
export async function askBusinessAssistant(question: string): Promise<AssistantAnswer> {
  const body = { query: question, context: 'business_intelligence', include_insights: true } as const;
  return (await api.assistant.askBusinessAssistant({ body })).data;
}
