import { postsTask } from '#functions/platform/ai/composer/tasks/posts/posts-task.ts';
import type { Writer } from '#functions/platform/ai/writer.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { PlanRow, StoredPost } from './content-plan-row.ts';
import { createThemeCheck } from './planning/held-theme.ts';
import { postHouseOf } from './planning/post-house.ts';

type For = { profile: RestaurantProfile; restaurantId: string; writer: Writer };
export type WrittenAgain = { subject: string; text: string; model: string; turn: number };

/** Words that neither another post of the plan has nor this one had; undefined where nothing is left to say. */
export async function writeAgain(
  { profile, restaurantId, writer }: For,
  { content, theme }: Pick<PlanRow, 'theme'> & { content: Pick<PlanRow['content'], 'posts' | 'tone'> },
  { post, brief }: StoredPost,
): Promise<WrittenAgain | undefined> {
  const turn = brief.turn + 1;
  const others = content.posts.filter(({ post: { post_id } }) => post_id !== post.post_id);
  const unheldInTheme = await createThemeCheck(profile, { theme, on: post.date });
  const facts = {
    house: postHouseOf(profile, { theme: unheldInTheme() === undefined ? theme : '', tone: content.tone }),
    briefs: [{ ...brief, turn }],
    written: others.map(({ post: { text } }) => text),
  };
  // The words of now may share facts with the new ones: a house has one price and one set of hours.
  const { result, model } = await writer.write(postsTask, facts, { restaurantId });
  const [words] = result.posts;
  if (words === undefined || words.text === '' || words.text === post.text) return undefined;
  return { subject: words.subject, text: words.text, model, turn };
}
