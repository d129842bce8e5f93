const storageKey = (purpose: string) => `idempotency-key:${purpose}`;

/**
 * The idempotency key of one request, such as a purchase. It is the same in all tabs and after a reload, until
 * `forgetKey`. Requests with the same key count once.
 */
export function keptKey(purpose: string): string {
  const fresh = crypto.randomUUID();
  try {
    const kept = localStorage.getItem(storageKey(purpose));
    if (kept !== null) return kept;
    localStorage.setItem(storageKey(purpose), fresh);
  } catch {}
  return fresh;
}

/** The request is finished. The next one gets a new key. */
export function forgetKey(purpose: string, key: string): void {
  try {
    if (localStorage.getItem(storageKey(purpose)) === key) localStorage.removeItem(storageKey(purpose));
  } catch {}
}
