/** Local-storage key of the session token (spec, owner tools §9). */
export const TOKEN_KEY = 'token';

let unstoredToken: string | null = null;

/** The session’s token, or null. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return unstoredToken;
  }
}

/** Stores the token. If the browser blocks storage, it lasts until the page closes. */
export function storeToken(token: string): void {
  unstoredToken = token;
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {}
}

/** Removes the token. */
export function removeToken(): void {
  unstoredToken = null;
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {}
}
