import * as z from 'zod/mini';
import { AppError } from '#functions/platform/app-error.ts';
import { createSigner } from '#functions/platform/auth/signed-text.ts';
import type { TokenSecret } from '#functions/platform/auth/token-secret.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';

/** Enough time to install an app, but short in case the browser is left unattended. */
const ENROLLMENT_SECONDS = 20 * 60;
const SIGN_IN_SECONDS = 5 * 60;
/** Keeps session tokens and challenge tokens from being accepted in place of each other. */
const AUDIENCE = 'second-factor';

const PayloadSchema = z.object({
  sub: z.string(),
  id: z.string(),
  email: z.string(),
  ver: z.int(),
  /** `enroll` sets up the first factor, or replaces the one that is named. */
  for: z.enum(['sign_in', 'enroll']),
  replaces: z.optional(z.string()),
});

export type Challenge = {
  id: string;
  userId: string;
  /** The login whose password was checked. */
  email: string;
  /** Must equal the user's version, so that a password change ends challenges, too. */
  tokenVersion: number;
  purpose: 'sign_in' | 'enroll';
  /** The factor that may be replaced. Absent: none may. */
  replaces?: string | undefined;
};

export type Challenges = {
  issue: (challenge: Omit<Challenge, 'id'>) => Promise<string>;
  /** Throws `AppError('challenge_expired')`, also for a challenge with another purpose. */
  read: (text: string, purpose: Challenge['purpose']) => Promise<Challenge>;
};

/** Issues the token that a caller holds between the password and the code. */
export function createChallenges(dependencies: {
  secret: TokenSecret;
  clock: Clock;
  ids: IdSource;
}): Challenges {
  const signer = createSigner(dependencies, AUDIENCE);
  return {
    issue: ({ userId, email, tokenVersion, purpose, replaces }) =>
      signer.sign({
        subject: userId,
        seconds: purpose === 'enroll' ? ENROLLMENT_SECONDS : SIGN_IN_SECONDS,
        payload: {
          id: dependencies.ids.next(),
          email,
          ver: tokenVersion,
          for: purpose,
          ...(replaces && { replaces }),
        },
      }),
    read: async (text, purpose) => {
      const challenge = await parsed(signer.read(text));
      if (challenge.purpose !== purpose) throw new AppError('challenge_expired');
      return challenge;
    },
  };
}

async function parsed(reading: Promise<unknown>): Promise<Challenge> {
  try {
    const { sub, id, email, ver, for: purpose, replaces } = PayloadSchema.parse(await reading);
    return { id, userId: sub, email, tokenVersion: ver, purpose, replaces };
  } catch (cause) {
    if (cause instanceof AppError && cause.code !== 'unauthenticated') throw cause;
    throw new AppError('challenge_expired', { cause });
  }
}
