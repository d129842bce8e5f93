import { type ComponentType, createElement, use, useEffect, useState } from 'react';
import { loadChunk } from './lazy-chunk.ts';

/** A component whose code loads on first render, below a `Suspense`. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads the code. A failed load isn’t cached: the next call tries again. */
  preload: () => Promise<ComponentType<Props>>;
};

/** Preloads parts after the screen has rendered, so that they work offline. */
export function preloadParts(parts: readonly { preload: () => Promise<unknown> }[]): void {
  for (const part of parts) part.preload().catch(() => undefined);
}

/**
 * The only way to load a part on demand. React’s `lazy` keeps a failed load until the page reloads; this one throws
 * it to the error boundary, whose "Try Again" loads again (`ChunkLoadError.loadAgain`).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  // Kept after a failure, so that React doesn’t retry forever. The next `preload` clears it.
  let drawn: Promise<ComponentType<Props>> | undefined;
  const preload = (): Promise<ComponentType<Props>> => {
    drawn = undefined;
    loading ??= loadChunk(load, preload).catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
  const draw = (props: Props) => {
    const promise = drawn ?? preload();
    drawn = promise;
    return createElement(use(promise), props);
  };
  return Object.assign(draw, { preload });
}

/** Whether the part is there. It loads after the screen; if it fails, the screen still works. */
export function useLoaded(part: { preload: () => Promise<unknown> }): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    part.preload().then(
      () => setIsLoaded(true),
      () => undefined,
    );
  }, [part]);
  return isLoaded;
}
