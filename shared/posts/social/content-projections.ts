import { formatCount } from '#shared/format/numbers.ts';
import type { ContentProjections } from '#shared/posts/contract/content-plan.ts';
import type { SocialPlatform } from './social-platforms.ts';

type Share = { low: number; high: number };

/** The shares of an account’s followers that see and respond to a post. Ranges over different studies. */
const SHARES: Partial<Record<SocialPlatform, { reach: Share; engagement: Share }>> = {
  facebook: { reach: { low: 0.0165, high: 0.022 }, engagement: { low: 0.0006, high: 0.0015 } },
  instagram: { reach: { low: 0.035, high: 0.15 }, engagement: { low: 0.0047, high: 0.0061 } },
  tiktok: { reach: { low: 0.03, high: 0.1 }, engagement: { low: 0.015, high: 0.057 } },
};

const SOURCES =
  'Reach: Socialinsider 2025 (social.plus; outfame.com for small Instagram accounts). Engagement: Rival IQ 2022 and Socialinsider 2023. Retrieved November 22, 2026';
const FOLLOWERS = 1_000;
const WEEKS_PER_MONTH = 52 / 12;

/** The expected monthly results of this many posts per week, per thousand followers. Ranges, without revenue. */
export function contentProjections(
  postsPerWeek: Partial<Record<SocialPlatform, number>>,
): ContentProjections {
  const total = (kind: 'reach' | 'engagement', end: keyof Share) =>
    Object.entries(SHARES).reduce(
      (sum, [platform, shares]) =>
        sum +
        (postsPerWeek[platform as SocialPlatform] ?? 0) * WEEKS_PER_MONTH * FOLLOWERS * shares[kind][end],
      0,
    );
  const range = (kind: 'reach' | 'engagement', what: string) =>
    total(kind, 'high') === 0
      ? 'No estimate. These platforms don’t publish this data.'
      : `${rounded(total(kind, 'low'))} to ${rounded(total(kind, 'high'))} ${what} for every 1,000 followers`;
  return {
    monthly_reach: range('reach', 'views a month'),
    monthly_engagement: range('engagement', 'likes, comments, and shares a month'),
    revenue_impact: 'No estimate. Add a promo code to your offer to track sales from posts.',
    basis: `Posts a month × the percentage of followers who see or respond to each post. ${SOURCES}.`,
  };
}

/** Two significant digits. More would be false precision. */
function rounded(value: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return formatCount(Math.round(value / unit) * unit);
}
