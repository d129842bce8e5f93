const keyOf = (restaurantId: string) => `sms-test-phone:${restaurantId}`;

/** The phone of the last test from this device; empty if there is none. */
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
