import { lazy } from '#functions/platform/lazy.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { AnalysisRequest } from '#shared/grader/contract/analysis.ts';
import type { ContentResult } from '#shared/posts/contract/content-analysis.ts';
import { contentProjections } from '#shared/posts/social/content-projections.ts';
import { asPosted } from '#shared/posts/social/post-length.ts';
import { daysAfter, localDate } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { AiAnalysisDependencies, Analysis } from './dependencies.ts';

const PLATFORMS = ['facebook', 'instagram', 'google_business'] as const;
const POSTS_PER_WEEK = 2;

/** Loaded with the first call, because knowledge of food would slow down every start. */
const loadWriting = lazy(() => import('#functions/posts/write-plan.ts'));

/** Writes a week of six posts from the profile and the call's own facts. */
export function createContentAnalysis(dependencies: AiAnalysisDependencies): Analysis {
  const { writer, clock } = dependencies;
  return async (request, restaurantId): Promise<ContentResult> => {
    const [{ profile }, { writePlan }] = await Promise.all([
      getProfile(dependencies, restaurantId),
      loadWriting(),
    ]);
    const known = withSaid(profile, request);
    const { posts } = await writePlan(
      { profile: known, caller: { restaurantId }, writer },
      {
        theme: '',
        platforms: [...PLATFORMS],
        weeks: 1,
        posts_per_week: POSTS_PER_WEEK,
        startsOn: daysAfter(localDate(clock.now(), known.time_zone), 1),
        tone: undefined,
        occasions: [],
        dishes: [],
        offer: '',
      },
    );
    const contentOf = (platform: string) =>
      posts
        .filter(({ post }) => post.platform === platform)
        .map(({ post }) => ({ content_type: post.content_type, post_text: asPosted(post) }));
    return {
      analysis_type: 'content',
      generated_content: {
        social_media: {
          campaign_theme: `A week at ${known.name}`,
          platform_content: Object.fromEntries(PLATFORMS.map((platform) => [platform, contentOf(platform)])),
        },
      },
      performance_projections: contentProjections(
        Object.fromEntries(PLATFORMS.map((platform) => [platform, contentOf(platform).length])),
      ),
    };
  };
}

/** Facts in the call override the profile for this call. */
function withSaid(
  profile: RestaurantProfile,
  { name, cuisine_type: cuisine, location }: AnalysisRequest,
): RestaurantProfile {
  const isElsewhere = location !== '' && !location.includes(profile.address.locality || '\u0000');
  return {
    ...profile,
    ...(name !== '' && { name }),
    ...(cuisine !== '' && { cuisines: [cuisine] }),
    ...(isElsewhere && { address: { ...profile.address, text: '', street: '', locality: location } }),
  };
}
