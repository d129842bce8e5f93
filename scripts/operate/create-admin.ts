import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createAdminAccounts } from '#functions/accounts/api/admin-account.ts';
import { refuseCommonPassword } from '#functions/accounts/api/password/common-passwords.ts';
import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { NewPasswordSchema } from '#shared/accounts/contract/account.ts';
import { EmailSchema } from '#shared/contract/email-address.ts';
import {
  type AccountTables,
  findStageTables,
  notRunning,
  readLocalEnvironment,
  unreachable,
} from './account-tables.ts';
import { OperatorError } from './operator-error.ts';
import { readPassword } from './read-password.ts';

const USAGE = `Creates an administrator, gives one a new password, or forgets a second factor that was lost.

  npm run create-admin -- --email you@example.com [--reset | --remove-second-factor] [--stage production]

  --reset          set a new password and sign the administrator out everywhere
  --remove-second-factor
                   forget the app and the recovery codes of an administrator who has lost both, and sign them
                   out everywhere; the next sign-in sets up another one. No password is asked for.
  --stage          a stage deployed to AWS, with the credentials of your environment;
                   without it: the instance that "npm start" runs here (DATA_DIR, default .data)
  --logins-table, --users-table
                   the tables by name, in place of --stage

The password is read from ADMIN_PASSWORD, from the terminal, or from standard input.`;

const OPTIONS = {
  email: { type: 'string' },
  reset: { type: 'boolean', default: false },
  'remove-second-factor': { type: 'boolean', default: false },
  stage: { type: 'string' },
  'logins-table': { type: 'string' },
  'users-table': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Does what the arguments ask for and says so in a sentence. Throws `OperatorError` with one. */
export async function createAdmin(
  args: string[],
  environment: Record<string, string | undefined>,
  askPassword: () => Promise<string>,
): Promise<string> {
  if (args.includes('--help')) return USAGE;
  const options = readOptions(args);
  const email = parseInput(EmailSchema, options.email);
  const tables = await findTables(options, environment);
  const accounts = openAccounts(tables);
  const change = async () => {
    if (options['remove-second-factor']) return accounts.removeSecondFactor(email);
    const password = await uncommon(parseInput(NewPasswordSchema, await askPassword()));
    return options.reset ? accounts.resetPassword({ email, password }) : accounts.create({ email, password });
  };
  try {
    return outcomeMessage(await change(), email);
  } catch (error) {
    throw explain(error, options, environment);
  }
}

type Options = ReturnType<typeof readOptions>;

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    if (values.email !== undefined) return { ...values, email: values.email };
  } catch (error) {
    throw new OperatorError(`${error instanceof Error ? error.message : 'Unknown arguments.'}\n\n${USAGE}`);
  }
  throw new OperatorError(USAGE);
}

function parseInput(schema: typeof EmailSchema | typeof NewPasswordSchema, value: string): string {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new OperatorError(parsed.error.issues.map((issue) => issue.message).join(' '));
}

/** The password, if it is none of those that registration refuses. */
async function uncommon(password: string): Promise<string> {
  try {
    await refuseCommonPassword(password, 'password');
    return password;
  } catch (error) {
    if (!(error instanceof AppError) || error.fields?.password === undefined) throw error;
    throw new OperatorError(error.fields.password);
  }
}

async function findTables(
  options: Options,
  environment: Record<string, string | undefined>,
): Promise<AccountTables> {
  const { stage, 'logins-table': logins, 'users-table': users } = options;
  if (logins !== undefined && users !== undefined) return { logins, users };
  if (stage !== undefined) return findStageTables(new DynamoDBClient(CLIENT_DEFAULTS), stage);
  const local = await readLocalEnvironment(dataDirectory(environment));
  Object.assign(process.env, local);
  delete process.env.AWS_PROFILE;
  return { logins: local.LOGINS_TABLE_NAME, users: local.USERS_TABLE_NAME };
}

function openAccounts(tables: AccountTables) {
  const client = createDynamoClient();
  return createAdminAccounts({
    logins: createLoginsRepository({ client, tableName: tables.logins }),
    users: createUsersRepository({ client, tableName: tables.users }),
    passwords: createPasswordHasher(),
    clock,
    ids: createIdSource(clock),
  });
}

function outcomeMessage(
  result: Awaited<ReturnType<ReturnType<typeof openAccounts>['create']>>,
  email: string,
): string {
  switch (result) {
    case 'created':
      return `${email} is an administrator now.`;
    case 'reset':
      return `${email} has a new password and is signed out everywhere.`;
    case 'removed':
      return `${email} has no second factor any more and is signed out everywhere. The next sign-in sets one up.`;
    case 'already_exists':
      throw new OperatorError(
        `There is already an account for ${email}. To set a new password for an administrator, add --reset.`,
      );
    case 'not_found':
      throw new OperatorError(`There is no account for ${email}. Leave out --reset to create it.`);
    case 'not_an_admin':
      throw new OperatorError(`${email} belongs to a restaurant, not to an administrator.`);
  }
}

function explain(error: unknown, options: Options, environment: Record<string, string | undefined>): unknown {
  if (!(error instanceof AppError) || error.code !== 'unavailable') return error;
  const isLocal = options.stage === undefined && options['logins-table'] === undefined;
  return isLocal ? notRunning(dataDirectory(environment)) : unreachable(error.cause);
}

function dataDirectory(environment: Record<string, string | undefined>): string {
  return environment.DATA_DIR ?? '.data';
}

if (import.meta.main) {
  try {
    console.log(await createAdmin(process.argv.slice(2), process.env, () => readPassword(process.env)));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
