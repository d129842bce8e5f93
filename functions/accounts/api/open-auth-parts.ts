import { type AdministratorList, createAdministratorList } from '#functions/accounts/administrators.ts';
import { createSavedViews, type SavedViews } from '#functions/accounts/saved-views.ts';
import { createTokens, type Tokens } from '#functions/platform/auth/token.ts';
import type { TokenSecret } from '#functions/platform/auth/token-secret.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { createRateLimiter, type RateLimiter } from '#functions/platform/limits/rate-limiter.ts';
import type { OpenTable } from '#functions/platform/needs/open-resources.ts';
import type { Variables } from '#functions/platform/needs/variables.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { createKnownClients, type KnownClients } from './known-clients.ts';
import { type AuthLimits, authLimits } from './limits.ts';
import { type Challenges, createChallenges } from './second-factor/challenges.ts';

type AuthConfig = Parameters<typeof authLimits>[0] & Variables<'ADMIN_SECOND_FACTOR'>;
type Sources = {
  table: OpenTable<'rateLimits'>;
  records: PlatformRecordsRepository;
  /** Signs tokens, challenges, and device cookies. */
  secret: TokenSecret;
  clock: Clock;
  ids: IdSource;
};

export type AuthParts = {
  administrators: AdministratorList;
  savedViews: SavedViews;
  tokens: Tokens;
  knownClients: KnownClients;
  challenges: Challenges;
  rateLimiter: RateLimiter;
  limits: AuthLimits;
  /** Administrators must sign in with two-step verification, or set it up first. */
  needsSecondFactor: boolean;
};

/** Creates what signs people in from the secret, and what accounts keep in the platform's records. */
export function openAuthParts(
  config: AuthConfig,
  { table, records, secret, clock, ids }: Sources,
): AuthParts {
  return {
    administrators: createAdministratorList(records),
    savedViews: createSavedViews(records),
    tokens: createTokens({ secret, clock }),
    knownClients: createKnownClients({ secret, clock, ids }),
    challenges: createChallenges({ secret, clock, ids }),
    rateLimiter: createRateLimiter({ ...table('rateLimits'), clock }),
    limits: authLimits(config),
    needsSecondFactor: config.ADMIN_SECOND_FACTOR === 'required',
  };
}
