import { randomUUID } from 'node:crypto';
import { stepAt, totp } from '#functions/accounts/api/second-factor/totp.ts';
import { createAdmin } from '#scripts/operate/create-admin.ts';
import type { ApiClient } from '#tests/api/api-client.ts';

export type SignedInAdministrator = { token: string; email: string; password: string };

/** Creates an administrator of the stage, who sets up two-step verification at the first sign-in. */
export async function anAdministrator(api: ApiClient): Promise<SignedInAdministrator> {
  const email = `admin-${randomUUID()}@example.com`;
  const password = 'a long enough password';
  await createAdmin(['--stage', 'local', '--email', email], {}, async () => password);
  const login = await api('login', { body: { email, password } });
  const { challenge } = login.body.second_factor_required as { challenge: string };
  const begun = await api('beginEnrollment', { body: { challenge } });
  const { secret } = begun.body.data as { secret: string };
  const code = totp(secret, stepAt(new Date()));
  const { body } = await api('confirmEnrollment', { body: { challenge, code } });
  return { token: String(body.token), email, password };
}
