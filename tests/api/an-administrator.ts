import type { AdminRole } from '#shared/contract/admin-role.ts';
import type { ApiClient } from './api-client.ts';
import { linkInMailTo } from './owner.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const PASSWORD = 'a long enough password';

/** Invites an administrator, follows the email's link, signs in, and returns the token. */
export async function anAdministrator(
  api: ApiClient,
  dataDirectory: string,
  role: AdminRole,
): Promise<string> {
  const { token } = (await api('login', { body: TEST_ADMIN })).body;
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  await api('inviteAdministrator', { token: String(token), body: { email, role } });
  const link = await linkInMailTo(email, dataDirectory);
  const body = { token: new URL(link).hash.slice(1), password: PASSWORD };
  return String((await api('resetPassword', { body })).body.token);
}
