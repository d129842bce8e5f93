import * as z from 'zod/mini';
import { ChangeEmailSchema, UserSchema } from './account.ts';

/** What stands in for the second factor until it is shown: good for one step of signing in, for some minutes. */
export const SecondFactorRequiredSchema = z
  .object({
    challenge: z.string(),
    /** False: the account has none yet, and sets one up before it signs in. */
    is_enrolled: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SecondFactorRequired' });
export type SecondFactorRequired = z.infer<typeof SecondFactorRequiredSchema>;

/** What signing in answers: `token` and `user`, or that a second factor is wanted first. */
export const SignInAnswerSchema = z.object({
  token: z.optional(z.string()),
  user: z.optional(UserSchema),
  second_factor_required: z.optional(SecondFactorRequiredSchema),
});

const challenge = z.string('Sign in again.').check(z.minLength(1), z.maxLength(2048));

export const ChallengeSchema = z.strictObject({ challenge });

/** `code`: six digits of the app, or a recovery code. Spaces and hyphens do not matter. */
export const CodeSchema = z.strictObject({
  challenge,
  code: z
    .string('Enter the code.')
    .check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(60, 'This code is too long.')),
});

/** The caller knows the password, too: a session that was left open changes nothing of the second factor. */
export const PresenceSchema = z.strictObject({ current_password: ChangeEmailSchema.shape.current_password });

/** `secret`: base32, to be typed where the picture cannot be scanned. */
export const EnrollmentSchema = z.object({ secret: z.string(), otpauth_uri: z.string() });

/** Shown once: the platform keeps hashes. */
export const RecoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

export const SecondFactorStateSchema = z
  .object({
    /** Administrators of this stage cannot sign in without one. */
    is_required: z.boolean(),
    enrolled_at: z.nullable(z.iso.datetime()),
    recovery_codes_left: z.int(),
  })
  .register(z.globalRegistry, { id: 'SecondFactorState' });
export type SecondFactorState = z.infer<typeof SecondFactorStateSchema>;
