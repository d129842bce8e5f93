import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import type { AdAccountDependencies } from './dependencies.ts';

/** How long an owner may take to allow the connection on Facebook. */
export const REQUEST_LIFETIME_SECONDS = 600;

/** Starts a connection. It replaces an unfinished one, and keeps the current connection until the new one is made. */
export function createBeginAdConnection({
  accounts,
  connector,
  states,
  webOrigin,
  clock,
}: AdAccountDependencies): Operation<typeof adAccountRoutes.beginAdConnection> {
  return async ({ body: { return_to } }, { restaurantId, audit, ...visitor }) => {
    const origin = webOrigin ?? visitor.webOrigin;
    if (connector === undefined) throw new AppError('ad_app_missing');
    if (URL.parse(return_to)?.origin !== origin) {
      throw new AppError('invalid_input', {
        fields: { return_to: `Use an address that starts with ${origin}/.` },
      });
    }
    const { state, nonceHash: nonce_hash } = await states.issue(restaurantId);
    const expires_at = new Date(clock.now().getTime() + REQUEST_LIFETIME_SECONDS * 1000).toISOString();
    await accounts.change(restaurantId, (row) => ({
      ...row,
      request: { nonce_hash, return_to, expires_at },
    }));
    audit.after = { expires_at };
    return {
      data: {
        authorization_url: connector.authorizationAddress({ state, returnTo: return_to }),
        expires_at,
      },
    };
  };
}
