import type { ComponentType } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { RouteError, ViewError } from './route-error.tsx';

/**
 * A route whose code loads when it first opens. The loader fetches all parts of a screen in parallel. A part that
 * fails is thrown on render, where the error boundary catches it.
 */
export function deferred(load: () => Promise<ComponentType>) {
  const Screen = lazyPart(load);
  return {
    element: <Screen />,
    loader: () =>
      Screen.preload().then(
        () => null,
        () => null,
      ),
    ErrorBoundary: RouteError,
  };
}

/** The same inside the shell, which stays when the screen fails. */
export function deferredView(load: () => Promise<ComponentType>) {
  return { ...deferred(load), ErrorBoundary: ViewError };
}
