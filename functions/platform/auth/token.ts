import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { createSigner } from './signed-text.ts';
import type { TokenSecret } from './token-secret.ts';

/** How long a sign-in lasts (DESIGN §4.5). */
export const TOKEN_LIFETIME_SECONDS = 12 * 60 * 60;
/** How long an administrator may act for a restaurant before asking again. */
export const IMPERSONATION_LIFETIME_SECONDS = 60 * 60;
const AUDIENCE = 'api';

/** The claims of a token. */
export type TokenClaims = {
  userId: string;
  role: 'admin' | 'restaurant';
  /** Must equal the user's version, so that raising it ends all earlier tokens. */
  tokenVersion: number;
  /** For administrators: must be one of the user's sessions. Owners' tokens have none. */
  sessionId?: string | undefined;
  /** Set only in the token of an administrator who acts for a restaurant. */
  impersonation?: Impersonation | undefined;
};
type ReadClaims = Omit<TokenClaims, 'impersonation'> & { impersonation?: RunningImpersonation | undefined };

/** `id` must equal the user's `impersonation_id`, so that clearing it ends the impersonation. */
export type Impersonation = { id: string; restaurantId: string };
/** The impersonation in a token that was read. */
type RunningImpersonation = Impersonation & { endsAt: string };

export type Tokens = {
  issue: (claims: TokenClaims) => Promise<string>;
  /** Throws `AppError('unauthenticated')` for tokens that we didn't issue or that have expired. */
  read: (token: string) => Promise<ReadClaims>;
};

const PayloadSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  role: z.enum(['admin', 'restaurant']),
  ver: z.int().check(z.nonnegative()),
  imp: z.optional(
    z.object({ id: z.string().check(z.minLength(1)), restaurant: z.string().check(z.minLength(1)) }),
  ),
  sid: z.optional(z.string().check(z.minLength(1))),
  exp: z.int(),
});

/** Signs and reads session tokens. */
export function createTokens(dependencies: { secret: TokenSecret; clock: Clock }): Tokens {
  const signer = createSigner(dependencies, AUDIENCE);
  return {
    issue: ({ userId, role, tokenVersion, sessionId, impersonation }) =>
      signer.sign({
        subject: userId,
        seconds: impersonation === undefined ? TOKEN_LIFETIME_SECONDS : IMPERSONATION_LIFETIME_SECONDS,
        payload: {
          role,
          ver: tokenVersion,
          ...(sessionId !== undefined && { sid: sessionId }),
          ...(impersonation && { imp: { id: impersonation.id, restaurant: impersonation.restaurantId } }),
        },
      }),
    read: async (token) => parsePayload(await signer.read(token)),
  };
}

function parsePayload(payload: unknown): ReadClaims {
  const parsed = PayloadSchema.safeParse(payload);
  if (!parsed.success) throw new AppError('unauthenticated', { cause: parsed.error });
  const { sub, role, ver, sid, imp, exp } = parsed.data;
  const endsAt = new Date(exp * 1000).toISOString();
  const impersonation = imp && { id: imp.id, restaurantId: imp.restaurant, endsAt };
  return { userId: sub, role, tokenVersion: ver, sessionId: sid, impersonation };
}
