import { createHash, randomInt } from 'node:crypto';
import { AppError } from '#functions/platform/app-error.ts';
import { makePromoCode } from '#shared/domain/campaigns/promo-code.ts';
import type { AdCampaignDependencies } from './dependencies.ts';

const TRIES = 5;
const NUMBERS = 4;

/** A code that no campaign of the restaurant has just now; a launch claims it. */
export async function proposeCode(
  { promoCodes }: Pick<AdCampaignDependencies, 'promoCodes'>,
  restaurantId: string,
  item: string,
): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = makePromoCode(
      item,
      Array.from({ length: NUMBERS }, () => randomInt(1_000_000)),
    );
    if ((await promoCodes.find(restaurantId, code)) === undefined) return code;
  }
  throw new AppError('unavailable');
}

/** A code that follows from `key` alone, so that a repeated call claims the same. `attempt`: where one is taken. */
export function codeForKey(item: string, key: string, attempt = 0): string {
  const digest = createHash('sha256').update(`${key}\u0000${attempt}`).digest();
  return makePromoCode(
    item,
    Array.from({ length: NUMBERS }, (_, place) => digest.readUInt32BE(place * 4)),
  );
}
