import { known, type Reference } from '#functions/ai/references/reference.ts';
import { expandLine } from '../library/expand-line.ts';
import { libraryOf } from '../library/libraries.ts';
import { dateName, formatHours, occasionDay, weekdayName } from './format-when.ts';
import type { PostBrief, PostFacts, PostRestaurant } from './post-facts.ts';

/** What posts may state: facts of the restaurant, and those of each brief with the prefix `post_1_` and so on. */
export function postReferences({ restaurant, briefs }: PostFacts): Reference[] {
  return known([
    { id: 'name', prints: restaurant.name },
    { id: 'kind', prints: restaurant.kind },
    { id: 'cuisine', prints: restaurant.cuisine },
    { id: 'place', prints: restaurant.locality },
    { id: 'street', prints: restaurant.street },
    { id: 'address', prints: restaurant.address },
    { id: 'phone', prints: restaurant.phone },
    { id: 'booking', prints: restaurant.booking_note },
    { id: 'booking_link', prints: restaurant.links.booking },
    { id: 'ordering_link', prints: restaurant.links.ordering },
    { id: 'website', prints: restaurant.links.website },
    { id: 'stop', prints: libraryOf(restaurant.language).facts.stop },
    ...briefs.flatMap((brief, index) => ofBrief(brief, `post_${index + 1}`, restaurant)),
  ]);
}

function ofBrief(brief: PostBrief, post: string, restaurant: PostRestaurant): Reference[] {
  const { occasion, day, back } = brief;
  return [
    ...brief.dishes.flatMap(({ name, description, price, availability }, index) => {
      const dish = `${post}_dish_${index + 1}`;
      return [
        { id: dish, prints: name },
        { id: `${dish}_description`, prints: description, of: dish },
        { id: `${dish}_price`, prints: price, of: dish },
        { id: `${dish}_availability`, prints: availability, of: dish },
      ];
    }),
    { id: `${post}_words`, prints: brief.words },
    {
      id: `${post}_label`,
      prints: brief.angle === 'moment' || brief.angle === 'occasion' ? '' : brief.label,
    },
    { id: `${post}_label_detail`, prints: brief.detail, of: `${post}_label` },
    { id: `${post}_occasion`, prints: occasion?.name ?? '' },
    { id: `${post}_occasion_date`, prints: occasion === null ? '' : occasionDay(occasion, restaurant) },
    {
      id: `${post}_hours`,
      prints:
        day === null || day.hours.length === 0
          ? ''
          : `${weekdayName(day.date, restaurant)}, ${formatHours(day.hours, restaurant.language)}`,
    },
    { id: `${post}_back`, prints: back === null || back.hours.length === 0 ? '' : backOf(back, restaurant) },
  ];
}

function backOf({ date, hours }: NonNullable<PostBrief['back']>, restaurant: PostRestaurant): string {
  const [line = ''] = libraryOf(restaurant.language).facts.again;
  return expandLine(line, '', {
    day: dateName(date, restaurant),
    hours: formatHours(hours, restaurant.language),
    name: restaurant.name,
  });
}
