import type { WrittenPost } from '#functions/ai/posts/post-facts.ts';
import { postsTask } from '#functions/ai/posts/posts-task.ts';
import { writePosts } from '#functions/ai/posts/write-posts.ts';
import type { TextCaller, WriterOfMany } from '#functions/ai/writer.ts';
import { BUILT_IN_MODEL } from '#functions/ai/writer.ts';
import { createWrittenTexts } from '#shared/posts/social/shared-words.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { PlanRow } from './content-plan-row.ts';
import type { PlanRequest } from './plan-request.ts';
import { createThemeCheck } from './planning/check-theme.ts';
import { plannedOccasions } from './planning/holidays/planned-occasions.ts';
import { missingForPosts } from './planning/missing-for-posts.ts';
import { offeredOccasions } from './planning/offered-occasions.ts';
import { type PlannedPost, planPosts } from './planning/plan-posts.ts';
import { postRestaurantOf } from './planning/post-restaurant.ts';
import { toContentPost } from './planning/to-content-post.ts';

type For = {
  profile: RestaurantProfile;
  caller: TextCaller;
  writer: Pick<WriterOfMany, 'withinOneUse'>;
};

/** Weeks after the calendar whose occasions its last posts may announce. */
const WEEKS_AHEAD = 2;

/** Writes the posts of a calendar, one per slot, as one use. No two posts say the same. */
export async function writePlan(
  { profile, caller, writer }: For,
  request: PlanRequest,
): Promise<PlanRow['content']> {
  const { startsOn, weeks, platforms, theme, tone, offer, dishes } = request;
  const unheldInTheme = await createThemeCheck(profile, { theme, on: startsOn });
  const unheld = unheldInTheme();
  const restaurant = postRestaurantOf(profile, { theme: unheld === undefined ? theme : '', tone });
  const themeOf = ({ brief }: PlannedPost) =>
    theme === '' || unheldInTheme(brief.dishes.map(({ name }) => name)) !== undefined ? '' : theme;
  const occasions = offeredOccasions(profile, { from: startsOn, weeks: weeks + WEEKS_AHEAD });
  const { planned: withPosts, skipped } = plannedOccasions(
    profile,
    occasions.filter(({ occasion }) => request.occasions.includes(occasion.id)),
    daysAfter(startsOn, 7 * weeks - 1),
  );
  const requested = {
    platforms,
    weeks,
    postsPerWeek: request.posts_per_week,
    startsOn,
    theme,
    offer,
    dishes,
  };
  const planned = planPosts(profile, { ...requested, occasions: withPosts });
  const drafts = writePosts({ restaurant, briefs: planned.map(({ brief }) => brief), written: [] }).posts;
  const written = await writer.withinOneUse(
    { feature: 'content_generation', restaurantId: caller.restaurantId },
    async (write) => {
      const weeksOfPosts = [...Map.groupBy(planned, ({ slot }) => slot.week).values()];
      const written = await Promise.all(
        weeksOfPosts.map(async (posts) => {
          const briefs = posts.map(({ brief }) => brief);
          const ofWeek = drafts.filter(({ post_id }) => briefs.some((brief) => brief.post_id === post_id));
          const { result, model, promptVersion } = await write(
            postsTask,
            { restaurant, briefs, drafts: ofWeek },
            caller,
          );
          return result.posts.map((words) => ({ words, model, promptVersion }));
        }),
      );
      return withoutRepeats(written.flat(), drafts, offer);
    },
  );
  const posts = planned.flatMap((post) => {
    const words = written.get(post.brief.post_id);
    if (words === undefined) return [];
    return [{ brief: post.brief, post: toContentPost(post, { ...words, restaurant, theme: themeOf(post) }) }];
  });
  return {
    language: restaurant.language,
    restaurant_name: profile.name,
    ...(tone !== undefined && { tone }),
    posts,
    missing: missingForPosts(profile, {
      offer,
      unheld: posts.length > 0 && planned.some((post) => themeOf(post) !== '') ? undefined : unheld,
      occasions: withPosts,
      skipped,
      posts: posts.map(({ post }) => post),
      platforms,
      leftOut: request.occasions.filter((id) => !occasions.some(({ occasion }) => occasion.id === id)),
    }),
  };
}

type Words = { words: WrittenPost; model: string; promptVersion: string | undefined };

/** Weeks are written in parallel. If a model repeats another post, the library's draft is used. */
function withoutRepeats(
  written: readonly Words[],
  drafts: readonly WrittenPost[],
  offer: string,
): ReadonlyMap<string, Words> {
  const texts = createWrittenTexts([], [offer]);
  const byId = new Map<string, Words>();
  for (const each of written) {
    const { words, model } = each;
    const draft = drafts.find(({ post_id }) => post_id === words.post_id) ?? words;
    const isRepeated = model !== BUILT_IN_MODEL && texts.repeats(words.text);
    const kept = isRepeated ? { words: draft, model: BUILT_IN_MODEL, promptVersion: undefined } : each;
    texts.add(kept.words.text);
    byId.set(words.post_id, kept);
  }
  return byId;
}
