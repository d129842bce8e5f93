import { isNear } from '#shared/profile/phrases/phrases.ts';
import { asWholeSentence } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { isRegularService } from '#shared/site/services.ts';
import { siteWordsOf } from '#shared/site/words/words-of-language.ts';
import type { CopyLibrary } from '../library/copy-library.ts';
import type { CuisineId } from '../library/cuisine-ids.ts';
import { cuisineIdOf } from '../library/cuisine-of.ts';
import { dishFamilyOf, isDrink } from '../library/dish-family.ts';
import { nameInSentence } from '../library/name-in-sentence.ts';
import { createSpelling } from './british-spelling.ts';
import { createDraftBuilder, owner, written } from './draft-builder.ts';
import { createDrawer } from './drawer.ts';
import { type Fits, fittingCopy } from './fitting-copy.ts';
import { hintedProfile } from './hinted-profile.ts';
import { closedTimes, createNamesDay } from './open-times.ts';
import { ownerSentences } from './owner-sentences.ts';
import type { PageDraft } from './page-draft.ts';
import type { PageRequests, PageSource } from './page-source.ts';
import { lackedBy, type PlaceKind, placeKindOf, speaksOf } from './place-kind.ts';
import { createFitsSpain, pageLanguageOf } from './spanish-of-spain.ts';
import { writeFaq } from './write-faq.ts';
import { sampleDishes, writeDishLines } from './write-menu-lines.ts';
import { writeOpening } from './write-opening.ts';
import { writeFeatures } from './write-sections.ts';

export type PageToWrite = {
  profile: RestaurantProfile;
  websiteName: string;
  /** The same for all versions of a website: the same facts and seed give the same words. */
  seed: string;
  requests: PageRequests;
  isAboutOnly?: boolean | undefined;
  identity: string;
  claims: readonly string[];
  unsure: readonly string[];
  removed: readonly string[];
  /** Text that is already elsewhere on the page. Its sentences by the owner aren’t repeated. */
  printed?: string;
};

/**
 * All words of a page: the owner’s sentences, each in one place; our copy around them; and suggestions that only
 * the owner can confirm. Our copy states only given facts. Pure.
 */
export function writePage(page: PageToWrite, whole: CopyLibrary): PageDraft {
  const { profile } = page;
  const language = pageLanguageOf(profile);
  const { titles } = siteWordsOf(language);
  const source = sourceOf(page, whole);
  const { builder, drawer, slots, library } = source;
  const sentences = ownerSentences(profile, {
    identity: page.identity,
    asked: [...page.requests.faq, ...page.requests.sections],
    placed: page.requests.placed,
  });
  const story = sentences.story.filter(
    (text) => !page.printed?.includes(text) && !isAddress(text, profile.address.text),
  );
  const opening = writeOpening(source, story, language);
  const { town } = slots;
  const booking = asWholeSentence(profile.booking.note);
  return {
    language,
    ...opening,
    features: writeFeatures(source, sentences),
    dish_lines: writeDishLines(source),
    sample_dishes: sampleDishes(source, language),
    gallery_title: titles.gallery,
    // We don’t know what the photos show.
    gallery_description: '',
    faq_title: titles.faq,
    faq_items: writeFaq(source, sentences),
    reviews_title: titles.reviews,
    contact_title:
      drawer.draw(town === '' ? library.contact.title : library.contact.titleInTown, slots) ?? titles.contact,
    contact_description: builder.text([
      booking === ''
        ? // The title already names the town.
          written(drawer.draw(library.contact.line, { ...slots, town: '' }))
        : owner(booking),
    ]),
    drafts: builder.drafts(),
  };
}

const MOST_WORDS_BEFORE_ADDRESS = 3;

