import type { AdAccountRow, StoredConnection } from '#functions/ads/ad-account-row.ts';
import type { AdGrant } from '#functions/ads/provider/ad-connector.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { AD_CURRENCY } from '#shared/ads/contract/ad-account.ts';
import type { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { adAccountAnswer, chosenNames, connectedMessage } from './ad-account-answer.ts';
import type { AdAccountDependencies } from './dependencies.ts';

/**
 * Finishes a connection. It claims the request first, so that only one of two calls with the same state continues,
 * then exchanges the code. After a crash in between, the owner selects Connect again.
 */
export function createConnectAdAccount(
  dependencies: AdAccountDependencies,
): Operation<typeof adAccountRoutes.connectAdAccount> {
  const { accounts, connector, encryptor, clock } = dependencies;
  return async ({ body: { code, state } }, { restaurantId, audit }) => {
    if (connector === undefined) throw new AppError('ad_app_missing');
    const returnTo = await takeRequest(dependencies, restaurantId, state);
    const grant = await connector.authorize({ code, returnTo });
    const encrypted = await encryptor.encrypt(grant.accessToken, restaurantId);
    const row = await accounts.change(restaurantId, ({ request: _answered, ...before }) => {
      const connection = connectionOf(grant, before.connection);
      return { ...before, connection: { ...connection, encrypted, connected_at: clock.now().toISOString() } };
    });
    audit.after = chosenNames(row.connection);
    const data = adAccountAnswer(dependencies, row);
    return { message: connectedMessage(data.state), data };
  };
}

/** Claims the request and returns its return address. */
async function takeRequest(
  { accounts, states, ids, clock }: AdAccountDependencies,
  restaurantId: string,
  state: string,
): Promise<string> {
  const nonceHash = await states.nonceHashOf(state, restaurantId);
  const taken_by = ids.next();
  const { request } = await accounts.change(restaurantId, (row) =>
    isOpen(row.request, nonceHash, clock.now())
      ? { ...row, request: { ...row.request, taken_by } }
      : undefined,
  );
  if (request?.taken_by !== taken_by) throw new AppError('ad_connection_invalid');
  return request.return_to;
}

function isOpen(
  request: AdAccountRow['request'],
  nonceHash: string,
  now: Date,
): request is NonNullable<AdAccountRow['request']> {
  if (request?.nonce_hash !== nonceHash || request.taken_by !== undefined) return false;
  return now.getTime() < Date.parse(request.expires_at);
}

/** Keeps the earlier choice. If there is only one account or Page, it is chosen. */
function connectionOf(
  grant: AdGrant,
  before: StoredConnection | undefined,
): Omit<StoredConnection, 'encrypted' | 'connected_at'> {
  const { personName: person_name, expiresAt: expires_at, scopes, accounts, pages } = grant;
  const usable = accounts.filter(({ currency }) => currency === AD_CURRENCY);
  const account_id = keptOrOnly(usable, before?.account_id);
  const page_id = keptOrOnly(pages, before?.page_id);
  return {
    person_name,
    ...(expires_at !== undefined && { expires_at }),
    scopes,
    accounts,
    pages,
    ...(account_id !== undefined && { account_id }),
    ...(page_id !== undefined && { page_id }),
  };
}

function keptOrOnly(all: { id: string }[], chosen: string | undefined): string | undefined {
  if (all.some(({ id }) => id === chosen)) return chosen;
  return all.length === 1 ? all[0]?.id : undefined;
}
