import { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { createApi } from '#web/client/api.ts';

const api = createApi({ auth: authRoutes });

/** Has a link to choose a new password sent, if there is an account with that address. Nobody learns whether. */
export async function requestPasswordReset(email: string): Promise<void> {
  await api.auth.forgotPassword({ body: { email } });
}
