import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/contract/routes/auth-routes.ts';
import type { AuthDependencies } from './dependencies.ts';
import { createImpersonation } from './impersonation.ts';
import { createLogoutAll } from './logout-all.ts';
import { createChangePassword } from './password/change-password.ts';
import { createPasswordReset } from './password/password-reset.ts';
import { createRegister } from './registration.ts';
import { createSignIn } from './sign-in.ts';
import { createVerification } from './verification.ts';

/** Accounts: registration, sign-in, verification of the address, passwords, impersonation. */
export function createAuthOperations(dependencies: AuthDependencies): Operations<typeof authRoutes> {
  return {
    register: createRegister(dependencies),
    ...createSignIn(dependencies),
    ...createVerification(dependencies),
    changePassword: createChangePassword(dependencies),
    ...createPasswordReset(dependencies),
    logoutAll: createLogoutAll(dependencies),
    ...createImpersonation(dependencies),
  };
}
