import * as z from 'zod/mini';
import { linkTokenField } from '#shared/contract/link-token.ts';
import { defineRoutes, forAnyone, forSignedIn } from '#shared/contract/route.ts';

/** Routes of the link in the verification email. */
export const emailVerificationRoutes = defineRoutes({
  verifyEmail: {
    summary: 'Verify an email address with the token from the verification link.',
    ...forAnyone('POST', '/auth/verify-email'),
    body: z.strictObject({ token: linkTokenField('The verification link is incomplete.') }),
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['verification_link_invalid'],
    defaultError: 'The verification link is invalid or has expired.',
    throttle: { rate: 50, burst: 100 },
  },
  resendVerification: {
    summary: 'Resend the verification email.',
    ...forSignedIn('POST', '/auth/resend-verification'),
    status: 202,
    response: z.object({ message: z.string() }),
    errors: ['already_verified', 'too_many_requests'],
    defaultError: 'We couldn’t send the verification email. Try again.',
    audit: false,
    limit: false,
  },
});
