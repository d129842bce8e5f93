import { dishFamilyOf, isDrink } from '#functions/ai/library/dish-family.ts';
import type { TextFacts } from '#functions/ai/texts/write-texts.ts';
import type { SmsCampaignDependencies } from '#functions/sms/campaigns-api/dependencies.ts';
import { findPublishedUrl } from '#functions/websites/slugs/published-url.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { restaurantDay } from '#shared/profile/restaurant-zone.ts';
import { SMS_CODE_DAYS } from '#shared/sms/contract/sms-campaign.ts';

/** What texts say beside the owner's words; empty text for what is not known. */
export type TextContext = Pick<TextFacts, 'language' | 'dish' | 'date' | 'link'>;

/** Of whom a text is, and what it offers. */
export type Known = {
  restaurantId: string;
  profile: RestaurantProfile;
  /** What the owner offers: it names its own dish. */
  offer: string;
  /** When the first text goes out. */
  begins: Date;
};

export async function readTextContext(
  dependencies: Pick<SmsCampaignDependencies, 'websites'>,
  { restaurantId, profile, offer, begins }: Known,
): Promise<TextContext> {
  const language = profile.languages[0] ?? '';
  const published = await findPublishedUrl(dependencies, restaurantId);
  return {
    language,
    dish: dishBeside(offer, profile),
    date: lastDay(restaurantDay(begins.toISOString(), profile), language),
    link: printedLink(linkOf(profile) || published),
  };
}

const LONGEST_DISH = 24;
/** Longer ones leave no room, and nobody types them. */
const LONGEST_LINK = 40;

/** The first dish of the menu that a text has room for; none where the offer speaks of food of its own. */
function dishBeside(offer: string, { dishes }: RestaurantProfile): string {
  const namesFood = dishFamilyOf(offer) !== 'dish';
  const named = namesFood ? [] : dishes.map(({ name }) => name.trim());
  return named.find((name) => name.length <= LONGEST_DISH && !isDrink(dishFamilyOf(name))) ?? '';
}

/** The last whole day on which a code counts that begins on this one: `Dec 28`. */
function lastDay(begins: string, language: string): string {
  const [base = ''] = language.split('-');
  const last = new Date(`${daysAfter(begins, SMS_CODE_DAYS - 1)}T12:00:00Z`);
  const how = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(base || 'en', how).format(last);
}

function linkOf({ links }: RestaurantProfile): string {
  const kinds = ['ordering', 'booking', 'website'];
  const [first] = links
    .filter(({ kind }) => kinds.includes(kind))
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  return first?.url ?? '';
}

/** As phones make a link of it: without what an address needs not say. */
function printedLink(url: string): string {
  const short = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return short.length > LONGEST_LINK ? '' : short;
}
