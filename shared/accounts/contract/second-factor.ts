import * as z from 'zod/mini';
import { ChangeEmailSchema, UserSchema } from './account.ts';

/** Replaces the session until two-step verification is complete. Good for one sign-in step, for a few minutes. */
export const SecondFactorRequiredSchema = z
  .object({
    challenge: z.string(),
    /** False: the account has no two-step verification yet and sets it up before signing in. */
    is_enrolled: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SecondFactorRequired' });
export type SecondFactorRequired = z.infer<typeof SecondFactorRequiredSchema>;

/** The response to sign-in: `token` and `user`, or a request for two-step verification. */
export const SignInAnswerSchema = z.object({
  token: z.optional(z.string()),
  user: z.optional(UserSchema),
  second_factor_required: z.optional(SecondFactorRequiredSchema),
});

const challenge = z.string('Sign in again.').check(z.minLength(1), z.maxLength(2048));

export const ChallengeSchema = z.strictObject({ challenge });

/** `code`: six digits from the app, or a recovery code. Spaces and hyphens are ignored. */
export const CodeSchema = z.strictObject({
  challenge,
  code: z
    .string('Enter the code.')
    .check(z.trim(), z.minLength(1, 'Enter the code.'), z.maxLength(60, 'Check the code and try again.')),
});

/** Requires the password, so that someone with an open session can’t change two-step verification. */
export const PresenceSchema = z.strictObject({ current_password: ChangeEmailSchema.shape.current_password });

/** `secret`: base32, to type if the QR code can’t be scanned. */
export const EnrollmentSchema = z.object({ secret: z.string(), otpauth_uri: z.string() });

/** Shown once: the platform stores only hashes. */
export const RecoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });

export const SecondFactorStateSchema = z
  .object({
    /** Administrators of this stage can’t sign in without it. */
    is_required: z.boolean(),
    enrolled_at: z.nullable(z.iso.datetime()),
    recovery_codes_left: z.int(),
  })
  .register(z.globalRegistry, { id: 'SecondFactorState' });
export type SecondFactorState = z.infer<typeof SecondFactorStateSchema>;
