import type { LimitPerHour } from '#functions/platform/limits/hourly-limits.ts';
import type { RedeemDependencies } from '#functions/redemptions/redeem-code.ts';
import type { TillLinksRepository } from '#functions/redemptions/till-links-repository.ts';

export type RedemptionDependencies = RedeemDependencies & {
  tillLinks: TillLinksRepository;
  limitPerHour: LimitPerHour;
  /** A new secret of 32 random bytes, in base64url. */
  newSecret: () => string;
};
