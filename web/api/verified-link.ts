const KEY = 'verified-email-link';

/** Remembers the token of a link that has confirmed an address: it works once, and its page may be loaded again. */
export function rememberVerifiedLink(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {}
}

/** Whether this browser has confirmed an address with the link before. */
export function isVerifiedLink(token: string): boolean {
  try {
    return localStorage.getItem(KEY) === token;
  } catch {
    return false;
  }
}

/** Calls back when another tab of this browser confirms an address. Returns how to stop. */
export function onVerifiedElsewhere(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
