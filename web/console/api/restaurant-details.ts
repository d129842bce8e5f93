import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import { createApi } from '#web/client/api.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import { useReload } from '#web/client/use-reload.ts';

const api = createApi({ administration: restaurantAdministrationRoutes });

export type RestaurantDetails = z.output<
  typeof restaurantAdministrationRoutes.getRestaurantDetails.response
>['data'];

/** Reads one restaurant's details for the console. */
export function useRestaurantDetails(id: string) {
  return useQuery({
    queryKey: queryKeys.adminRestaurant(id),
    queryFn: async ({ signal }) =>
      (await api.administration.getRestaurantDetails({ params: { id }, signal })).data,
  });
}

export type Help =
  | { kind: 'reset' | 'verification' | 'unlock' | 'resume' }
  | { kind: 'suspend'; reason: string }
  | { kind: 'job'; generationId: string }
  | { kind: 'mail'; requestId: string };

/** Does one thing for the owner and returns the confirmation message. */
export function useHelpOwner(id: string) {
  return useMutation({
    mutationFn: async (help: Help) => (await call(id, help)).message,
    onSettled: useReload(queryKeys.adminRestaurant(id)),
  });
}

function call(id: string, help: Help): Promise<{ message: string }> {
  const { administration } = api;
  const params = { id };
  switch (help.kind) {
    case 'reset':
      return administration.sendOwnerPasswordReset({ params });
    case 'verification':
      return administration.resendOwnerVerification({ params });
    case 'unlock':
      return administration.liftSignInLock({ params });
    case 'suspend':
      return administration.suspendRestaurant({ params, body: { reason: help.reason } });
    case 'resume':
      return administration.resumeRestaurant({ params });
    case 'mail':
      return administration.retryFailedMail({ params, body: { request_id: help.requestId } });
    case 'job':
      return administration.retryFailedJob({ params: { id, generation_id: help.generationId } });
  }
}
