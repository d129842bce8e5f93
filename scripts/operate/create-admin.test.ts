import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createAdmin } from './create-admin.ts';

let emulators: Emulators;
let folder: string;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'create-admin-'));
});
afterEach(async () => {
  Object.assign(process.env, emulators.environment);
  await rm(folder, { recursive: true });
});

const PASSWORD = 'a long enough password';

async function run(args: string[], password = PASSWORD, environment: Record<string, string> = {}) {
  await writeFile(
    path.join(folder, 'local-environment.json'),
    JSON.stringify({ ...emulators.environment, ...environment }),
  );
  return createAdmin(args, { DATA_DIR: folder }, async () => password);
}

async function createTable(TableName: string, AttributeName: string): Promise<void> {
  const command = new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName, AttributeType: 'S' }],
    KeySchema: [{ AttributeName, KeyType: 'HASH' }],
  });
  await new DynamoDBClient({}).send(command);
}

async function find(email: string) {
  const client = createDynamoClient();
  const { LOGINS_TABLE_NAME = '', USERS_TABLE_NAME = '' } = emulators.environment;
  const login = await createLoginsRepository({ client, tableName: LOGINS_TABLE_NAME }).find(email);
  const user = await createUsersRepository({ client, tableName: USERS_TABLE_NAME }).find(
    login?.user_id ?? '',
  );
  return { hash: login?.password_hash, user };
}

describe('an operator', () => {
  test('creates an administrator in the local instance', async () => {
    expect(await run(['--email', 'New@Example.com'])).toBe('new@example.com is now an administrator.');
    const { user, hash } = await find('new@example.com');
    expect(user).toMatchObject({ role: 'admin', email_verified: true, token_version: 0 });
    expect(await createPasswordHasher().verify(PASSWORD, hash)).toBe(true);
  });

  test('names the tables directly', async () => {
    const { LOGINS_TABLE_NAME = '', USERS_TABLE_NAME = '' } = emulators.environment;
    const tables = ['--logins-table', LOGINS_TABLE_NAME, '--users-table', USERS_TABLE_NAME];
    await run(['--email', 'tables@example.com', ...tables]);
    expect((await find('tables@example.com')).user).toMatchObject({ role: 'admin' });
  });

  test('names the stage, whose tables come from its stack', async () => {
    for (const [id, partitionKey] of [
      ['Logins1A2B-X', 'email'],
      ['Users3C4D-Y', 'user_id'],
    ] as const) {
      await createTable(`tableside-staging-data-${id}`, partitionKey);
    }
    const stage = ['--email', 'staging@example.com', '--stage', 'staging'];
    expect(await run(stage)).toBe('staging@example.com is now an administrator.');
    await expect(run(stage)).rejects.toThrow('already has an account');
  });

  test('resets an administrator’s password, which ends every session', async () => {
    await run(['--email', 'reset@example.com']);
    expect(await run(['--email', 'reset@example.com', '--reset'], 'another password')).toBe(
      'reset@example.com has a new password and is signed out everywhere.',
    );
    const { user, hash } = await find('reset@example.com');
    expect(user?.token_version).toBe(1);
    expect(await createPasswordHasher().verify('another password', hash)).toBe(true);
  });
});

describe('a sentence explains', () => {
  test('that the account exists already', async () => {
    await run(['--email', 'twice@example.com']);
    await expect(run(['--email', 'twice@example.com'])).rejects.toThrow(
      'twice@example.com already has an account.',
    );
  });

  test('that there is no account to reset', async () => {
    await expect(run(['--email', 'nobody@example.com', '--reset'])).rejects.toThrow(
      'nobody@example.com has no account.',
    );
  });

  test('a password that is too short', async () => {
    await expect(run(['--email', 'weak@example.com'], 'short')).rejects.toThrow(PASSWORD_RULE);
  });

  test('a common password', async () => {
    const options = ['--email', 'weak@example.com'];
    await expect(run(options, 'password123')).rejects.toThrow(PASSWORD_RULE);
    await expect(run([...options, '--reset'], 'password123')).rejects.toThrow(PASSWORD_RULE);
  });

  test('an invalid address', async () => {
    await expect(run(['--email', 'weak'])).rejects.toThrow('Enter an email address');
  });

  test('how the command is used', async () => {
    await expect(run([])).rejects.toThrow('npm run create-admin -- --email');
    await expect(run(['--mail', 'a@example.com'])).rejects.toThrow("Unknown option '--mail'");
  });

  test('that nothing is running', async () => {
    const started = createAdmin(['--email', 'a@example.com'], { DATA_DIR: folder }, async () => PASSWORD);
    await expect(started).rejects.toThrow(`No running instance uses the data in ${folder}.`);
  });

  test('that the running instance ended', async () => {
    const gone = { AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1' };
    await expect(run(['--email', 'a@example.com'], PASSWORD, gone)).rejects.toThrow('No running instance');
  });

  test('that the account has no such stage', async () => {
    await expect(run(['--email', 'a@example.com', '--stage', 'production'])).rejects.toThrow(
      'no table with a name that starts with tableside-production-data-Logins',
    );
  });
});
