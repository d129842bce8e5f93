import { postsTask } from '#functions/platform/ai/composer/tasks/posts/posts-task.ts';
import type { PostHouse, WrittenPost } from '#functions/platform/ai/post-facts.ts';
import type { Writer, WriterOfMany } from '#functions/platform/ai/writer.ts';
import { createWrittenTexts } from '#shared/domain/social/shared-words.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { PlanRow, StoredPost } from './content-plan-row.ts';
import type { PlanRequest } from './plan-wishes.ts';
import { toldOccasions } from './planning/feasts/told-occasions.ts';
import { createThemeCheck } from './planning/held-theme.ts';
import { missingForPosts } from './planning/missing-for-posts.ts';
import { offeredOccasions } from './planning/offered-occasions.ts';
import { createPlan, type Plan, type PlannedPost } from './planning/plan-posts.ts';
import { postHouseOf } from './planning/post-house.ts';
import { postCount } from './planning/post-slots.ts';
import { toContentPost } from './planning/to-content-post.ts';

type For = {
  profile: RestaurantProfile;
  restaurantId: string;
  writer: Pick<WriterOfMany, 'withinOneUse'>;
  now?: () => number;
};

/** Days beyond the plan whose occasions a post of its last week may announce. */
const WEEKS_AHEAD = 2;
/** After so long there is no time to ask a model again within the call: rules write anew what said the same. */
const TIME_FOR_ANOTHER_MILLISECONDS = 8_000;

/** The posts of a plan, which is one use however long it is; a plan of nothing is none. No two posts say the same. */
export async function writePlan(
  { profile, restaurantId, writer, now = () => performance.now() }: For,
  request: PlanRequest,
): Promise<PlanRow['content']> {
  const { startsOn, weeks, platforms, theme, tone, offer } = request;
  const unheldInTheme = await createThemeCheck(profile, { theme, on: startsOn });
  const unheld = unheldInTheme();
  const house = postHouseOf(profile, { theme: unheld === undefined ? theme : '', tone });
  const themeOf = ({ brief }: Pick<PlannedPost, 'brief'>) =>
    theme === '' || unheldInTheme(brief.dishes.map(({ name }) => name)) !== undefined ? '' : theme;
  const occasions = offeredOccasions(profile, { from: startsOn, weeks: weeks + WEEKS_AHEAD });
  const { told, untold } = toldOccasions(
    profile,
    occasions.filter(({ occasion }) => request.occasions.includes(occasion.id)),
    daysAfter(startsOn, 7 * weeks - 1),
  );
  const wishes = {
    platforms,
    weeks,
    postsPerWeek: request.posts_per_week,
    startsOn,
    theme,
    offer,
    dishes: request.dishes,
    occasions: told,
  };
  const plan = createPlan(profile, wishes);
  const use = { feature: 'content_generation', restaurantId } as const;
  const written =
    plan.posts.length === 0
      ? []
      : await writer.withinOneUse(use, (write) =>
          writtenByWeek({ house, restaurantId, write, now }, plan, offer),
        );
  const posts = written
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
    .map(
      (post): StoredPost => ({
        brief: post.brief,
        post: toContentPost(post, { ...post, house, theme: themeOf(post) }),
      }),
    );
  return {
    language: house.language,
    restaurant_name: profile.name,
    ...(tone !== undefined && { tone }),
    posts,
    missing: missingForPosts(profile, {
      offer,
      unheld: posts.some((post) => themeOf(post) !== '') ? undefined : unheld,
      occasions: told,
      untold,
      posts: posts.map(({ post }) => post),
      promised: postCount(wishes),
      platforms,
      leftOut: request.occasions.filter((id) => !occasions.some(({ occasion }) => occasion.id === id)),
    }),
  };
}

type Written = PlannedPost & { model: string; words: WrittenPost };
type At = {
  house: PostHouse;
  restaurantId: string;
  write: Writer['write'];
  now: () => number;
  isLate?: boolean;
};

/** Each week is one writing; what then says the same is one more, and what says it still gives way to another topic. */
async function writtenByWeek(at: At, { posts, instead }: Plan, offer: string): Promise<Written[]> {
  const startedAt = at.now();
  const byWeek = [...Map.groupBy(posts, ({ slot }) => slot.week).values()];
  const first = await Promise.all(byWeek.map((ofWeek) => inOneWriting(at, ofWeek, [])));
  let { kept, repeated } = withoutRepeats(first.flat(), offer);
  for (const next of [anew, instead, instead]) {
    const isLate = at.now() - startedAt >= TIME_FOR_ANOTHER_MILLISECONDS;
    const others = repeated.flatMap((post) => next(post) ?? []);
    if (others.length === 0) break;
    const before = kept.map(({ words }) => words.text);
    const again = await inOneWriting({ ...at, isLate }, others, before);
    ({ kept, repeated } = withoutRepeats([...kept, ...again], offer));
  }
  return kept;
}

async function inOneWriting(
  { house, restaurantId, write, isLate = false }: At,
  planned: readonly PlannedPost[],
  before: readonly string[],
): Promise<Written[]> {
  const facts = { house, briefs: planned.map(({ brief }) => brief), written: [...before] };
  const { result, model } = await write(postsTask, facts, { restaurantId, isLate });
  return planned.flatMap((post, index) => {
    const words = result.posts[index];
    return words === undefined ? [] : [{ ...post, model, words }];
  });
}

/** Weeks are written side by side: what one says that another has said is told apart here. */
function withoutRepeats(posts: readonly Written[], offer: string): { kept: Written[]; repeated: Written[] } {
  const texts = createWrittenTexts([], [offer]);
  const kept: Written[] = [];
  const repeated: Written[] = [];
  for (const post of posts) {
    const isNew = post.words.text !== '' && !texts.repeats(post.words.text);
    if (isNew) texts.add(post.words.text);
    (isNew ? kept : repeated).push(post);
  }
  return { kept, repeated };
}

const anew = (post: PlannedPost): PlannedPost => ({
  ...post,
  brief: { ...post.brief, turn: post.brief.turn + 1 },
});
const placeOf = ({ slot: { date, time, platform } }: PlannedPost) => `${date} ${time} ${platform}`;
