const storageKey = (restaurantId: string) => `sms-campaign-key:${restaurantId}`;

/**
 * By which the platform knows the campaign that is being written: the same for all tabs of this browser and after a
 * reload, until it is sent. Whoever presses Send twice, wherever, sends once.
 */
export function campaignKey(restaurantId: string): string {
  const fresh = crypto.randomUUID();
  try {
    const kept = localStorage.getItem(storageKey(restaurantId));
    if (kept !== null) return kept;
    localStorage.setItem(storageKey(restaurantId), fresh);
  } catch {}
  return fresh;
}

/** The campaign of this key has been sent: the next one gets another. */
export function forgetCampaignKey(restaurantId: string, key: string): void {
  try {
    if (localStorage.getItem(storageKey(restaurantId)) === key) {
      localStorage.removeItem(storageKey(restaurantId));
    }
  } catch {}
}
