import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import type { User } from '#shared/accounts/contract/account.ts';
import { type Session, SessionContext, type SessionState } from '#web/accounts/session-context.ts';
import { ApiError } from '#web/client/api-error.ts';
import { onSessionExpired } from '#web/client/session-expiry.ts';
import { endSession, exchangeToken } from '#web/client/token-exchange.ts';
import { readToken, removeToken, storeToken, TOKEN_KEY } from '#web/client/token-storage.ts';
import { ChunkLoadError, loadChunk } from '#web/shell/navigation/lazy-chunk.ts';
import { paths } from '#web/shell/navigation/paths.ts';

type Navigate = (path: string) => Promise<void>;
type SetState = (state: SessionState) => void;

/** Loaded on demand: the landing page needs neither the contract nor zod. */
const loadApis = () => loadChunk(() => import('#web/client/session-api.ts'));
const loadApi = () => loadApis().then(({ api }) => api);

type SessionProviderProps = { navigate: Navigate; loadForCheck?: typeof loadApis; children: ReactNode };

/** Holds the session. `navigate` changes the page, and `loadForCheck` gets the calls that check a stored token. */
export function SessionProvider({ navigate, loadForCheck = loadApis, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>(() =>
    readToken() === null ? { status: 'signedOut' } : { status: 'initializing' },
  );

  useEffect(() => {
    if (readToken() !== null) void checkSession(setState, loadForCheck);
  }, [loadForCheck]);

  useEffect(() => {
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key !== TOKEN_KEY) return;
      setState(event.newValue === null ? { status: 'signedOut' } : { status: 'checking' });
      if (event.newValue !== null) void checkSession(setState, loadForCheck);
    };
    addEventListener('storage', followOtherTabs);
    return () => removeEventListener('storage', followOtherTabs);
  }, [loadForCheck]);

  useEffect(
    () =>
      onSessionExpired(() => {
        setState({ status: 'signedOut', endedBy: 'refusal' });
        void navigate(paths.login);
      }),
    [navigate],
  );

  const actions = useMemo(() => createActions(setState, navigate), [navigate]);
  const session = useMemo<Session>(() => ({ state, ...actions }), [state, actions]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * Spec, owner tools §4: if the current user can’t be fetched, the token is dropped silently. If the console’s check
 * times out, we say so. A part of the app that doesn’t load, because of a reload or a new release, says nothing about
 * the session.
 */
async function checkSession(setState: SetState, load: typeof loadApis): Promise<void> {
  const isConsole = location.pathname.startsWith(paths.admin);
  try {
    setState({ status: 'signedIn', user: await fetchUserTwice(isConsole, load) });
  } catch (error) {
    if (error instanceof ChunkLoadError) {
      const checkAgain = () => checkSession(setState, load);
      return setState({ status: 'unanswered', error: new ChunkLoadError(error.cause, checkAgain) });
    }
    if (isConsole && error instanceof ApiError && error.code === 'timeout')
      return setState({ status: 'unanswered', error });
    removeToken();
    const wasRefused = error instanceof ApiError && error.status === 401;
    setState(wasRefused ? { status: 'signedOut', endedBy: 'check' } : { status: 'signedOut' });
  }
}

/** A reload cuts a request short before its page is gone. That page asks again, and is gone before the answer. */
async function fetchUserTwice(isConsole: boolean, load: typeof loadApis): Promise<User> {
  return fetchUser(isConsole, load).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'network_failure') return fetchUser(isConsole, load);
    throw error;
  });
}

async function fetchUser(isConsole = false, load = loadApis): Promise<User> {
  const { api, consoleApi } = await load();
  return (await (isConsole ? consoleApi : api).auth.getCurrentUser()).user;
}

/** Spec, owner tools §5: a sign-in answer must contain both a token and a user. */
function invalidSession(): ApiError {
  return new ApiError('Invalid response from server', { status: 200, code: 'invalid_response' });
}

function createActions(setState: SetState, navigate: Navigate): Omit<Session, 'state'> {
  // Navigate before changing the user, so that no screen of the last session flashes.
  const begin = async (token: string, user: User, path: string) => {
    storeToken(token);
    setState({ status: 'checking' });
    await navigate(path);
    startTransition(() => setState({ status: 'signedIn', user, entrance: path }));
  };
  return {
    async signIn(body) {
      const api = await loadApi();
      const { token, user, second_factor_required } = await api.auth.login({ body });
      if (second_factor_required !== undefined) return second_factor_required;
      if (token === undefined || user === undefined) throw invalidSession();
      await begin(token, user, paths.dashboard);
      return undefined;
    },
    keep: storeToken,
    async enter({ token, user }) {
      await begin(token, user, paths.dashboard);
    },
    async register(body) {
      const api = await loadApi();
      const { token, user } = await api.auth.register({ body });
      await begin(token, user, paths.welcome);
    },
    async signOut() {
      removeToken();
      // Screens that load while the landing page does would ask without a token.
      setState({ status: 'checking' });
      await navigate(paths.landing);
      startTransition(() => setState({ status: 'signedOut' }));
    },
    async resetPassword(body) {
      const api = await loadApi();
      const { token, user } = await api.auth.resetPassword({ body });
      if (token !== undefined && user !== undefined) return begin(token, user, paths.dashboard);
      setState({ status: 'signedOut', endedBy: 'newPassword' });
      await navigate(paths.login);
    },
    async changePassword(body) {
      const api = await loadApi();
      await exchangeToken('renewed', () => api.auth.changePassword({ body }));
    },
    async signOutEverywhere() {
      const api = await loadApi();
      await endSession(() => api.auth.logoutAll());
      removeToken();
      setState({ status: 'signedOut', endedBy: 'everywhere' });
      await navigate(paths.login);
    },
    async refresh() {
      setState({ status: 'signedIn', user: await fetchUser() });
    },
    async startImpersonation(restaurantId, reason) {
      const api = await loadApi();
      const { token } = await api.auth.impersonate({ params: { id: restaurantId }, body: { reason } });
      storeToken(token);
      location.assign(paths.dashboard);
    },
    async endImpersonation() {
      const [api, user] = await Promise.all([loadApi(), fetchUser()]);
      const token = await exchangeToken('ended', () => api.auth.endImpersonation());
      const {
        impersonating_restaurant_id,
        impersonating_restaurant,
        impersonation_ends_at,
        suspended,
        ...admin
      } = user;
      await begin(token, admin, paths.dashboard);
    },
  };
}
