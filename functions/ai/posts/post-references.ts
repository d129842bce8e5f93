import { known, type Reference } from '#functions/platform/ai/references/reference.ts';
import { expandLine } from '../library/expand-line.ts';
import { libraryOf } from '../library/libraries.ts';
import type { PostBrief, PostFacts, PostHouse } from './post-facts.ts';
import { dateName, occasionDay, saidHours, weekdayName } from './said-when.ts';

/** What posts may state: of the house, and of each brief behind `post_1_`, in the order of the briefs. */
export function postReferences({ house, briefs }: PostFacts): Reference[] {
  return known([
    { id: 'name', prints: house.name },
    { id: 'kind', prints: house.kind },
    { id: 'cuisine', prints: house.cuisine },
    { id: 'place', prints: house.locality },
    { id: 'street', prints: house.street },
    { id: 'address', prints: house.address },
    { id: 'phone', prints: house.phone },
    { id: 'booking', prints: house.booking_note },
    { id: 'booking_link', prints: house.links.booking },
    { id: 'ordering_link', prints: house.links.ordering },
    { id: 'website', prints: house.links.website },
    { id: 'stop', prints: libraryOf(house.language).facts.stop },
    ...briefs.flatMap((brief, index) => ofBrief(brief, `post_${index + 1}`, house)),
  ]);
}

function ofBrief(brief: PostBrief, post: string, house: PostHouse): Reference[] {
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
    { id: `${post}_occasion_date`, prints: occasion === null ? '' : occasionDay(occasion, house) },
    {
      id: `${post}_hours`,
      prints:
        day === null || day.hours.length === 0
          ? ''
          : `${weekdayName(day.date, house)}, ${saidHours(day.hours, house.language)}`,
    },
    { id: `${post}_back`, prints: back === null || back.hours.length === 0 ? '' : backOf(back, house) },
  ];
}

function backOf({ date, hours }: NonNullable<PostBrief['back']>, house: PostHouse): string {
  const [line = ''] = libraryOf(house.language).facts.again;
  return expandLine(line, '', {
    day: dateName(date, house),
    hours: saidHours(hours, house.language),
    name: house.name,
  });
}
