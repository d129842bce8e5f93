import { assumedPhrases } from '#functions/ai/library/assumed-phrases.ts';
import type { PostAngle, PostBrief, PostRestaurant, WrittenPost } from '#functions/ai/posts/post-facts.ts';
import { type ContentPost, OFFER_POST } from '#shared/posts/contract/content-plan.ts';
import { hashtagsOf } from '#shared/posts/social/hashtags.ts';
import { POST_RULES } from '#shared/posts/social/post-rules.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import { withPlainCharacters } from '#shared/sms/plain-characters.ts';
import { kitchenTag } from './kitchen-tag.ts';
import type { PlannedPost } from './plan-posts.ts';

const CONTENT_TYPES: Readonly<Record<PostAngle, string>> = {
  dish: 'Dish',
  pair: 'Question for guests',
  menu: 'Menu',
  service: 'Hours',
  offer: OFFER_POST,
  story: 'Story',
  person: 'People',
  note: 'Good to know',
  diet: 'Menu',
  visit: 'Visit',
  occasion: 'Occasion',
  moment: 'Moment',
};
/** Labels of moments from readers' lives, by the library's kind. */
const MOMENT_TYPES: Readonly<Record<string, string>> = {
  question: 'Question for guests',
  behind_the_scenes: 'Behind the scenes',
  team: 'People',
  hours_tonight: 'Hours',
  spring: 'Season',
  summer: 'Season',
  fall: 'Season',
  winter: 'Season',
  first_visit: 'Visit',
  town: 'Visit',
};

const contentTypeOf = ({ angle, label }: PostBrief): string =>
  (angle === 'moment' ? MOMENT_TYPES[label] : undefined) ?? CONTENT_TYPES[angle];

/** `theme`: the calendar's, if this post may have it as a hashtag; otherwise empty. */
type Words = {
  restaurant: PostRestaurant;
  words: WrittenPost;
  model: string;
  promptVersion: string | undefined;
  theme: string;
};

/** A written post with everything that its owner needs to publish it. */
export function toContentPost(
  { brief, slot, about, image }: PlannedPost,
  { restaurant, words, model, promptVersion, theme }: Words,
): ContentPost {
  const [first] = brief.dishes;
  const dish = image === '' ? brief.dishes.find(({ name }) => isNamed(words, name)) : first;
  return {
    post_id: brief.post_id,
    week: slot.week,
    platform: brief.platform,
    content_type: contentTypeOf(brief),
    about,
    date: slot.date,
    time: slot.time,
    day_reason: slot.reason,
    subject: words.subject,
    text: words.text,
    hashtags: postHashtags(restaurant, {
      first: [dish?.name ?? '', brief.occasion?.name ?? '', theme],
      more: words.tags,
      most: POST_RULES[brief.platform].hashtags.advised,
    }),
    alt_text:
      dish === undefined
        ? restaurant.name
        : siteWordsOf(restaurant.language).imageAt(dish.name, restaurant.name),
    ...(words.photo !== '' && { photo_idea: words.photo }),
    image_id: /^\/images\/([\w-]+)\//.exec(image)?.[1] ?? null,
    focus: { x: 0.5, y: 0.5 },
    button: brief.platform === 'google_business' ? buttonOf(restaurant) : null,
    written_by: model,
    ...(promptVersion !== undefined && { prompt_version: promptVersion }),
    assumed: assumedPhrases([words.text], { dish: first, language: restaurant.language }),
  };
}

/** A shortened post may leave out its dish. Then no hashtag or image description names it. */
function isNamed({ subject, text }: WrittenPost, name: string): boolean {
  return withPlainCharacters(`${subject} ${text}`)
    .toLowerCase()
    .includes(withPlainCharacters(name).toLowerCase());
}

type Tagged = { first: readonly string[]; most: number; more?: readonly string[] };

/**
 * Hashtags of the post's topic and the calendar's theme, then place and kitchen, which guests search for, then the
 * library's.
 */
export function postHashtags(restaurant: PostRestaurant, { first, most, more = [] }: Tagged): string[] {
  const own = hashtagsOf([...first, kitchenTag(restaurant), restaurant.locality, restaurant.name], most);
  return [...new Set([...own, ...more.map((tag) => `#${tag}`)])].slice(0, most);
}

/** The button of a post on Google, in Google's name for it. */
function buttonOf({ links }: PostRestaurant): ContentPost['button'] {
  if (links.booking !== '') return { label: 'Book', url: links.booking };
  if (links.ordering !== '') return { label: 'Order online', url: links.ordering };
  return links.website === '' ? null : { label: 'Learn more', url: links.website };
}
