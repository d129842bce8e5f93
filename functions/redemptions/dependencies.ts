import type { RedeemDependencies } from '#functions/modules/redemptions/redeem-code.ts';
import type { TillLinksRepository } from '#functions/modules/redemptions/till-links-repository.ts';
import type { LimitPerHour } from '#functions/platform/limits/hourly-limits.ts';

/** Everything that redeeming needs from the outside. */
export type RedemptionDependencies = RedeemDependencies & {
  tillLinks: TillLinksRepository;
  limitPerHour: LimitPerHour;
  /** A new secret of 32 random bytes, as base64url. */
  newSecret: () => string;
};
