import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { type PlanRow, planAnswer } from '#functions/posts/content-plan-row.ts';
import { hashtagTexts } from '#functions/posts/hashtag-texts.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { MAX_PLANS } from '#shared/posts/contract/content-plan.ts';
import { OCCASIONS } from '#shared/posts/food-calendar/occasions-between.ts';
import type { ContentCreatorDependencies } from './dependencies.ts';
import { planFirstDay } from './first-day.ts';
import { assertOwnImage } from './own-image.ts';
import { withChosenPhoto } from './with-chosen-photo.ts';
import { notingFlagged, withoutRejectedTexts } from './withdraw-rejected.ts';

/** Loads with the first calendar: its vocabulary would slow down every start. */
const loadWriting = lazy(() => import('#functions/posts/write-plan.ts'));

/** Writes and stores a calendar. It checks for room before it meters anything. */
export function createCreateContentPlan(
  dependencies: ContentCreatorDependencies,
): Operation<typeof contentCreatorRoutes.createContentPlan> {
  const { plans, clock, ids } = dependencies;
  return async ({ body }, { restaurantId, audit }) => {
    const [{ profile }, kept, { writePlan }] = await Promise.all([
      getProfile(dependencies, restaurantId),
      plans.list(restaurantId),
      loadWriting(),
    ]);
    if (kept.length >= MAX_PLANS) throw new AppError('plan_limit');
    const { starts_on, tone, image_id: imageId, ...request } = body;
    assertKnownOccasions(request.occasions);
    const startsOn = planFirstDay(starts_on, clock.now(), profile.time_zone);
    await assertOwnImage(dependencies, restaurantId, imageId);
    const platforms = [...new Set(request.platforms)];
    const { writer, flagged } = notingFlagged(dependencies.writer);
    const content = await writePlan(
      { profile, caller: { restaurantId }, writer },
      { ...request, platforms, startsOn, tone },
    );
    const plan: PlanRow = {
      restaurant_id: restaurantId,
      plan_id: ids.next(),
      version: 1,
      created_at: clock.now().toISOString(),
      theme: request.theme,
      platforms,
      weeks: request.weeks,
      starts_on: startsOn,
      content:
        imageId === undefined
          ? content
          : { ...content, posts: withChosenPhoto(content.posts, imageId, request.dishes) },
    };
    // The owner's theme becomes a hashtag, so it's moderated too.
    const hashtags = hashtagTexts(content.posts.flatMap(({ post }) => post.hashtags));
    flagged.push(...(await dependencies.inspect(hashtags, { restaurantId })));
    if (!(await plans.create(plan))) throw new AppError('unavailable');
    audit.after = { plan_id: plan.plan_id, posts: content.posts.length };
    return { data: planAnswer(await withoutRejectedTexts(dependencies, plan, flagged)) };
  };
}

/** @throws AppError('invalid_input') for an ID that isn't in the list of occasions */
function assertKnownOccasions(ids: readonly string[]): void {
  const unknown = ids.filter((id) => !OCCASIONS.some((occasion) => occasion.id === id));
  if (unknown.length === 0) return;
  throw new AppError('invalid_input', {
    fields: {
      occasions: `Choose an occasion from the list instead of “${unknown.join('”, “')}.”`,
    },
  });
}
