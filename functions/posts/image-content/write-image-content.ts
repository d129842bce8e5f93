import { assumedPhrases } from '#functions/ai/library/assumed-phrases.ts';
import type { PostBrief, WrittenPost } from '#functions/ai/posts/post-facts.ts';
import { postsTask } from '#functions/ai/posts/posts-task.ts';
import type { TextCaller, Writer } from '#functions/ai/writer.ts';
import { dishesInOrder } from '#functions/posts/planning/ideas/dish-order.ts';
import { postDish } from '#functions/posts/planning/ideas/post-ideas.ts';
import { postRestaurantOf } from '#functions/posts/planning/post-restaurant.ts';
import { postHashtags } from '#functions/posts/planning/to-content-post.ts';
import {
  type GeneratedContent,
  type ImageContentType,
  SERVER_TYPE_OF,
} from '#shared/posts/contract/image-content.ts';
import type { SocialPlatform } from '#shared/posts/social/social-platforms.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { AssumedPhrase } from '#shared/text/assumed-phrase.ts';
import { type DescribedImage, findPhotoDish } from './find-photo-dish.ts';
import { createLibraryTexts } from './library-text.ts';

type For = { profile: RestaurantProfile; caller: TextCaller; writer: Writer };
type Wanted = {
  image: DescribedImage | undefined;
  types: readonly ImageContentType[];
  turn: number;
  today: string;
};
type ImageContent = {
  generated_content: GeneratedContent;
  texts: {
    content_type: ImageContentType;
    server_type: (typeof SERVER_TYPE_OF)[ImageContentType];
    text: string;
    assumed: AssumedPhrase[];
  }[];
  dish: string;
};

/** The platform whose format a text has. The menu and the search ad have their own, and models don't rewrite them. */
const FORMS: Readonly<Record<ImageContentType, SocialPlatform | undefined>> = {
  facebook: 'facebook',
  instagram: 'instagram',
  tiktok: 'tiktok',
  social_media_story: 'tiktok',
  promotional_content: 'facebook',
  google_ads: undefined,
  menu_description: undefined,
  email_campaign: 'email',
  sms_campaign: 'sms',
};

const HASHTAGS = 5;

/** Writes copy for a photo from the library, with its dish if known. All its texts count as one use. */
export async function writeImageContent(
  { profile, caller, writer }: For,
  { image, types, turn, today }: Wanted,
): Promise<ImageContent> {
  const restaurant = postRestaurantOf(profile, { theme: '', tone: undefined });
  // Without a dish in the photo, copy about one would describe something else.
  const [first] = dishesInOrder(profile.dishes, { dishes: [], theme: '' });
  const shown = image === undefined ? first : findPhotoDish(profile.dishes, image);
  const dish = shown && postDish(profile, shown);
  const library = createLibraryTexts(restaurant, { dish, turn, types });
  const drafts = types.map(
    (type): WrittenPost => ({ post_id: type, photo: '', tags: [], ...library.write(type) }),
  );
  const briefs = types.flatMap((type) => briefOf(type, { dish, turn, today }));
  const ofBriefs = drafts.filter(({ post_id }) => briefs.some((brief) => brief.post_id === post_id));
  const { result } = await writer.write(
    postsTask,
    { restaurant, briefs, drafts: ofBriefs },
    { ...caller, deadline: 'image' },
  );
  const written = new Map([...drafts, ...result.posts].map((post) => [post.post_id, post]));
  const texts = types.map((type) => {
    const text = textOf(written.get(type));
    const assumed = assumedPhrases([text], { dish, language: restaurant.language });
    return { content_type: type, server_type: SERVER_TYPE_OF[type], text, assumed };
  });
  const hashtags = postHashtags(restaurant, { first: dish === undefined ? [] : [dish.name], most: HASHTAGS });
  return {
    texts,
    dish: image === undefined ? '' : (shown?.name ?? ''),
    generated_content: contentOf(texts, library.withHashtags(hashtags)),
  };
}

type About = { dish: PostBrief['dishes'][number] | undefined; turn: number; today: string };

function briefOf(type: ImageContentType, { dish, turn, today }: About): PostBrief[] {
  const platform = FORMS[type];
  if (platform === undefined) return [];
  const empty = { words: '', label: '', detail: '', diet: null };
  // A caption names no day, because it may be used for weeks.
  const days = { date: today, occasion: null, day: null, back: null };
  const about = {
    angle: dish === undefined ? ('moment' as const) : ('dish' as const),
    dishes: dish === undefined ? [] : [dish],
  };
  return [{ ...empty, ...days, ...about, post_id: type, platform, turn }];
}

function textOf(post: WrittenPost | undefined): string {
  if (post === undefined) return '';
  return post.subject === '' ? post.text : `${post.subject}\n\n${post.text}`;
}

function contentOf(texts: ImageContent['texts'], hashtags: string[]): GeneratedContent {
  const joined = (server: string) =>
    texts
      .filter(({ server_type }) => server_type === server)
      .map(({ text }) => text)
      .join('\n\n');
  return {
    social_media_caption: joined('social_media_caption'),
    promotional_content: joined('promotional_content'),
    menu_description: joined('menu_description'),
    email_marketing: joined('email_marketing'),
    sms_marketing: joined('sms_marketing'),
    hashtags,
  };
}
