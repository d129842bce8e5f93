const keyOf = (restaurantId: string) => `sms-test-phone:${restaurantId}`;

/** The phone that the owner's last test went to, on this device; empty text where there is none. */
export function recallPhone(restaurantId: string): string {
  try {
    return localStorage.getItem(keyOf(restaurantId)) ?? '';
  } catch {
    return '';
  }
}

export function rememberPhone(restaurantId: string, phone: string): void {
  try {
    localStorage.setItem(keyOf(restaurantId), phone);
  } catch {}
}
