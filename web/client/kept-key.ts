const storageKey = (purpose: string) => `idempotency-key:${purpose}`;

/**
 * The idempotency key of one request, such as a purchase: the same in all tabs of this browser and after a reload, until
 * `forgetKey`. Two sends with the same key count once.
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

/** The request of this key is done: the next one gets another. */
export function forgetKey(purpose: string, key: string): void {
  try {
    if (localStorage.getItem(storageKey(purpose)) === key) localStorage.removeItem(storageKey(purpose));
  } catch {}
}
