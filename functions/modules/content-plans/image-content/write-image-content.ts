import { postsTask } from '#functions/platform/ai/composer/tasks/posts/posts-task.ts';
import type { PostBrief, PostHouse, WrittenPost } from '#functions/platform/ai/post-facts.ts';
import type { Writer } from '#functions/platform/ai/writer.ts';
import { AppError } from '#functions/platform/app-error.ts';
import {
  type GeneratedContent,
  type ImageContentType,
  SERVER_TYPE_OF,
} from '#shared/contract/ai/image-content.ts';
import type { SocialPlatform } from '#shared/domain/social/social-platforms.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { type Angle, anglesOf, dishAngle } from '../planning/angles.ts';
import { dishesInOrder } from '../planning/dish-order.ts';
import { postHouseOf } from '../planning/post-house.ts';
import { postHashtags } from '../planning/to-content-post.ts';
import { dishOfPicture, type WordedPicture } from './dish-of-picture.ts';
import { createLibraryTexts } from './library-text.ts';
import { searchAdText } from './search-ad-text.ts';

type For = { profile: RestaurantProfile; restaurantId: string; writer: Writer };
type Wanted = {
  picture: WordedPicture | undefined;
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
  }[];
  dish: string;
};

/** Which platform's form a text has; the menu and the search ad have their own. */
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
/**
 * One use of the meter, whatever number of texts. Where nothing is known of the dish and the restaurant the copy library
 * writes; in a language without one, `AppError('nothing_to_write')` is thrown.
 */
export async function writeImageContent(
  { profile, restaurantId, writer }: For,
  { picture, types, turn, today }: Wanted,
): Promise<ImageContent> {
  const house = postHouseOf(profile, { theme: '', tone: undefined });
  const dish = picture && dishOfPicture(profile.dishes, picture);
  const angle = dish === undefined ? otherAngle(profile, picture) : dishAngle(profile, dish);
  const briefs = angle === undefined ? [] : types.flatMap((type) => briefOf(type, { angle, turn, today }));
  const { result } = await writer.write(postsTask, { house, briefs, written: [] }, { restaurantId });
  const written = new Map(result.posts.map((post) => [post.post_id, post]));
  const library = createLibraryTexts(house, turn);
  const dishName = angle?.dishes[0]?.name ?? '';
  const texts = types
    .map((type) => ({
      content_type: type,
      server_type: SERVER_TYPE_OF[type],
      text: textOf(type, { house, angle, post: written.get(type) }) || library.write(type, dishName),
    }))
    .filter(({ text }) => text !== '');
  if (texts.length === 0) throw new AppError('nothing_to_write');
  const hashtags = postHashtags(house, {
    first: angle?.dishes.map(({ name }) => name) ?? [],
    most: HASHTAGS,
  });
  return {
    texts,
    dish: dish?.name ?? '',
    generated_content: contentOf(texts, library.withHashtags(hashtags)),
  };
}

/**
 * Without a picture the house's first dish; of a picture that nobody says is a dish, what the house says of itself: words
 * on a dish would stand below something else.
 */
function otherAngle(profile: RestaurantProfile, picture: WordedPicture | undefined): Angle | undefined {
  if (picture === undefined)
    return anglesOf(profile, dishesInOrder(profile.dishes, { dishes: [], theme: '' })).find(
      ({ angle }) => angle !== 'service',
    );
  const angles = anglesOf(profile, []);
  const [first] = OF_THE_HOUSE.flatMap((kind) => angles.filter(({ angle }) => angle === kind));
  return first;
}

/** What suits a picture of the house, the best first. */
const OF_THE_HOUSE = ['story', 'visit', 'note', 'person', 'menu'] as const;

type About = { angle: Angle; turn: number; today: string };

function briefOf(type: ImageContentType, { angle, turn, today }: About): PostBrief[] {
  const platform = FORMS[type];
  if (platform === undefined) return [];
  const { key: _key, about: _about, image: _image, service: _service, ...said } = angle;
  // A caption for a picture names no day: it may stand for weeks.
  return [{ ...said, post_id: type, platform, date: today, occasion: null, day: null, back: null, turn }];
}

type Parts = { house: PostHouse; angle: Angle | undefined; post: WrittenPost | undefined };

function textOf(type: ImageContentType, { house, angle, post }: Parts): string {
  const [dish] = angle?.dishes ?? [];
  if (type === 'google_ads') return searchAdText(house, dish);
  if (type === 'menu_description') return dish?.description ?? '';
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
