import { API_BASE } from '#shared/contract/routes/route.ts';
import { type OperationName, ROUTE_GROUPS } from '#shared/contract/routes/routes.ts';
import { createClient } from './client.ts';
import { announceSessionExpired } from './session-expiry.ts';
import { readToken, removeToken } from './token-storage.ts';

/** A 401 of these says something about what was sent, or is answered by the session check itself. */
const HANDLES_ITS_OWN_401: readonly string[] = ['login', 'getCurrentUser'] satisfies OperationName[];

/** That two functions serve websites is none of a caller's business. */
const { websites, 'website-editing': websiteEditing, ...others } = ROUTE_GROUPS;
const NOUNS = { ...others, websites: { ...websites, ...websiteEditing } };

/**
 * The platform's API for this browser, by noun: `api.websites.getColors(…)`. Loaded after the landing page: it
 * brings the contract and zod.
 */
export const api = createClient(NOUNS, {
  fetch: (input, init) => fetch(input, init),
  baseUrl: API_BASE,
  readToken,
  onUnauthorized(refusedToken, operation) {
    // A late answer to a call of an earlier session must not end the present one.
    if (HANDLES_ITS_OWN_401.includes(operation) || refusedToken !== readToken()) return;
    removeToken();
    announceSessionExpired();
  },
});
