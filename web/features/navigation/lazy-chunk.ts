/** Spec, owner tools §9: how long a deferred loaded part may take. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the app could not be loaded: the network failed, or a new release has replaced its file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads a part of the app. Throws `ChunkLoadError` when it does not arrive within 120 s. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('timeout')), CHUNK_TIMEOUT_MS);
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw new ChunkLoadError('A part of the app could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
