import { createDrawer, type Drawer } from '#functions/ai/drafts/drawer.ts';
import type { Line } from '#functions/ai/library/copy-library.ts';
import { dishFamilyOf } from '#functions/ai/library/dish-family.ts';
import { libraryOf } from '#functions/ai/library/libraries.ts';
import type { PostHouse } from '#functions/platform/ai/post-facts.ts';
import type { ImageContentType } from '#shared/contract/ai/image-content.ts';
import { withPlainCharacters } from '#shared/domain/sms/plain-characters.ts';
import { MAX_SMS_LENGTH } from '#shared/domain/sms/win-back-message.ts';

const FEWEST_HASHTAGS = 3;
const STOP = 'Reply STOP to opt out.';

export type LibraryTexts = {
  /** Words that any photo of the restaurant takes, better with its dish; empty text where the language has none. */
  write: (type: ImageContentType, dish: string) => string;
  /** The tags, with enough of the library's behind them. */
  withHashtags: (hashtags: readonly string[]) => string[];
};

/** No line is drawn twice: what one text says no other one repeats. */
export function createLibraryTexts(house: PostHouse, turn: number): LibraryTexts {
  const library = libraryOf(house.language);
  const { images } = library;
  const drawer = createDrawer(`${house.name}\u0000${turn}`);
  const writers: Readonly<Record<ImageContentType, (dish: string) => string>> = {
    facebook: caption,
    instagram: caption,
    tiktok: caption,
    social_media_story: (dish) => drawn(drawer, images.story, house, dish),
    promotional_content: (dish) =>
      drawn(drawer, dish === '' ? images.promotion : images.promotionDish, house, dish),
    menu_description: (dish) =>
      dish === ''
        ? drawn(drawer, images.menuDescription, house, '')
        : drawn(drawer, library.dishes[dishFamilyOf(dish)], house, dish),
    google_ads: (dish) => drawn(drawer, images.adHeadline, house, dish),
    email_campaign: (dish) =>
      [drawn(drawer, images.emailSubject, house, dish), drawn(drawer, images.emailBody, house, dish)]
        .filter((part) => part !== '')
        .join('\n\n'),
    sms_campaign: (dish) => {
      const text = withPlainCharacters(drawn(drawer, images.text, house, dish));
      const whole = `${text} ${STOP}`;
      return text === '' || whole.length > MAX_SMS_LENGTH ? '' : whole;
    },
  };
  function caption(dish: string): string {
    return drawn(drawer, dish === '' ? images.caption : images.captionDish, house, dish);
  }
  return {
    write: (type, dish) => writers[type](dish),
    withHashtags: (hashtags) => {
      const more = library.posts.question.flatMap(({ tags }) => tags).map((tag) => `#${tag}`);
      const missing = Math.max(0, FEWEST_HASHTAGS - hashtags.length);
      return [...hashtags, ...more.filter((tag) => !hashtags.includes(tag)).slice(0, missing)];
    },
  };
}

function drawn(drawer: Drawer, lines: readonly Line[], house: PostHouse, dish: string): string {
  return drawer.draw(lines, { name: house.name, dish, town: house.locality }) ?? '';
}
