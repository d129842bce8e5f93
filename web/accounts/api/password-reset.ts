import { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { createApi } from '#web/client/api.ts';

const api = createApi({ auth: authRoutes });

/** Requests a password-reset link. The answer doesn’t reveal whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  await api.auth.forgotPassword({ body: { email } });
}
