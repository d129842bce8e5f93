import type { User } from '#functions/accounts/users-repository.ts';
import type { Campaign } from '#functions/ads/campaign-row.ts';
import type { ProfileRow } from '#functions/profile/profile-row.ts';
import type { RedemptionCounts } from '#shared/redemptions/redemption-counts.ts';

/** What evidence is made of, as far as a few reads show it. */
export type Surroundings = {
  now: Date;
  /** The stage lets only owners with a confirmed email address publish. */
  publishNeedsVerifiedEmail: boolean;
  profile: ProfileRow;
  user: User | undefined;
  pages: PublishedPage[];
  /** When the newest pictures were uploaded, newest first. */
  uploadedAt: string[];
  /** Newest first. */
  campaigns: Campaign[];
  /** Redeemed codes by day. */
  redemptions: Pick<RedemptionCounts, 'days'>;
};

/** `phone`: what guests see there; undefined where that is not known for certain. */
export type PublishedPage = { name: string; publishedAt: string; phone: string | undefined };
