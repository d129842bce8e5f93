import { useRef } from 'react';

/** Cancels a call that is waited for. For calls that keep nothing: what a server has begun to keep, it keeps. */
export function useCancel() {
  const waiting = useRef<AbortController>(undefined);
  return {
    /** The signal of the next call. */
    begin: (): AbortSignal => {
      waiting.current = new AbortController();
      return waiting.current.signal;
    },
    cancel: () => waiting.current?.abort(),
  };
}

/** Whether a call failed because it was canceled: nobody has to be told. */
export const isCanceled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
