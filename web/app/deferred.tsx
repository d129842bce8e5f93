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

export function screenAt(path: string, load: () => Promise<ComponentType>) {
  return { path, ...deferred(load) };
}

/** A screen inside the shell, which stays when the screen fails. */
export function viewAt(path: string, load: () => Promise<ComponentType>) {
  return { ...screenAt(path, load), ErrorBoundary: ViewError };
}
