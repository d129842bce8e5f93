const KEY = 'verified-email-link';

/** Tells the other tabs of this browser that the link with this token has confirmed an address. */
export function announceVerified(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {}
}

/** Calls back when another tab of this browser confirms an address. Returns how to stop. */
export function onVerifiedElsewhere(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
