import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createConnectionStates } from '#functions/ads/account-api/connection-state.ts';
import * as adAccountOperations from '#functions/ads/account-api/operations.ts';
import { createAdAccounts } from '#functions/ads/open-ad-accounts.ts';
import { createMetaAds } from '#functions/ads/provider/meta/meta-ads.ts';
import { createMetaConnector } from '#functions/ads/provider/meta/meta-connector.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { createTokens } from '#functions/platform/auth/token.ts';
import { openEncryptor } from '#functions/platform/encryption/open-encryptor.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { adAccountRoutes } from '#shared/ads/contract/ad-account-routes.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { META_APP } from './a-facebook-login.ts';
import { aGraphApi } from './a-graph-api.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent } from './http-event.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';
import { usersOfOwners } from './users-of-owners.ts';

const SECRET = 'a secret that is long enough for tests';
export const RETURN_TO = 'https://app.example.com/dashboard/settings';

/** The ad account function on the emulators, with a local Graph API. */
export async function setupAdAccount({ hasApp = true } = {}) {
  const clock = aClock();
  const ids = createIdSource(clock);
  const graph = await aGraphApi();
  const { adAccounts } = openRepositories();
  const folder = await mkdtemp(path.join(tmpdir(), 'sealing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const keyFile = path.join(folder, 'key');
  await writeFile(keyFile, randomBytes(32).toString('base64url'));
  const encryptor = openEncryptor({ SEALING_KEY_FILE: keyFile });
  const app = { id: META_APP.id, secret: async () => META_APP.secret };
  const auditRecords = anAuditLog();
  const log = aLog();
  const tokens = createTokens({ secret: aTokenSecret(SECRET), clock });
  const handler = createDispatcher({
    auditRecords,
    log,
    routes: adAccountRoutes,
    operations: openOperations(adAccountOperations, {
      accounts: adAccounts,
      connector: hasApp ? createMetaConnector({ app, clock, origin: graph.origin }) : undefined,
      isSimulated: false,
      webOrigin: 'https://app.example.com',
      encryptor,
      states: createConnectionStates({
        secret: aTokenSecret(SECRET),
        newNonce: () => randomBytes(32).toString('base64url'),
      }),
      clock,
      ids,
    }),
    authenticate: createAuthenticate({
      tokens,
      users: usersOfOwners(clock),
    }),
  });
  const accounts = createAdAccounts({ accounts: adAccounts, encryptor, hasApp, clock });

  function anOwner() {
    const restaurantId = ids.next();
    const call = async (operation: keyof typeof adAccountRoutes, json?: object) => {
      const { method, path: below }: Route = adAccountRoutes[operation];
      const token = await tokens.issue({ userId: restaurantId, role: 'restaurant', tokenVersion: 1 });
      const answer = await handler(anHttpEvent({ json, token, routeKey: `${method} ${API_BASE}${below}` }));
      return { status: answer.statusCode, body: JSON.parse(answer.body ?? '{}') as Record<string, never> };
    };
    /** Selects Connect. Returns the parameters that Facebook gets. */
    const begin = async () => {
      const { body } = await call('beginAdConnection', { return_to: RETURN_TO });
      const { authorization_url } = (body as unknown as { data: { authorization_url: string } }).data;
      const address = new URL(authorization_url);
      return { address, state: address.searchParams.get('state') ?? '' };
    };
    /** Connects: begins, grants access, and returns. */
    const connect = async (person?: Parameters<typeof graph.allows>[2]) => {
      const { state } = await begin();
      const code = ids.next();
      graph.allows(code, RETURN_TO, person);
      return call('connectAdAccount', { code, state });
    };
    const row = () => adAccounts.get(restaurantId);
    return { restaurantId, call, begin, connect, row };
  }
  const ads = createMetaAds({ accounts, origin: graph.origin });
  return { clock, graph, accounts, ads, auditRecords, log, anOwner };
}
