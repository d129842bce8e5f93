import { createAdminAccounts } from '#functions/accounts/api/admin-account.ts';
import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { TableName } from '#infra/resources.ts';

/** Makes sure that the demo administrator exists and has this password. Local mode only. */
export async function createDemoAdmin(
  credentials: { email: string; password: string },
  tableName: (table: TableName) => string,
): Promise<void> {
  const client = createDynamoClient();
  const passwords = createPasswordHasher();
  const logins = createLoginsRepository({ client, tableName: tableName('logins') });
  const users = createUsersRepository({ client, tableName: tableName('users') });
  const accounts = createAdminAccounts({ logins, users, passwords, clock, ids: createIdSource(clock) });
  // Most starts find it unchanged. Hashing a password takes a tenth of a second.
  const login = await logins.find(credentials.email);
  const isCurrent =
    login !== undefined && (await passwords.verify(credentials.password, login.password_hash));
  if (isCurrent || (await accounts.create(credentials)) === 'created') return;
  await accounts.resetPassword(credentials);
}

/** Removes the demo administrator. Changes nothing if someone else has the address. */
export async function removeDemoAdmin(email: string, tableName: (table: TableName) => string): Promise<void> {
  const client = createDynamoClient();
  const logins = createLoginsRepository({ client, tableName: tableName('logins') });
  const login = await logins.find(email);
  if (login?.role !== 'admin') return;
  await createUsersRepository({ client, tableName: tableName('users') }).delete(login.user_id);
  await logins.removeOf(email, login.user_id);
}
