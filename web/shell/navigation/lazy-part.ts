import { type ComponentType, createElement, use } from 'react';
import { loadChunk } from './lazy-chunk.ts';

/** A component that loads its code when it is first drawn, below a `Suspense`. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code before it is drawn. A load that fails is not kept: the next call loads again. */
  preload: () => Promise<ComponentType<Props>>;
};

/** Loads parts after the screen has shown: what must not fail for want of its code, as where the line is gone. */
export function preloadParts(parts: readonly { preload: () => Promise<unknown> }[]): void {
  for (const part of parts) part.preload().catch(() => undefined);
}

/**
 * The one way to load a part of the app on demand. React's `lazy` keeps a failed load until the page is reloaded;
 * this one throws it to the error boundary, whose "Try Again" loads again (`ChunkLoadError.loadAgain`).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  // Stays when it fails, so that React does not load without end; the next `preload` lets it go.
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
