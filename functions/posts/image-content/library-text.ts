import { createDrawer } from '#functions/ai/drafts/drawer.ts';
import type { Line } from '#functions/ai/library/copy-library.ts';
import { describedFamilyOf, linesOfFamily } from '#functions/ai/library/dish-family.ts';
import { slotsOf } from '#functions/ai/library/expand-line.ts';
import { libraryOf } from '#functions/ai/library/libraries.ts';
import { dishInSentence } from '#functions/ai/library/name-in-sentence.ts';
import type { PostDish, PostRestaurant } from '#functions/ai/posts/post-facts.ts';
import { sentencesOf } from '#functions/ai/posts/sentences.ts';
import type { ImageContentType } from '#shared/posts/contract/image-content.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { withPlainCharacters } from '#shared/sms/plain-characters.ts';
import { MAX_SMS_LENGTH } from '#shared/sms/win-back-message.ts';
import { searchAdText } from './search-ad-text.ts';

const FEWEST_HASHTAGS = 3;

/** The library's copy for one photo. No line is used twice across its texts. */
export type LibraryTexts = {
  /** Uses the dish, if known. `subject` is for emails, otherwise empty. */
  write: (type: ImageContentType) => { subject: string; text: string };
  /** The hashtags, followed by enough of the library's. */
  withHashtags: (hashtags: readonly string[]) => string[];
};

export function createLibraryTexts(
  restaurant: PostRestaurant,
  { dish, turn, types }: { dish: PostDish | undefined; turn: number; types: readonly ImageContentType[] },
): LibraryTexts {
  const library = libraryOf(restaurant.language);
  const { images, facts } = library;
  const drawer = createDrawer(`${restaurant.name}\u0000${turn}`);
  const slots = {
    name: restaurant.name,
    dish: dishInSentence(dish?.name ?? '', restaurant.language),
    price: dish?.price ?? '',
    town: restaurant.locality,
  };
  // Only one text uses the owner's description: the menu's, if there is one.
  const ofAd = dish && (types.includes('menu_description') ? { ...dish, description: '' } : dish);
  const used = new Set<string>();
  /** The next line whose sentences aren't in another text. */
  const draw = (lines: readonly Line[]): string => {
    const text = drawer.draw(lines, slots) ?? '';
    const sentences = sentencesOf(text);
    if (sentences.some((each) => used.has(each))) return draw(lines);
    for (const each of sentences) used.add(each);
    return text;
  };
  const writers: Readonly<Record<ImageContentType, () => { subject: string; text: string }>> = {
    facebook: caption,
    instagram: caption,
    tiktok: caption,
    social_media_story: () => plain(named(images.story)),
    promotional_content: () => plain(draw(dish === undefined ? images.promotion : images.promotionDish)),
    menu_description: () =>
      plain(
        asSentence(dish?.description ?? '') ||
          (dish && draw(linesOfFamily(library, describedFamilyOf(dish.name, dish.course)))) ||
          draw(images.menuDescription),
      ),
    google_ads: () => plain(searchAdText(restaurant, { dish: ofAd, invitation: draw(images.adHeadline) })),
    email_campaign: () => ({ subject: draw(images.emailSubject), text: named(images.emailBody) }),
    sms_campaign: () => plain(textMessage()),
  };
  return {
    write: (type) => writers[type](),
    withHashtags: (hashtags) => {
      const more = library.posts.dish.flatMap(({ tags }) => tags).map((tag) => `#${tag}`);
      const missing = Math.max(0, FEWEST_HASHTAGS - hashtags.length);
      return [...hashtags, ...more.filter((tag) => !hashtags.includes(tag)).slice(0, missing)];
    },
  };

  function caption() {
    return plain(draw(dish === undefined ? images.caption : images.captionDish));
  }

  /** A line with the dish, or with its name in front, and its price. */
  function named(lines: readonly Line[]): string {
    const withDish = lines.filter((line) => slotsOf(line).includes('dish'));
    const drawn = (dish !== undefined && draw(withDish)) || draw(lines);
    if (dish === undefined || drawn.toLowerCase().includes(dish.name.toLowerCase())) return drawn;
    return [draw(facts.price) || asSentence(dish.name), drawn].filter((part) => part !== '').join(' ');
  }

  /** In characters that every phone supports, with the opt-out; shorter if it doesn't fit. */
  function textMessage(): string {
    const short = `${restaurant.name}: ${asSentence(dish?.name ?? '')}`.trim();
    const texts = [named(images.text), draw(images.text), short, restaurant.name].map((text) =>
      withPlainCharacters(`${text} ${facts.stop}`),
    );
    return texts.find((text) => text.length <= MAX_SMS_LENGTH) ?? facts.stop;
  }
}

const plain = (text: string) => ({ subject: '', text });
