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

const USAGE = `Creates an administrator, sets a new password, or removes two-step verification.

  npm run create-admin -- --email you@example.com [--reset | --remove-second-factor] [--stage production]

  --reset          sets a new password and signs the administrator out everywhere
  --remove-second-factor
                   removes the authenticator app and recovery codes of an administrator who lost both, and signs
                   them out everywhere. They set up a new app at the next sign-in. Needs no password.
  --stage          a stage on AWS, with the credentials from your environment;
                   default: the instance that "npm start" runs here (DATA_DIR, default .data)
  --logins-table, --users-table
                   table names, instead of --stage

Reads the password from ADMIN_PASSWORD, the terminal, or standard input.`;

const OPTIONS = {
  email: { type: 'string' },
  reset: { type: 'boolean', default: false },
  'remove-second-factor': { type: 'boolean', default: false },
  stage: { type: 'string' },
  'logins-table': { type: 'string' },
  'users-table': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Runs the command and returns a sentence about the result. Throws `OperatorError` with one. */
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

/** Returns the password unless registration would refuse it. */
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
      return `${email} is now an administrator.`;
    case 'reset':
      return `${email} has a new password and is signed out everywhere.`;
    case 'removed':
      return `Two-step verification is off for ${email}, who is signed out everywhere. They’ll set it up again at their next sign-in.`;
    case 'already_exists':
      throw new OperatorError(
        `${email} already has an account. To reset an administrator’s password, add --reset.`,
      );
    case 'not_found':
      throw new OperatorError(`${email} has no account. Leave out --reset to create one.`);
    case 'not_an_admin':
      throw new OperatorError(`${email} is a restaurant owner, not an administrator.`);
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
