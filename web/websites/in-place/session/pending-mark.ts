const keyOf = (websiteId: string) => `pending-changes/${websiteId}`;

/** Whether this browser has saved edits of the website that were not kept with Save Changes (spec §4). */
export function hasPendingMark(websiteId: string): boolean {
  try {
    return localStorage.getItem(keyOf(websiteId)) !== null;
  } catch {
    return false;
  }
}

/** Remembers that beyond a reload; where the browser refuses storage, until the page is left. */
export function setPendingMark(websiteId: string, isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(keyOf(websiteId), 'yes');
    else localStorage.removeItem(keyOf(websiteId));
  } catch {}
}
