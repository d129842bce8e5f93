import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { SIMULATED_CODE } from '#shared/ads/contract/ad-account.ts';
import type { AdConnector } from './ad-connector.ts';
import { CONNECTION_LIFETIME_DAYS } from './meta/meta-connector.ts';

/** Local mode's screen in place of Facebook's. It gets the return address. */
const CONSENT_PATH = '/dev/facebook';
const DAY_MILLISECONDS = 86_400_000;

/** Local mode's Facebook: asks on our own screen, and grants accounts labeled as test ones. */
export function createSimulatedConnector(clock: Clock): AdConnector {
  return {
    authorizationAddress: ({ state, returnTo }) => {
      const address = new URL(CONSENT_PATH, returnTo);
      address.search = new URLSearchParams({ redirect_uri: returnTo, state }).toString();
      return address.href;
    },
    authorize: async ({ code }) => {
      if (code !== SIMULATED_CODE) throw new AppError('ad_connection_refused');
      const expiresAt = new Date(clock.now().getTime() + CONNECTION_LIFETIME_DAYS * DAY_MILLISECONDS);
      return {
        accessToken: 'simulated-token',
        expiresAt: expiresAt.toISOString(),
        scopes: ['ads_management', 'pages_show_list', 'pages_read_engagement'],
        personName: 'Test person',
        accounts: [
          { id: 'act_1', name: 'Test ad account', currency: 'USD' },
          { id: 'act_2', name: 'Second test account', currency: 'USD' },
        ],
        pages: [{ id: 'page_1', name: 'Test Page' }],
      };
    },
  };
}
