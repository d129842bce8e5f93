import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { accountRoutes } from '#shared/accounts/contract/second-factor-routes.ts';
import {
  createChangeAdministratorRole,
  createRemoveAdministrator,
} from './administrators/change-administrators.ts';
import { createInviteAdministrator } from './administrators/invite-administrator.ts';
import { createListAdministrators } from './administrators/list-administrators.ts';
import { createDeleteAccount } from './delete-account.ts';
import type { AuthDependencies } from './dependencies.ts';
import { createChangeEmail } from './email/change-email.ts';
import { createConfirmEmail } from './email/confirm-email.ts';
import { createResendVerification } from './email/resend-verification.ts';
import { createVerifyEmail } from './email/verify-email.ts';
import { createGetCurrentUser } from './get-current-user.ts';
import { createLogin } from './login.ts';
import { createLogoutAll } from './logout-all.ts';
import { createOwnViews } from './own-views.ts';
import { createChangePassword } from './password/change-password.ts';
import { createForgotPassword } from './password/forgot-password.ts';
import { createResetPassword } from './password/reset-password.ts';
import { createRegister } from './register.ts';
import { createBeginEnrollment, createConfirmEnrollment } from './second-factor/enrollment.ts';
import {
  createAllowEnrollment,
  createGetSecondFactor,
  createRemoveSecondFactor,
  createRenewRecoveryCodes,
} from './second-factor/second-factor-of-caller.ts';
import { createSignInWithCode } from './second-factor/sign-in-with-code.ts';
import { createEndImpersonation } from './sessions/end-impersonation.ts';
import { createImpersonate } from './sessions/impersonate.ts';
import { createEndSession, createListSessions } from './sessions/own-sessions.ts';

/** Operations on accounts: registration, sign-in, verification, passwords, and impersonation. */
export function createAuthOperations(dependencies: AuthDependencies): Operations<typeof accountRoutes> {
  return {
    register: createRegister(dependencies),
    login: createLogin(dependencies),
    getCurrentUser: createGetCurrentUser(dependencies),
    verifyEmail: createVerifyEmail(dependencies),
    resendVerification: createResendVerification(dependencies),
    changePassword: createChangePassword(dependencies),
    changeEmail: createChangeEmail(dependencies),
    confirmEmail: createConfirmEmail(dependencies),
    forgotPassword: createForgotPassword(dependencies),
    resetPassword: createResetPassword(dependencies),
    deleteAccount: createDeleteAccount(dependencies),
    logoutAll: createLogoutAll(dependencies),
    impersonate: createImpersonate(dependencies),
    endImpersonation: createEndImpersonation(dependencies),
    signInWithCode: createSignInWithCode(dependencies),
    beginEnrollment: createBeginEnrollment(dependencies),
    confirmEnrollment: createConfirmEnrollment(dependencies),
    getSecondFactor: createGetSecondFactor(dependencies),
    allowEnrollment: createAllowEnrollment(dependencies),
    renewRecoveryCodes: createRenewRecoveryCodes(dependencies),
    removeSecondFactor: createRemoveSecondFactor(dependencies),
    listSessions: createListSessions(dependencies),
    endSession: createEndSession(dependencies),
    ...createOwnViews(dependencies),
    listAdministrators: createListAdministrators(dependencies),
    inviteAdministrator: createInviteAdministrator(dependencies),
    changeAdministratorRole: createChangeAdministratorRole(dependencies),
    removeAdministrator: createRemoveAdministrator(dependencies),
  };
}
