import { useSyncExternalStore } from 'react';

let question = '';
const listeners = new Set<() => void>();

/** Passes a question from the chat to the contact form. */
export function bringQuestion(asked: string): void {
  question = asked;
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The last question passed from the chat, or empty text. */
export function useBroughtQuestion(): string {
  return useSyncExternalStore(
    subscribe,
    () => question,
    () => '',
  );
}
