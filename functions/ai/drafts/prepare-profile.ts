import type { Dish } from '#shared/profile/menu.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { sentencesOf } from './brief-sentences.ts';
import { listedDishes } from './listed-dishes.ts';
import { topicOf } from './page-topics.ts';
import { topicClauses } from './topic-clauses.ts';

/** A sentence that is put in the place of a part of it. */
const LONGEST_WHOLE = 200;

/**
 * The facts of a brief as a page prints them: dishes of plain lists are dishes, a sentence that was read in parts is
 * whole again, a happy hour is a section instead of a dish, and a town is no street address. Pure.
 */
export function prepareProfile(
  profile: RestaurantProfile,
  { brief, claims }: { brief: string; claims: readonly string[] },
): RestaurantProfile {
  const sentences = sentencesOf(brief);
  const whole = (text: string) => sentenceAround(text, sentences);
  const told = unique(profile.story.flatMap(({ text }) => sentencesOf(whole(text))));
  const lists = told.map((text) => ({ text, dishes: dishesAlone(text, profile.dishes.length > 0) }));
  const hours = partedHours(profile.hours_text);
  const notes = unique(profile.house_notes.map(({ text }) => whole(text)));
  const names = new Set(profile.dishes.map(({ name }) => name.toLowerCase()));
  const happyHours = sentences
    .filter((sentence) => topicOf(sentence).section === 'happy_hour')
    .map(partedDishes);
  const dishes = [
    ...lists.flatMap(({ dishes: listed = [] }) => listed),
    ...happyHours.flatMap(({ dishes: beside }) => beside),
    ...claims.flatMap((claim) => listedDishes(`${claim.replace(PRAISE, '')} 0`)?.map(withoutPrice) ?? []),
  ].filter(({ name }) => !names.has(name.toLowerCase()));
  const hasHappyHour = happyHours.length > 0;
  return {
    ...profile,
    dishes: [...profile.dishes, ...dishes],
    menus: hasHappyHour ? profile.menus.filter(({ kind }) => kind !== 'happy_hour') : profile.menus,
    story: lists.filter(({ dishes: listed }) => listed === undefined).map(({ text }) => ({ text })),
    hours_text: hours.text,
    house_notes: unique([...notes, ...hours.notes, ...happyHours.map(({ text }) => text)])
      .flatMap(topicClauses)
      .map((text) => ({ text })),
    parking:
      topicClauses(`We have ${profile.parking}`).length > 1
        ? (profile.parking.split(',')[0] ?? '')
        : profile.parking,
    booking: /^\W*\d/.test(profile.booking.note) ? { ...profile.booking, note: '' } : profile.booking,
    address: placeOnly(profile.address),
  };
}

/** The last of a list of prices may have none: "Fajitas $18, queso $7, margaritas." */
const LONGEST_DISH_ALONE = 3;

function dishesAlone(text: string, hasDishes: boolean): Dish[] | undefined {
  const isShort = text.split(/\s+/).length <= LONGEST_DISH_ALONE;
  return listedDishes(text, hasDishes && isShort ? 1 : undefined);
}

/** The hours without sentences that only name a day: "Live music on Fridays." has a section of its own. */
function partedHours(hoursText: string): { text: string; notes: string[] } {
  const sentences = sentencesOf(hoursText);
  const isNote = (sentence: string) => topicOf(sentence).section !== undefined && !/\d/.test(sentence);
  const notes = sentences.filter(isNote);
  if (notes.length === 0) return { text: hoursText, notes };
  return { text: sentences.filter((sentence) => !isNote(sentence)).join(' '), notes };
}

/** Praise around a dish: "best fried chicken in town". */
const PRAISE =
  /^(?:we (?:have|serve|make) )?(?:the )?(?:very )?best |\s(?:in (?:town|the \p{L}+)|around|anywhere)\b.*$/giu;

const withoutPrice = (dish: Dish): Dish => ({ ...dish, price: '', amount: null });

/** "Omakase menu ($95) and happy hour 4-6pm": the dish, and the sentence without it. */
function partedDishes(sentence: string): { text: string; dishes: Dish[] } {
  const parts = sentence.replace(/[.!]+$/, '').split(/,\s*|\s+and\s+/);
  const [dishes, rest] = parts.reduce<[Dish[], string[]]>(
    ([found, other], part) => {
      const [dish] = /[$€£]/.test(part) ? (listedDishes(part) ?? []) : [];
      return dish === undefined ? [found, [...other, part]] : [[...found, dish], other];
    },
    [[], []],
  );
  return { text: dishes.length === 0 ? sentence : asSentence(rest.join(' and ')), dishes };
}

/** A short sentence with a topic of its own, of which `text` is only a part; else the text. */
function sentenceAround(text: string, sentences: readonly string[]): string {
  const part = text.toLowerCase().replace(/[.!]+$/, '');
  const around = sentences.find(
    (sentence) => sentence.length <= LONGEST_WHOLE && sentence.toLowerCase().includes(part),
  );
  return around === undefined || topicOf(around).section === undefined ? text : around;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** "Family pizza place in Brooklyn" names a town: directions to it would lead nowhere. */
function placeOnly(address: RestaurantProfile['address']): RestaurantProfile['address'] {
  const { street, postal_code, locality, region, text } = address;
  const isTown = street === '' && postal_code === '' && locality !== '' && !/\d/.test(text);
  return isTown ? { ...address, text: [locality, region].filter((part) => part !== '').join(', ') } : address;
}
