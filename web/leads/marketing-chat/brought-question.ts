import { useSyncExternalStore } from 'react';

let question = '';
const listeners = new Set<() => void>();

/** Takes a question of the chat to the contact form that the chat leads to. */
export function bringQuestion(asked: string): void {
  question = asked;
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The question that was last brought; empty text where none was. */
export function useBroughtQuestion(): string {
  return useSyncExternalStore(
    subscribe,
    () => question,
    () => '',
  );
}
