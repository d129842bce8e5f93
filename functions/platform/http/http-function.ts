import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { planPauseOf } from '#functions/billing/plan-pause.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { openAuditRecords } from '#functions/platform/audit/open-audit-records.ts';
import type { RouteTable } from '#shared/contract/route.ts';
import { AppError } from '../app-error.ts';
import { type Authenticate, createAuthenticate } from '../auth/authenticate.ts';
import { createTokens } from '../auth/token.ts';
import { loadTokenSecret, type TokenSecret } from '../auth/token-secret.ts';
import { createFailuresRepository } from '../failures/failures-repository.ts';
import type { LimitPerHour } from '../limits/hourly-limits.ts';
import { openLimitPerHour } from '../limits/open-limit-per-hour.ts';
import { originKeys } from '../middleware/origin-guard.ts';
import type { FunctionNeeds } from '../needs/needs.ts';
import { openResources, type Resources } from '../needs/open-resources.ts';
import type { Config } from '../needs/read-config.ts';
import { type RouteNeeds, routeDuties, withRouteNeeds } from '../needs/route-needs.ts';
import { createClientIp } from './client-ip.ts';
import { createDispatcher, type HttpHandler, type RouteGroup } from './dispatcher.ts';
import type { Operations } from './http-handler.ts';

/** What the operations of a group create their dependencies from. */
type HttpResources<Declared> = Resources<Declared> & {
  /** The secret that signs tokens, read when it is first used. */
  tokenSecret: TokenSecret;
  limitPerHour: LimitPerHour;
};

type Open<Declared, Table extends RouteTable> = (resources: HttpResources<Declared>) => Operations<Table>;

/** Creates the Lambda handler of a route group. `open` creates the operations from what `needs` declares. */
export function httpFunction<const Table extends RouteTable, Declared extends FunctionNeeds>(
  routes: Table,
  needs: Declared,
  open: Open<Declared, Table>,
): HttpHandler {
  return createDispatcher(openRouteGroup(routes, needs, open));
}

/**
 * The same without the handler, for a group that answers more than its routes. Tokens, hourly limits, and audit
 * records follow from the contract's rows.
 */
export function openRouteGroup<const Table extends RouteTable, Declared extends FunctionNeeds>(
  routes: Table,
  needs: Declared,
  open: Open<Declared, Table>,
): RouteGroup {
  const { checksTokens, counts, leavesAuditRecords, checksPlan } = routeDuties(routes);
  const resources = openResources(withRouteNeeds(needs, routes));
  // `withRouteNeeds` adds these names only if the group needs them.
  const config = resources.config as Config<RouteNeeds>;
  const { client, clock, log } = resources;
  const tokenSecret = checksTokens ? loadTokenSecret(config, clock) : NO_SECRET;
  const limitPerHour = counts ? openLimitPerHour(config, client) : notDeclared;
  return {
    routes,
    operations: open({ ...(resources as unknown as Resources<Declared>), tokenSecret, limitPerHour }),
    authenticate: checksTokens
      ? createAuthenticate({
          users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
          tokens: createTokens({ secret: tokenSecret, clock }),
        })
      : refuseEveryone,
    clientIp: createClientIp(config.ORIGIN_KEY === '' ? undefined : config.ORIGIN_KEY),
    originKeys: originKeys(config),
    isTestMode: isTestMode(config),
    log,
    errors: {
      counts: createFailuresRepository({ client, tableName: config.FAILURES_TABLE_NAME }).errors,
      clock,
    },
    ...(checksPlan && {
      isPlanPaused: planPauseOf(
        createSubscriptionsRepository({ client, tableName: config.SUBSCRIPTIONS_TABLE_NAME }),
      ),
    }),
    ...(counts && { limitPerHour }),
    ...(leavesAuditRecords && { auditRecords: openAuditRecords(config.RECEIPTS_TABLE_NAME) }),
  };
}

/** Whether the group's ads or texts go to the outbox, so that they reach no one and cost nothing. */
function isTestMode(config: object): boolean {
  const { ADS_PROVIDER: ads, SMS_PROVIDER: sms } = config as { ADS_PROVIDER?: string; SMS_PROVIDER?: string };
  return ads === 'outbox' || sms === 'outbox';
}

const refuseEveryone: Authenticate = async () => {
  throw new AppError('unauthenticated');
};

const NO_SECRET: TokenSecret = { read: notDeclared, readRecent: notDeclared };

function notDeclared(): never {
  throw new Error('No route of this group asks for it.');
}
