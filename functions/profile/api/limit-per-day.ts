import { AppError } from '#functions/platform/app-error.ts';
import type { RateLimiter } from '#functions/platform/limits/rate-limiter.ts';

/** Counts one more of a restaurant's readings today. Throws `AppError('too_many_requests')`. */
export async function limitPerDay(
  rateLimiter: RateLimiter,
  restaurantId: string,
  { noun, limit }: { noun: string; limit: number },
): Promise<void> {
  const counted = { name: `${noun} read`, limit, windowSeconds: 24 * 60 * 60 };
  await rateLimiter.reserveAttempt(counted, restaurantId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    const { retryAfterSeconds = counted.windowSeconds } = error;
    const hours = Math.ceil(retryAfterSeconds / 3_600);
    const wait = hours === 1 ? 'an hour' : `${hours} hours`;
    const message = `You’ve reached the limit of ${limit} ${noun} a day. Try again in ${wait}.`;
    throw new AppError('too_many_requests', { message, retryAfterSeconds });
  });
}
