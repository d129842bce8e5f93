import { useRef } from 'react';

/** Cancels a pending call. Only for calls that store nothing, because the server doesn’t undo what it stored. */
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

/** Whether a call failed because it was canceled, so there is no error to show. */
export const isCanceled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
