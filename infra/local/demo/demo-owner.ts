import { createLoginsRepository } from '#functions/accounts/logins-repository.ts';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import type { TableName } from '#infra/resources.ts';
import { ownerEmail } from './history/demo-account.ts';

/** The only demo restaurant whose owner can sign in. */
const RESTAURANT_ID = 'demo-1';

export const DEMO_OWNER = { email: ownerEmail(RESTAURANT_ID), password: 'tableside-demo' };

/** Makes sure that the demo owner can sign in with this password, unless the account was deleted. Local mode only. */
export async function createDemoOwner(tableName: (table: TableName) => string): Promise<void> {
  const client = createDynamoClient();
  const passwords = createPasswordHasher();
  const logins = createLoginsRepository({ client, tableName: tableName('logins') });
  const users = createUsersRepository({ client, tableName: tableName('users') });
  const { email, password } = DEMO_OWNER;
  const user = await users.find(RESTAURANT_ID);
  if (user === undefined || user.email !== email) return;
  const login = await logins.find(email);
  if (login !== undefined && (await passwords.verify(password, login.password_hash))) return;
  await logins.removeOf(email, RESTAURANT_ID);
  await logins.claim({
    email,
    user_id: RESTAURANT_ID,
    role: 'restaurant',
    password_hash: await passwords.hash(password),
    token_version_floor: user.token_version,
    known_networks: [],
    created_at: clock.now().toISOString(),
  });
}
