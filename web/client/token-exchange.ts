import { readToken, storeToken } from './token-storage.ts';

/** `renewed`: the session continues with a new token. `ended`: it is over. */
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
  const asked = ask().then(({ token }) => {
    storeToken(token);
    return token;
  });
  noteOutcome(exchanged, asked);
  return asked;
}

/** Ends the session. Calls that are refused in the meantime must not say that it expired. */
export async function endSession(ask: () => Promise<unknown>): Promise<void> {
  const asked = ask();
  noteOutcome('ended', asked);
  await asked;
}

/** Keeps what happens to the current token, for calls that are refused with it. */
function noteOutcome(exchanged: Exchanged, asked: Promise<unknown>): void {
  const old = readToken() ?? '';
  const outcome = asked.then(
    () => exchanged,
    () => {
      exchanges.delete(old);
      return undefined;
    },
  );
  exchanges.set(old, outcome);
}

/** What happened to the token, once that is known; undefined if nothing did. */
export async function exchangeOf(token: string | null): Promise<Exchanged | undefined> {
  return exchanges.get(token ?? '');
}
