import { readToken, storeToken } from './token-storage.ts';

/** What the new token belongs to: the same session, or the one to return to. */
type Exchanged = 'renewed' | 'ended';

const exchanges = new Map<string, Promise<Exchanged | undefined>>();

/**
 * Exchanges the session’s token. The server refuses the old token before the new one arrives, so calls in the
 * meantime must not end the session.
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

/** The new token once it is known; undefined if there was no exchange. */
export async function exchangeOf(token: string | null): Promise<Exchanged | undefined> {
  return exchanges.get(token ?? '');
}
