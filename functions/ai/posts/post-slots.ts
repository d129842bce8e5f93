import { asSentence, withoutOpenEnd } from '#shared/profile/phrases/sentence.ts';
import type { CopyLibrary } from '../library/copy-library.ts';
import { cuisineIdOf } from '../library/cuisine-of.ts';
import type { PostBrief, PostHouse } from './post-facts.ts';
import { occasionDay, saidHours, weekdayName } from './said-when.ts';

export type PostSlots = ReturnType<typeof slotsOf>;

/** The facts of a post that fill the slots of lines; empty text for what is not known, or not to be said. */
export function slotsOf(brief: PostBrief, house: PostHouse, library: CopyLibrary) {
  const { day, occasion, angle, words, date } = brief;
  const [dish, other] = brief.dishes;
  const cuisine = cuisineIdOf({ kind: house.kind, cuisines: [house.cuisine], name: house.name });
  const { food } = (cuisine && library.cuisines[cuisine]) ?? library.generalCuisine;
  const isTold = day !== null && (day.date === date || angle === 'service' || angle === 'occasion');
  return {
    name: house.name,
    town: house.locality,
    food,
    dish: dish?.name ?? '',
    dish2: other?.name ?? '',
    price: dish?.price ?? '',
    offer: angle === 'offer' ? withoutOpenEnd(words).replace(/[.!]$/, '') : '',
    lead: asSentence(words),
    service: brief.label,
    occasion: occasion?.name ?? '',
    hours: isTold ? saidHours(day.hours, house.language) : '',
    day: occasion !== null ? occasionDay(occasion, house) : day === null ? '' : weekdayName(day.date, house),
  };
}
