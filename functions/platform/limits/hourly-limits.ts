import { AppError } from '#functions/platform/app-error.ts';
import { wholeNumber } from '#functions/platform/environment.ts';
import type { LimitedWork } from '#shared/contract/route.ts';
import { formatCount } from '#shared/format/numbers.ts';
import type { RateLimitAttempt, RateLimiter } from './rate-limiter.ts';

export type HourlyLimits = Readonly<Record<LimitedWork, number>>;

/** High enough for work by hand, and low enough that a runaway script takes little from others. */
export const DEFAULT_HOURLY_LIMITS: HourlyLimits = {
  generations: 60,
  publications: 120,
  imports: 60,
  saves: 2_000,
  readings: 600,
  ads: 60,
  redemptions: 600,
  testTexts: 5,
  modelTries: 30,
  uploads: 1_000,
  connections: 30,
  changes: 2_000,
};

/** The environment variables that set the limits. */
export const hourlyLimitVariables = {
  GENERATIONS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.generations),
  PUBLICATIONS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.publications),
  IMPORTS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.imports),
  /** Saves and previews together. */
  SAVES_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.saves),
  /** Parsing of typed text: a brief is parsed at each pause in typing. */
  READINGS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.readings),
  /** Launches. */
  ADS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.ads),
  /** Redemptions, undoing, checks, and new staff links together; the staff link by itself. */
  REDEMPTIONS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.redemptions),
  /** Test texts to the owner's own phone. */
  TEST_TEXTS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.testTexts),
  /** Prompts that one administrator tries out. */
  MODEL_TRIES_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.modelTries),
  /** Upload forms and ingested images together. */
  UPLOADS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.uploads),
  /** Ad account connections: starts and returns together. */
  CONNECTIONS_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.connections),
  /** All other changes. */
  CHANGES_PER_HOUR: () => wholeNumber(DEFAULT_HOURLY_LIMITS.changes),
};

export type HourlyLimitsConfig = Record<keyof typeof hourlyLimitVariables, number>;

/** Applies the limits that an operator set. */
export function hourlyLimits(config: HourlyLimitsConfig): HourlyLimits {
  return {
    generations: config.GENERATIONS_PER_HOUR,
    publications: config.PUBLICATIONS_PER_HOUR,
    imports: config.IMPORTS_PER_HOUR,
    saves: config.SAVES_PER_HOUR,
    readings: config.READINGS_PER_HOUR,
    ads: config.ADS_PER_HOUR,
    redemptions: config.REDEMPTIONS_PER_HOUR,
    testTexts: config.TEST_TEXTS_PER_HOUR,
    modelTries: config.MODEL_TRIES_PER_HOUR,
    uploads: config.UPLOADS_PER_HOUR,
    connections: config.CONNECTIONS_PER_HOUR,
    changes: config.CHANGES_PER_HOUR,
  };
}

const HOUR_SECONDS = 60 * 60;

const NAMES: Record<LimitedWork, string> = {
  generations: 'website generations',
  publications: 'website publishes',
  imports: 'imports',
  saves: 'saves and previews',
  readings: 'previews of your details',
  ads: 'ads',
  redemptions: 'code checks and redemptions',
  testTexts: 'test texts',
  modelTries: 'model tests',
  uploads: 'uploads',
  connections: 'connection attempts',
  changes: 'changes',
};

/**
 * Who is limited: a caller who acts for a restaurant, a restaurant's staff link, or an administrator. Guesses
 * through the link don't use up the owner's limit.
 */
export type Counted = { restaurantId?: string; tillOf?: string; userId?: string };

type CountedOperation<Input, Caller, Output> = (input: Input, caller: Caller) => Promise<Output>;

/** Wraps an operation with the restaurant's limit for this kind of work. */
export type LimitPerHour = <Input, Caller extends Counted, Output>(
  work: LimitedWork,
  operation: CountedOperation<Input, Caller, Output>,
) => CountedOperation<Input, Caller, Output>;

/**
 * Counts before the work begins, so that concurrent calls can't exceed a limit. Over it,
 * `AppError('too_many_requests')` says when to try again. Calls that are refused before work begins are refunded.
 */
export function createLimitPerHour(settings: {
  rateLimiter: RateLimiter;
  limits: HourlyLimits;
}): LimitPerHour {
  return (work, operation) => async (input, caller) => {
    const attempt = await reserve(settings, work, subjectOf(caller));
    try {
      return await operation(input, caller);
    } catch (error) {
      // The answer doesn't depend on the refund; without it, the use ends with its hour.
      if (isFree(error)) await attempt.refund().catch(() => undefined);
      throw error;
    }
  };
}

function subjectOf({ restaurantId, tillOf, userId }: Counted): string {
  if (tillOf !== undefined) return `till of ${tillOf}`;
  const subject = restaurantId ?? userId;
  if (subject === undefined) throw new Error('Only calls of an identified caller can be counted.');
  return subject;
}

async function reserve(
  { rateLimiter, limits }: { rateLimiter: RateLimiter; limits: HourlyLimits },
  work: LimitedWork,
  subject: string,
): Promise<RateLimitAttempt> {
  const limit = limits[work];
  try {
    return await rateLimiter.reserveAttempt({ name: work, limit, windowSeconds: HOUR_SECONDS }, subject);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    const { retryAfterSeconds = HOUR_SECONDS } = error;
    throw new AppError('too_many_requests', {
      message: limitReached(work, limit, retryAfterSeconds),
      retryAfterSeconds,
    });
  }
}

function limitReached(work: LimitedWork, limit: number, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `You’ve reached the hourly limit of ${formatCount(limit)} ${NAMES[work]}. Try again in ${wait}.`;
}

function isFree(error: unknown): boolean {
  return error instanceof AppError && !error.isAfterWork;
}
