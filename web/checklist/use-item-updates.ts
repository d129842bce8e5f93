import { createContext, useContext, useState } from 'react';
import { type ItemUpdate, useUpdateItem } from '#web/checklist/api/checklist.ts';

/** Changes of items that wait for the server, or have failed. */
export type ItemUpdates = {
  /** Resolves to whether the server has confirmed it. One change of an item at a time. */
  update: (change: ItemUpdate) => Promise<boolean>;
  isPending: (itemId: string) => boolean;
  /** What was said of the last change of the item, if it failed. */
  failureOf: (itemId: string) => string | undefined;
};

export const UpdateItemContext = createContext<ItemUpdates | undefined>(undefined);

/** What the items of a checklist share. */
export function useItemUpdates(restaurantId: string): ItemUpdates {
  const { mutateAsync } = useUpdateItem(restaurantId);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  return {
    isPending: (itemId) => pending.has(itemId),
    failureOf: (itemId) => failures[itemId],
    update: async (change) => {
      const { itemId } = change;
      if (pending.has(itemId)) return false;
      setPending((ids) => new Set(ids).add(itemId));
      const failure = await mutateAsync(change).then(
        () => undefined,
        (error: Error) => error.message,
      );
      setPending((ids) => new Set([...ids].filter((id) => id !== itemId)));
      setFailures(({ [itemId]: _, ...others }) =>
        failure === undefined ? others : { ...others, [itemId]: failure },
      );
      return failure === undefined;
    },
  };
}

/** Below a `Checklist`. */
export function useItemUpdate(): ItemUpdates {
  const updates = useContext(UpdateItemContext);
  if (updates === undefined) throw new Error('useItemUpdate needs a Checklist above it');
  return updates;
}
