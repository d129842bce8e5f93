type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` when the server no longer accepts the session. Returns a function that stops listening. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells all listeners that the session ended. */
export function announceSessionExpired(): void {
  for (const listener of listeners) listener();
}
