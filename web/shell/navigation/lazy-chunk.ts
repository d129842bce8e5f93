export const PART_NOT_LOADED = 'We couldn’t load part of the app. Reload the page.';

/** Spec, owner tools §9: the timeout for loading a part on demand. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the app couldn’t be loaded: the network failed, or a new release replaced its file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly loadAgain: () => Promise<unknown>;

  constructor(cause: unknown, loadAgain: () => Promise<unknown>) {
    super(PART_NOT_LOADED, { cause });
    this.loadAgain = loadAgain;
  }
}

/**
 * Loads a part of the app that isn’t a component (those are `lazyPart`s). Throws `ChunkLoadError` if it doesn’t
 * arrive within 120 s.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  loadAgain: () => Promise<unknown> = () => loadChunk(load),
): Promise<Module> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('timeout')), CHUNK_TIMEOUT_MS);
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new ChunkLoadError(cause, loadAgain);
  } finally {
    clearTimeout(timer);
  }
}