/** Whether a sentence only gives the address, which the contact section has: "We’re at 12 Main Street, Salem." */
function isAddress(sentence: string, address: string): boolean {
  if (address === '' || !sentence.includes(address)) return false;
  const rest = sentence.replace(address, ' ').match(/[\p{L}\p{N}’']+/gu) ?? [];
  return rest.length <= MOST_WORDS_BEFORE_ADDRESS;
}

/** Longest name in a sentence, in characters. */
const LONGEST_NAME = 60;

/** The data that a page’s lines are chosen by and filled with. */
export function sourceOf(page: PageToWrite, whole: CopyLibrary): PageSource {
  const { profile, websiteName, requests, identity, claims, unsure, removed, seed } = page;
  const named =
    cuisineIdOf(hintedProfile(profile, identity)) ?? cuisineIdOf({ kind: identity, cuisines: [], name: '' });
  const said = [profile.kind, ...profile.cuisines, identity, profile.name].join(', ');
  const place = placeKindOf(said);
  const language = profile.languages[0] ?? 'en';
  // In Italy, a bistrot is not necessarily French.
  const isAnyBistrot = named === 'french' && language.startsWith('it') && !/franc/i.test(said);
  const id = isAnyBistrot ? undefined : named && (dayCuisineOf(place, named, said) ?? named);
  const { copy: library, cuisine } = fittingCopy(
    { copy: whole, cuisine: (id === undefined ? undefined : whole.cuisines[id]) ?? whole.generalCuisine },
    fitsRestaurant({ profile, place, language, today: whole.facts.words.today }),
  );
  return {
    profile,
    websiteName,
    library,
    cuisine,
    requests,
    isAboutOnly: page.isAboutOnly ?? false,
    identity,
    place,
    claims,
    unsure,
    removed: new Set(removed),
    slots: {
      // A long name would fill a line, so lines with a name are left out.
      name: websiteName.length <= LONGEST_NAME ? nameInSentence(websiteName, language) : '',
      // Lines name a town with a preposition of their own.
      town: isNear(profile.address.locality) ? '' : profile.address.locality,
      food: cuisine.food,
      phone: profile.phones[0]?.typed ?? '',
    },
    seed,
    drawer: createDrawer(`${seed}\u0000${profile.name}`, createSpelling(profile)),
    builder: createDraftBuilder(),
  };
}

/** Whether a bar’s menu has food. */
const servesFood = ({ dishes }: RestaurantProfile): boolean =>
  dishes
    .map(({ name, course }) => dishFamilyOf(name, course))
    .some((family) => family !== 'dish' && !isDrink(family));

/** Cuisines whose dishes cafés and bakeries sell. */
const OF_DAY: ReadonlySet<CuisineId> = new Set<CuisineId>([
  ...(['cafe', 'bakery', 'brunch', 'deli', 'icecream', 'tearoom', 'diner', 'creperie'] as const),
  ...(['vegan', 'vegetarian', 'healthy', 'tacos'] as const),
]);

/** An Austrian coffee house gets the copy of a café, because it serves no schnitzel. */
function dayCuisineOf(place: PlaceKind, named: CuisineId, said: string): CuisineId | undefined {
  if (place !== 'daytime' || OF_DAY.has(named)) return undefined;
  return /caf|coffee|kaffee/i.test(said) ? 'cafe' : 'brunch';
}

/** "Questions? We’re happy to help." needs a phone number or an email address. */
const ASKS_TO_WRITE =
  /\?|question|hear from you|pregunta|duda|escríb|frage|von ihnen zu hören|domand|scriv|écriv/iu;

/** Whether a line mentions nothing that the restaurant may lack, and no time when it is closed. */
function fitsRestaurant({
  profile,
  place,
  language,
  today,
}: Pick<PageSource, 'profile' | 'place'> & { language: string; today: RegExp }): Fits {
  const { parts, days } = closedTimes(profile);
  // Known hours decide whether the restaurant is open in the evening.
  const isTimed = profile.services.some(isRegularService);
  const lacked = lackedBy(place).filter(
    (need) => (need !== 'evening' || !isTimed) && (need !== 'food' || !servesFood(profile)),
  );
  const missing = [...lacked, ...(profile.diets.includes('halal') ? (['alcohol'] as const) : []), ...parts];
  const namesDay = createNamesDay(days, language);
  const fitsSpain = createFitsSpain(profile);
  const canAsk = profile.phones.length > 0 || profile.email !== '';
  return (text) =>
    !speaksOf(text, missing, language) &&
    fitsSpain(text) &&
    (canAsk || !ASKS_TO_WRITE.test(text)) &&
    !namesDay(text) &&
    (days.length === 0 || !today.test(text));
}
