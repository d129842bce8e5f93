const keyOf = (websiteId: string) => `pending-changes/${websiteId}`;

/** Whether this browser has edits without Save Changes (spec §4). */
export function hasPendingMark(websiteId: string): boolean {
  try {
    return localStorage.getItem(keyOf(websiteId)) !== null;
  } catch {
    return false;
  }
}

/** Stores the mark, or keeps it in memory if the browser blocks storage. */
export function setPendingMark(websiteId: string, isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(keyOf(websiteId), 'yes');
    else localStorage.removeItem(keyOf(websiteId));
  } catch {}
}
