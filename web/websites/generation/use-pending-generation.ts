import { useSyncExternalStore } from 'react';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { type PendingGeneration, pendingGenerations } from './pending-generation.ts';

/** The generation that this tab started for the current restaurant. */
export function usePendingGeneration(): PendingGeneration | undefined {
  const restaurantId = restaurantIdOf(useUser());
  const pending = useSyncExternalStore(pendingGenerations.subscribe, pendingGenerations.get);
  return pending?.restaurantId === restaurantId ? pending : undefined;
}
