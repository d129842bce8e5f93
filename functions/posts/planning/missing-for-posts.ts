import { takesPhonesOf } from '#functions/ai/contains-phone.ts';
import type { ContentPost } from '#shared/posts/contract/content-plan.ts';
import { type DatedOccasion, OCCASIONS } from '#shared/posts/food-calendar/occasions-between.ts';
import { PLATFORM_LABELS, type SocialPlatform } from '#shared/posts/social/social-platforms.ts';
import { listed } from '#shared/profile/phrases/listed.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { isHoursUnknown } from './day-hours.ts';
import type { SkippedOccasion } from './holidays/planned-occasions.ts';
import { isGreetingOn } from './post-slots.ts';

const FEW_DISHES = 4;

type Planned = {
  offer: string;
  /** A claim of the theme that the profile doesn't support. */
  unheld?: string | undefined;
  occasions: readonly DatedOccasion[];
  skipped: readonly SkippedOccasion[];
  posts: readonly Pick<ContentPost, 'platform' | 'about'>[];
  platforms: readonly SocialPlatform[];
  /** IDs of requested occasions that get no post. */
  leftOut: readonly string[];
};

/** What the profile lacks for more or better posts, one sentence each. */
export function missingForPosts(profile: RestaurantProfile, planned: Planned): string[] {
  const { occasions, skipped, posts, leftOut, unheld } = planned;
  const { dishes, services } = profile;
  const withoutHours = occasions.filter((dated) => isHoursUnknown(profile, dated));
  return [
    ...(unheld === undefined
      ? []
      : [
          `We couldn’t use your theme because your profile doesn’t mention “${unheld}.” If that’s accurate, add it to your profile. Otherwise, choose another theme.`,
        ]),
    ...(dishes.length < FEW_DISHES
      ? [
          `Add ${dishes.length === 0 ? 'dishes with prices' : 'more dishes'}. Posts about dishes get the most responses.`,
        ]
      : []),
    ...(dishes.length > 0 && dishes.every(({ description }) => description === '')
      ? ['Describe your dishes in a few words so posts can say what’s in them.']
      : []),
    ...(services.length === 0 ? ['Add your hours so posts can say when you’re open.'] : []),
    ...OCCASIONS.filter(({ id }) => leftOut.includes(id)).map(
      ({ names }) =>
        `We didn’t write a post for ${names.en}. It’s outside your calendar’s dates or doesn’t fit your profile.`,
    ),
    ...skipped.map(({ occasion, why }) => `We didn’t write a post for ${occasion.names.en}: ${why}.`),
    ...planned.platforms
      .filter((platform) => !takesPhonesOf(platform, planned.offer))
      .map(
        (platform) =>
          `${PLATFORM_LABELS[platform]} rejects posts with phone numbers, so we left your offer out.`,
      ),
    ...occasions.flatMap((dated) => {
      const platforms = withoutHours.includes(dated)
        ? planned.platforms.filter(isGreetingOn)
        : planned.platforms;
      return withoutPosts(dated, { posts, platforms });
    }),
    ...withoutHours.map(
      ({ occasion }) =>
        `In your profile, tell us whether you’re open on ${occasion.names.en}. Until then, we won’t suggest dishes or texts for that day.`,
    ),
  ];
}

/** Platforms without a post about an occasion. */
function withoutPosts(
  { occasion }: DatedOccasion,
  { posts, platforms }: Pick<Planned, 'posts' | 'platforms'>,
): string[] {
  const name = occasion.names.en;
  const covered = new Set(posts.filter(({ about }) => about === name).map(({ platform }) => platform));
  const lacking = platforms.filter((platform) => !covered.has(platform)).map((each) => PLATFORM_LABELS[each]);
  if (lacking.length === 0) return [];
  return covered.size === 0
    ? [`We didn’t write a post for ${name}. The days before it already have other posts.`]
    : [`We couldn’t fit a post for ${name} on ${listed(lacking, 'and')}.`];
}
