import { dishFamilyOf, isDrink } from '#functions/ai/library/dish-family.ts';
import type { TextFacts } from '#functions/ai/texts/write-texts.ts';
import type { SmsCampaignDependencies } from '#functions/sms/campaigns-api/dependencies.ts';
import { findPublishedUrl } from '#functions/websites/slugs/published-url.ts';
import { daysAfter } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { restaurantDay } from '#shared/profile/restaurant-zone.ts';
import { SMS_CODE_DAYS } from '#shared/sms/contract/sms-campaign.ts';

/** Facts that texts add to the owner's words; empty for unknown ones. */
export type TextContext = Pick<TextFacts, 'language' | 'dish' | 'date' | 'link'>;

/** The restaurant's facts, and the offer. */
export type Known = {
  restaurantId: string;
  profile: RestaurantProfile;
  /** The owner's offer, which may name a dish itself. */
  offer: string;
  /** When the first text is sent. */
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
/** Longer links leave no room, and no one types them. */
const LONGEST_LINK = 40;

/** The first dish of the menu that fits; none if the offer names food itself. */
function dishBeside(offer: string, { dishes }: RestaurantProfile): string {
  const namesFood = dishFamilyOf(offer) !== 'dish';
  const named = namesFood ? [] : dishes.map(({ name }) => name.trim());
  return named.find((name) => name.length <= LONGEST_DISH && !isDrink(dishFamilyOf(name))) ?? '';
}

/** The last full day of a code that begins on this day, such as `Dec 28`. */
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

/** Prints an address without the parts that phones don't need for a link. */
function printedLink(url: string): string {
  const short = url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return short.length > LONGEST_LINK ? '' : short;
}
