import { api } from './api.ts';

/** Has a link to choose a new password sent, if there is an account with that address. Nobody learns whether. */
export async function requestPasswordReset(email: string): Promise<void> {
  await api.auth.forgotPassword({ body: { email } });
}
