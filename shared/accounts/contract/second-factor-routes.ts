import * as z from 'zod/mini';
import { defineRoutes, forAdmin, forAnyone } from '#shared/contract/route.ts';
import { UserSchema } from './account.ts';
import { administratorRoutes } from './administrator-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { savedViewRoutes } from './saved-view-routes.ts';
import {
  ChallengeSchema,
  CodeSchema,
  EnrollmentSchema,
  PresenceSchema,
  RecoveryCodesSchema,
  SecondFactorRequiredSchema,
  SecondFactorStateSchema,
} from './second-factor.ts';
import { sessionRoutes } from './session-routes.ts';

const throttle = { rate: 10, burst: 20 };
const NOT_SET_UP = 'We couldn’t set up two-step verification. Try again.';

/** Two-step verification of administrators: a code that an app creates every 30 seconds (RFC 6238). */
export const secondFactorRoutes = defineRoutes({
  signInWithCode: {
    summary: 'Finish signing in with an authenticator code or a recovery code. Each code works once.',
    ...forAnyone('POST', '/auth/login/code'),
    body: CodeSchema,
    status: 200,
    response: z.object({ token: z.string(), user: UserSchema }),
    errors: ['challenge_expired', 'wrong_code', 'too_many_requests'],
    defaultError: 'Login failed',
    throttle: { rate: 50, burst: 100 },
  },
  beginEnrollment: {
    summary: 'Create a secret for an authenticator app. Confirm a code from the app to start using it.',
    ...forAnyone('POST', '/auth/second-factor/begin'),
    body: ChallengeSchema,
    status: 200,
    response: z.object({ data: EnrollmentSchema }),
    errors: ['challenge_expired'],
    defaultError: NOT_SET_UP,
    audit: false,
    throttle,
  },
  confirmEnrollment: {
    summary:
      'Confirm the secret with an authenticator code. Returns a session and recovery codes. We only return these codes once.',
    ...forAnyone('POST', '/auth/second-factor/confirm'),
    body: CodeSchema,
    status: 200,
    response: z.object({ token: z.string(), user: UserSchema, data: RecoveryCodesSchema }),
    errors: ['challenge_expired', 'wrong_code', 'too_many_requests'],
    defaultError: NOT_SET_UP,
    throttle,
  },
  getSecondFactor: {
    summary: 'Check whether two-step verification is on and how many recovery codes are left.',
    ...forAdmin('GET', '/auth/second-factor'),
    admins: ['support', 'billing'],
    status: 200,
    response: z.object({ data: SecondFactorStateSchema }),
    errors: [],
    defaultError: 'We couldn’t load your two-step verification settings',
    throttle,
  },
  allowEnrollment: {
    summary: 'Set up or replace two-step verification. Requires the password.',
    ...forAdmin('POST', '/auth/second-factor/allow'),
    admins: ['support', 'billing'],
    body: PresenceSchema,
    status: 200,
    response: z.object({ data: SecondFactorRequiredSchema }),
    errors: ['wrong_password', 'too_many_requests'],
    defaultError: NOT_SET_UP,
    audit: false,
    limit: false,
    throttle,
  },
  renewRecoveryCodes: {
    summary: 'Create ten new recovery codes. The old ones stop working.',
    ...forAdmin('POST', '/auth/second-factor/recovery-codes'),
    admins: ['support', 'billing'],
    body: PresenceSchema,
    status: 200,
    response: z.object({ data: RecoveryCodesSchema }),
    errors: ['wrong_password', 'not_enrolled', 'too_many_requests'],
    defaultError: 'We couldn’t create new recovery codes. Try again.',
    limit: false,
    throttle,
  },
  removeSecondFactor: {
    summary: 'Turn off two-step verification, unless the platform requires it.',
    ...forAdmin('POST', '/auth/second-factor/remove'),
    admins: ['support', 'billing'],
    body: PresenceSchema,
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['wrong_password', 'not_enrolled', 'second_factor_needed', 'too_many_requests'],
    defaultError: 'We couldn’t turn off two-step verification. Try again.',
    limit: false,
    throttle,
  },
});

/** All routes of the accounts function. */
export const accountRoutes = defineRoutes({
  ...authRoutes,
  ...secondFactorRoutes,
  ...sessionRoutes,
  ...administratorRoutes,
  ...savedViewRoutes,
});
