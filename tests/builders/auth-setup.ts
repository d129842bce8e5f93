import { createAdminAccounts } from '#functions/accounts/api/admin-account.ts';
import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import { authNeeds } from '#functions/accounts/api/needs.ts';
import { openAuthParts } from '#functions/accounts/api/open-auth-parts.ts';
import { createAuthOperations } from '#functions/accounts/api/operations.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createS3Client, openBucket } from '#functions/platform/aws/object-store.ts';
import { createDispatcher } from '#functions/platform/http/dispatcher.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { readConfig } from '#functions/platform/needs/read-config.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { accountRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import type { AccountDeletionMessage, EmailMessage } from '#shared/contract/queue-messages.ts';
import { API_BASE, type Route } from '#shared/contract/route.ts';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { anAuditLog } from './audit-log.ts';
import { aClock } from './clock.ts';
import { anHttpEvent, type HttpEventDetails } from './http-event.ts';
import { type Interference, interfere } from './interference.ts';
import { aLog } from './log.ts';
import { openRepositories } from './repositories.ts';

/** Real hashing, cheap enough for tests. */
const TEST_COST = { memory: 64, passes: 1, parallelism: 1 };
/** All tests of a file share one address. */
const WIDE_LIMITS = { REGISTRATION_LIMIT: '100000', LOGIN_ADDRESS_LIMIT: '100000' };
const SECRET = 'a secret that is long enough for tests';

export type Answer = {
  status: number | undefined;
  headers: object;
  body: Record<string, unknown>;
  /** `name=value`, as a browser sends them back. */
  cookies: string[];
};
export type Call = Omit<HttpEventDetails, 'routeKey'>;

/**
 * The auth function on the emulators, with a clock and the queue. `overrides` replaces parts of it; `interference`
 * applies to its tables.
 */
export function setupAuth(
  { environment }: Pick<Emulators, 'environment'>,
  overrides: (whole: AuthDependencies) => Partial<AuthDependencies> = () => ({}),
  interference?: Interference,
) {
  const config = readConfig(authNeeds, { ...environment, ...WIDE_LIMITS });
  const client = createDynamoClient();
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const clock = aClock();
  const log = aLog();
  const queued: EmailMessage[] = [];
  const deletions: AccountDeletionMessage[] = [];
  const s3 = createS3Client({ forcePathStyle: true });
  const secret = aTokenSecret(SECRET);
  const ids = createIdSource(clock);
  const whole: AuthDependencies = {
    ...openRepositories(client),
    ...openAuthParts(config, {
      table: () => ({ client, tableName: config.RATE_LIMITS_TABLE_NAME }),
      records: openRepositories(client).platformRecords,
      secret,
      clock,
      ids,
    }),
    emails: {
      send: async (message) => {
        queued.push(message);
      },
    },
    accountDeletions: {
      send: async (message) => {
        deletions.push(message);
      },
    },
    sites: openBucket({ client: s3, bucketName: config.SITES_BUCKET_NAME }),
    passwords: createPasswordHasher(TEST_COST),
    encryptor: {
      encrypt: async (text, owner) => Buffer.from(`${owner}/${text}`).toString('base64'),
      decrypt: async (encrypted, owner) =>
        Buffer.from(encrypted, 'base64')
          .toString()
          .slice(owner.length + 1),
    },
    log,
    clock,
    ids,
  };
  const dependencies = { ...whole, ...overrides(whole) };
  const auditRecords = anAuditLog();
  const handler = createDispatcher({
    routes: accountRoutes,
    operations: createAuthOperations(dependencies),
    authenticate: createAuthenticate(dependencies),
    auditRecords,
    log,
  });
  const call = async (operation: keyof typeof accountRoutes, details: Call = {}): Promise<Answer> => {
    const route: Route = accountRoutes[operation];
    const event = anHttpEvent({ ...details, routeKey: `${route.method} ${API_BASE}${route.path}` });
    const { statusCode, headers, body, cookies = [] } = await handler(event);
    const parsed: Record<string, unknown> = JSON.parse(body ?? '');
    const sentBack = cookies.map((cookie) => cookie.split(';', 1)[0] ?? '');
    return { status: statusCode, headers: headers ?? {}, body: parsed, cookies: sentBack };
  };
  return {
    dependencies,
    clock,
    log,
    auditRecords,
    queued,
    deletions,
    secret: SECRET,
    call,
    admins: createAdminAccounts(dependencies),
  };
}

export type AuthSetup = ReturnType<typeof setupAuth>;

/** Registers an owner and returns the token and user id. Throws if registration is refused. */
export async function aRegisteredOwner(
  auth: AuthSetup,
  registration: object,
): Promise<{ token: string; userId: string }> {
  const { status, body } = await auth.call('register', { json: registration });
  if (status !== 201)
    throw new Error(`The registration was answered with ${status}: ${JSON.stringify(body)}`);
  const { token, user } = body as { token: string; user: { user_id: string } };
  return { token, userId: user.user_id };
}

/** Creates an administrator and signs in. */
export async function aSignedInAdmin(
  auth: AuthSetup,
  email: string,
): Promise<{ token: string; userId: string }> {
  const password = 'administrator password';
  await auth.admins.create({ email, password });
  const { body } = await auth.call('login', { json: { email, password } });
  const { token, user } = body as { token: string; user: { user_id: string } };
  return { token, userId: user.user_id };
}
