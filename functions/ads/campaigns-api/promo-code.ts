import { createHash, randomInt } from 'node:crypto';
import { AppError } from '#functions/platform/app-error.ts';
import { makePromoCode, offerNumber } from '#shared/redemptions/promo-code.ts';
import type { AdCampaignDependencies } from './dependencies.ts';

const TRIES = 12;

type Promoted = { item: string; offer: string };

/** Proposes a code that no campaign of the restaurant has. A launch claims it. */
export async function proposeCode(
  { promoCodes }: Pick<AdCampaignDependencies, 'promoCodes'>,
  restaurantId: string,
  promoted: Promoted,
): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const code = codeOf(promoted, attempt, randomInt(90));
    if ((await promoCodes.find(restaurantId, code)) === undefined) return code;
  }
  throw new AppError('unavailable');
}

/** Derives a code from `key`, so that a repeated call claims the same one. `attempt` counts codes that were taken. */
export function codeForKey(promoted: Promoted, key: string, attempt = 0): string {
  const digest = createHash('sha256').update(`${key}\u0000${attempt}`).digest();
  return codeOf(promoted, attempt, digest.readUInt32BE(0) % 90);
}

/** Tries the offer's own number first, then others. */
function codeOf({ item, offer }: Promoted, attempt: number, other: number): string {
  const own = attempt === 0 ? offerNumber(offer) : undefined;
  return makePromoCode(item, own === undefined ? other : own - 10);
}
