import * as z from 'zod/mini';

const PendingGenerationSchema = z.object({
  generationId: z.string(),
  restaurantId: z.string(),
  websiteName: z.string(),
  customRequirements: z.string(),
  /** Continues in the background: the end is announced without interrupting. */
  isHidden: z._default(z.boolean(), false),
  /** A website that finished in the background, until the owner opens it or dismisses the toast. */
  websiteId: z.optional(z.string()),
});

/** A running or just finished generation, with its brief. */
export type PendingGeneration = z.infer<typeof PendingGenerationSchema>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'pending-generation';

/** The generation that this tab started. It survives leaving and reloading the page. */
export class PendingGenerationStore {
  readonly #storage: () => Storage;
  readonly #listeners = new Set<() => void>();
  #kept: PendingGeneration | undefined;

  /** `storage` may throw, because some browsers block it. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
    try {
      this.#kept = PendingGenerationSchema.parse(JSON.parse(storage().getItem(KEY) ?? 'null'));
    } catch {}
  }

  /** The same object until something changes. */
  readonly get = (): PendingGeneration | undefined => this.#kept;

  /** Returns a function that stops listening. */
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
