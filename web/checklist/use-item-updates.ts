import { createContext, useContext, useState } from 'react';
import { type ItemUpdate, useUpdateItem } from '#web/checklist/api/checklist.ts';

/** Item changes that are pending or have failed. */
export type ItemUpdates = {
  /** Resolves to whether the server confirmed the change. One change per item at a time. */
  update: (change: ItemUpdate) => Promise<boolean>;
  isPending: (itemId: string) => boolean;
  /** The error of the item’s last change, if it failed. */
  failureOf: (itemId: string) => string | undefined;
};

export const UpdateItemContext = createContext<ItemUpdates | undefined>(undefined);

/** Shared by the items of a checklist. */
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

/** Use it only below a `Checklist`. */
export function useItemUpdate(): ItemUpdates {
  const updates = useContext(UpdateItemContext);
  if (updates === undefined) throw new Error('useItemUpdate needs a Checklist above it');
  return updates;
}
