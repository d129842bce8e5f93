import { pageTask } from '#functions/ai/drafts/page-task.ts';
import { reviewReplyTask } from '#functions/ai/reviews/reply-task.ts';
import { PageFactsSchema } from '#functions/ai/website-facts.ts';
import type { TextCaller, Writer } from '#functions/ai/writer.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { GenerateImageContent } from '#shared/posts/contract/image-content.ts';
import type { RestaurantTextType } from '#shared/posts/contract/restaurant-text.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { publishedText, wholeText } from '#shared/site/review/draft-texts.ts';

type For = { profile: RestaurantProfile; caller: TextCaller; writer: Writer };
type Asked = Pick<GenerateImageContent, 'review' | 'turn'>;

/** Writes one text about the restaurant from its profile. It counts as one use and isn't stored. */
export function writeRestaurantText(from: For, type: RestaurantTextType, asked: Asked): Promise<string> {
  return type === 'about' ? writeAbout(from, asked) : writeReply(from, asked);
}

async function writeReply({ profile, caller, writer }: For, { review, turn }: Asked): Promise<string> {
  if (review === undefined) throw new AppError('invalid_input', { fields: { review: 'Enter the review.' } });
  const facts = { name: profile.name, review: review.text, mood: review.mood, turn };
  const { result } = await writer.write(reviewReplyTask, facts, caller);
  return result.reply;
}

/** As on a generated page, without anything that only the owner can confirm. */
async function writeAbout({ profile, caller, writer }: For, { turn }: Asked): Promise<string> {
  const facts = PageFactsSchema.parse({
    profile,
    websiteName: profile.name,
    wishes: [],
    seed: `about:${caller.restaurantId}:${turn}`,
    removed: ['story'],
    isAboutOnly: true,
  });
  const { about_content, drafts } = (await writer.write(pageTask, facts, caller)).result;
  const draft = drafts.find((each) => wholeText(each) === about_content);
  return draft === undefined ? about_content : publishedText(draft);
}
