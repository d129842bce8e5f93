/** Spec, owner tools §9: how long a deferred loaded part may take. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the app could not be loaded: the network failed, or a new release has replaced its file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly loadAgain: () => Promise<unknown>;

  constructor(cause: unknown, loadAgain: () => Promise<unknown>) {
    super('We couldn’t load part of the app. Reload the page.', { cause });
    this.loadAgain = loadAgain;
  }
}

/**
 * Loads a part of the app that is no component; those are `lazyPart`s. Throws `ChunkLoadError` when it does not
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
