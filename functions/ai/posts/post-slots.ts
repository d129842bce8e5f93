import { asSentence, withoutOpenEnd } from '#shared/profile/phrases/sentence.ts';
import type { CopyLibrary } from '../library/copy-library.ts';
import { cuisineIdOf } from '../library/cuisine-of.ts';
import { dishInSentence, nameInSentence } from '../library/name-in-sentence.ts';
import { formatHours, occasionDay, weekdayName } from './format-when.ts';
import type { PostBrief, PostRestaurant } from './post-facts.ts';

export type PostSlots = ReturnType<typeof slotsOf>;

/** Facts that fill the slots of lines; empty if unknown or left out. */
export function slotsOf(brief: PostBrief, restaurant: PostRestaurant, library: CopyLibrary) {
  const { day, occasion, angle, words, date } = brief;
  const [dish, other] = brief.dishes;
  const cuisine = cuisineIdOf({
    kind: restaurant.kind,
    cuisines: [restaurant.cuisine],
    name: restaurant.name,
  });
  const { food } = (cuisine && library.cuisines[cuisine]) ?? library.generalCuisine;
  const hasHours = day !== null && (day.date === date || angle === 'service' || angle === 'occasion');
  return {
    // Curly quotes would split a text message into several segments.
    name: brief.platform === 'sms' ? restaurant.name : nameInSentence(restaurant.name, restaurant.language),
    town: restaurant.locality,
    food,
    dish: dishInSentence(dish?.name ?? '', restaurant.language),
    dish2: dishInSentence(other?.name ?? '', restaurant.language),
    price: dish?.price ?? '',
    offer: angle === 'offer' ? withoutOpenEnd(words).replace(/[.!]$/, '') : '',
    lead: asSentence(words),
    service: brief.label,
    occasion: occasion?.name ?? '',
    hours: hasHours ? formatHours(day.hours, restaurant.language) : '',
    day:
      occasion !== null
        ? occasionDay(occasion, restaurant)
        : day === null
          ? ''
          : weekdayName(day.date, restaurant),
  };
}
