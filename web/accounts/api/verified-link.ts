const KEY = 'verified-email-link';

/** Tells the other tabs of this browser that an address was verified with this token. */
export function announceVerified(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {}
}

/** Calls back when another tab of this browser verifies an address. Returns a function that stops listening. */
export function onVerifiedElsewhere(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
