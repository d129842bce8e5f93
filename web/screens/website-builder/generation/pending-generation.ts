import * as z from 'zod/mini';

const PendingGenerationSchema = z.object({
  generationId: z.string(),
  restaurantId: z.string(),
  websiteName: z.string(),
  customRequirements: z.string(),
  /** Continues in the background: its end is told, and interrupts nobody. */
  isHidden: z._default(z.boolean(), false),
});

/** A generation under way and what the owner had typed for it. */
export type PendingGeneration = z.infer<typeof PendingGenerationSchema>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'pending-generation';

/** Remembers the generation, so that leaving or reloading the page does not lose it. */
export function keepPendingGeneration(store: Store, pending: PendingGeneration): void {
  try {
    store.setItem(KEY, JSON.stringify(pending));
  } catch {}
}

/** The restaurant's generation under way, if this tab started one. */
export function findPendingGeneration(store: Store, restaurantId: string): PendingGeneration | undefined {
  try {
    const pending = PendingGenerationSchema.parse(JSON.parse(store.getItem(KEY) ?? 'null'));
    return pending.restaurantId === restaurantId ? pending : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the generation once it has ended. */
export function forgetPendingGeneration(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {}
}
