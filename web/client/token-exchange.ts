import { readToken, storeToken } from './token-storage.ts';

/** What the new token is of: the same session, or the one to which the end of this one leads back. */
type Exchanged = 'renewed' | 'ended';

const exchanges = new Map<string, Promise<Exchanged | undefined>>();

/**
 * Exchanges the token of the session for the one that is answered. The server refuses the old one before the new one is
 * here: what is asked meanwhile, or answered late, must not end the session.
 */
export async function exchangeToken(
  exchanged: Exchanged,
  ask: () => Promise<{ token: string }>,
): Promise<string> {
  const old = readToken() ?? '';
  const asked = ask().then(({ token }) => {
    storeToken(token);
    return token;
  });
  const outcome = asked.then(
    () => exchanged,
    () => {
      exchanges.delete(old);
      return undefined;
    },
  );
  exchanges.set(old, outcome);
  return asked;
}

/** What the token was exchanged for, once that is known; undefined where it was not. */
export async function exchangeOf(token: string | null): Promise<Exchanged | undefined> {
  return exchanges.get(token ?? '');
}
