import type { ComponentType } from 'react';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { RouteError, ViewError } from './route-error.tsx';

/**
 * A route whose code is loaded when it is first opened. The loader lets all parts of a screen arrive side by
 * side; a part that fails to arrive is thrown when it is drawn, where the error boundary catches it.
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

/** The same within the shell, which stays when the screen fails. */
export function deferredView(load: () => Promise<ComponentType>) {
  return { ...deferred(load), ErrorBoundary: ViewError };
}
