import type {
  Access,
  HttpMethod,
  LeavesReceipt,
  Route,
  RouteInput,
  RouteOutput,
  RouteTable,
} from '#shared/contract/routes/route.ts';
import { AppError } from '../app-error.ts';
import { type Authenticate, createAuthenticate, type TokenBearers } from '../auth/authenticate.ts';
import type { Caller, OwnerCaller, Visitor } from '../auth/caller.ts';
import { createTokens, type Tokens } from '../auth/token.ts';
import { loadTokenSecret, type TokenSecretConfig } from '../auth/token-secret.ts';
import { systemClock } from '../clock.ts';
import type { LimitPerHour } from '../limits/hourly-limits.ts';
import { createLog } from '../log.ts';
import { type OriginKeyConfig, originKeys } from '../middleware/origin-guard.ts';
import { openReceipts } from '../receipts/open-receipts.ts';
import { createClientIp } from './client-ip.ts';
import { createDispatcher, type HttpHandler } from './dispatcher.ts';

type CallerFor<A extends Access> = A extends 'public' ? Visitor : A extends 'owner' ? OwnerCaller : Caller;

/** A plain function: parsed input and caller in, the answer (without `success`) out; throws `AppError`. */
export type Operation<R extends Route> = (
  input: RouteInput<R>,
  caller: CallerFor<R['access']>,
) => Promise<RouteOutput<R>>;

/** One operation for every route of a group: a missing or ill-typed one does not compile. */
export type Operations<Table extends RouteTable> = { [Name in keyof Table]: Operation<Table[Name]> };

/** The part of a function's environment that the platform reads. */
type HttpConfig = TokenSecretConfig &
  OriginKeyConfig & { SERVICE_NAME: string; RECEIPTS_TABLE_NAME?: string | undefined };

/** What rows need that leave a receipt. */
type ReceiptNeeds<R extends Route> = true extends LeavesReceipt<R> ? { RECEIPTS_TABLE_NAME: string } : never;

/** A group that changes something has a place for receipts: without one it does not compile. */
type HttpConfigFor<Table extends RouteTable> = [ReceiptNeeds<Table[keyof Table]>] extends [never]
  ? HttpConfig
  : HttpConfig & { RECEIPTS_TABLE_NAME: string };

/** What rows need that are counted (`limitOf`). */
type LimitNeeds<R extends Route> = R extends { limit: false }
  ? never
  : R extends { limit: string }
    ? LimitPerHour
    : R extends { method: 'GET' } | { access: 'public' }
      ? never
      : LimitPerHour;

/** A group with rows that are counted has what counts them: without it, it does not compile. */
type LimitFor<Table extends RouteTable> = [LimitNeeds<Table[keyof Table]>] extends [never]
  ? { limitPerHour?: never }
  : { limitPerHour: LimitPerHour };

/** A group with rows that may be called while impersonating in test mode only says whether it is: without it, it does not compile. */
type TestModeFor<Table extends RouteTable> = [
  Extract<Table[keyof Table], { impersonation: 'test_mode' }>,
] extends [never]
  ? { isTestMode?: never }
  : { isTestMode: boolean };

type HttpGroup<Table extends RouteTable> = {
  config: HttpConfigFor<Table>;
  routes: Table;
  operations: Operations<Table>;
  /** Who can sign in. A group whose routes are all public needs none. */
  users?: TokenBearers;
  /** For a group that also issues tokens. */
  tokens?: Tokens;
  findAllowedMethods?: (path: string) => Promise<readonly HttpMethod[]>;
};

/**
 * The Lambda handler of a group of routes: finds the row, runs its chain (`route-chain.ts`), answers with what the
 * operation returned. Log and authentication come from the function's config.
 */
export function createHttpHandler<const Table extends RouteTable>(
  group: LimitFor<Table> & TestModeFor<Table> & HttpGroup<Table>,
): HttpHandler {
  const { config, users, tokens, ...rest } = group;
  return createDispatcher({
    ...rest,
    authenticate: users === undefined ? refuseEveryone : authentication(config, users, tokens),
    clientIp: createClientIp(config.ORIGIN_KEY === '' ? undefined : config.ORIGIN_KEY),
    originKeys: originKeys(config),
    log: createLog(config.SERVICE_NAME),
    ...receiptsOf(config),
  });
}

function receiptsOf({ RECEIPTS_TABLE_NAME }: HttpConfig) {
  return RECEIPTS_TABLE_NAME === undefined ? {} : { receipts: openReceipts(RECEIPTS_TABLE_NAME) };
}

function authentication(config: HttpConfig, users: TokenBearers, tokens: Tokens | undefined): Authenticate {
  const clock = systemClock;
  return createAuthenticate({
    users,
    tokens: tokens ?? createTokens({ secret: loadTokenSecret(config), clock }),
  });
}

const refuseEveryone: Authenticate = async () => {
  throw new AppError('unauthenticated');
};
