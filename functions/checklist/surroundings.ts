import type { User } from '#functions/accounts/users-repository.ts';
import type { Campaign } from '#functions/ads/campaign-row.ts';
import type { ProfileRow } from '#functions/profile/profile-row.ts';
import type { RedemptionCounts } from '#shared/redemptions/redemption-counts.ts';

/** The data behind evidence, from a few reads. */
export type Surroundings = {
  now: Date;
  /** Whether owners must confirm their email address before they publish. */
  publishNeedsVerifiedEmail: boolean;
  profile: ProfileRow;
  user: User | undefined;
  pages: PublishedPage[];
  /** Upload times of the newest images, newest first. */
  uploadedAt: string[];
  /** Newest first. */
  campaigns: Campaign[];
  /** Redeemed codes by day. */
  redemptions: Pick<RedemptionCounts, 'days'>;
};

/** `phone`: the number that guests see there; undefined if it isn't certain. */
export type PublishedPage = { name: string; publishedAt: string; phone: string | undefined };
