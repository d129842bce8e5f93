import * as z from 'zod/mini';

const PendingGenerationSchema = z.object({
  generationId: z.string(),
  restaurantId: z.string(),
  websiteName: z.string(),
  customRequirements: z.string(),
  /** Continues in the background: its end is told, and interrupts nobody. */
  isHidden: z._default(z.boolean(), false),
  /** The website that was made while nobody looked, until the owner has opened it or closed the offer. */
  websiteId: z.optional(z.string()),
});

/** A generation under way, or just finished, and what the owner had typed for it. */
export type PendingGeneration = z.infer<typeof PendingGenerationSchema>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'pending-generation';

/** The generation that this tab started. Leaving or reloading the page does not lose it. */
export class PendingGenerationStore {
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  #kept: PendingGeneration | undefined;

  /** `storage` may throw: some browsers refuse it. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
    try {
      this.#kept = PendingGenerationSchema.parse(JSON.parse(storage().getItem(KEY) ?? 'null'));
    } catch {}
  }

  /** The same object until something changes. */
  readonly get = (): PendingGeneration | undefined => this.#kept;

  /** Returns how to stop listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  keep(pending: PendingGeneration): void {
    this.#change(pending, (storage) => storage.setItem(KEY, JSON.stringify(pending)));
  }

  forget(): void {
    this.#change(undefined, (storage) => storage.removeItem(KEY));
  }

  #change(kept: PendingGeneration | undefined, write: (storage: Storage) => void): void {
    this.#kept = kept;
    try {
      write(this.#storage());
    } catch {}
    for (const listener of this.#listeners) listener();
  }
}

export const pendingGenerations = new PendingGenerationStore(() => sessionStorage);
