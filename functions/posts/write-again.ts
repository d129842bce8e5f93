import { assumedPhrases } from '#functions/ai/library/assumed-phrases.ts';
import { postsTask } from '#functions/ai/posts/posts-task.ts';
import { writePosts } from '#functions/ai/posts/write-posts.ts';
import type { TextCaller, Writer } from '#functions/ai/writer.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { AssumedPhrase } from '#shared/text/assumed-phrase.ts';
import type { PlanRow, StoredPost } from './content-plan-row.ts';
import { createThemeCheck } from './planning/check-theme.ts';
import { postRestaurantOf } from './planning/post-restaurant.ts';

type For = { profile: RestaurantProfile; caller: TextCaller; writer: Writer };
export type WrittenAgain = {
  subject: string;
  text: string;
  photo: string;
  model: string;
  promptVersion: string | undefined;
  turn: number;
  assumed: AssumedPhrase[];
};

/** Words that differ from all posts of the calendar, including this one; undefined if a model repeats itself. */
export async function writeAgain(
  { profile, caller, writer }: For,
  { content, theme }: Pick<PlanRow, 'theme'> & { content: Pick<PlanRow['content'], 'posts' | 'tone'> },
  { post, brief }: StoredPost,
): Promise<WrittenAgain | undefined> {
  const turn = brief.turn + 1;
  const unheldInTheme = await createThemeCheck(profile, { theme, on: post.date });
  const restaurant = postRestaurantOf(profile, {
    theme: unheldInTheme() === undefined ? theme : '',
    tone: content.tone,
  });
  const briefs = [{ ...brief, turn }];
  const written = [...content.posts.map(({ post: { text } }) => text), post.text];
  const drafts = writePosts({ restaurant, briefs, written }).posts;
  const { result, model, promptVersion } = await writer.write(
    postsTask,
    { restaurant, briefs, drafts },
    caller,
  );
  const [words] = result.posts;
  if (words === undefined || words.text === post.text) return undefined;
  const { subject, text, photo } = words;
  const assumed = assumedPhrases([text], { dish: brief.dishes[0], language: restaurant.language });
  return { subject, text, photo, model, promptVersion, turn, assumed };
}
