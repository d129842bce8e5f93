import { type DatedOccasion, OCCASIONS } from '#shared/domain/food-calendar/occasions-between.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

const FEW_DISHES = 4;

type Planned = {
  occasions: readonly DatedOccasion[];
  isShort: boolean;
  /** Ids of occasions that were asked for and that no post can be about. */
  leftOut: readonly string[];
};

/** What the profile lacks for more or better posts, one sentence each. */
export function missingForPosts(
  profile: RestaurantProfile,
  { occasions, isShort, leftOut }: Planned,
): string[] {
  const { dishes, services, dated_hours: dated } = profile;
  const unsaid = occasions.filter(
    ({ occasion, date }) =>
      occasion.isOftenClosed === true && !dated.some(({ from, to }) => from <= date && to >= date),
  );
  return [
    ...(isShort
      ? [
          'There was not enough in your profile to fill every day. Add dishes, a sentence of your own or hours.',
        ]
      : []),
    ...(dishes.length < FEW_DISHES
      ? [
          `Add ${dishes.length === 0 ? 'dishes with prices' : 'more dishes'}: posts about a dish are the ones guests answer.`,
        ]
      : []),
    ...(dishes.length > 0 && dishes.every(({ description }) => description === '')
      ? ['Say in a few words what is in your dishes: posts name it.']
      : []),
    ...(services.length === 0 ? ['Add your hours, so that posts can say when you are open.'] : []),
    ...OCCASIONS.filter(({ id }) => leftOut.includes(id)).map(
      ({ names }) =>
        `No post is about ${names.en}: it is not in these weeks, or your profile does not fit it.`,
    ),
    ...unsaid.map(
      ({ occasion }) =>
        `Say in your profile whether you open on ${occasion.names.en}: until then posts leave it out.`,
    ),
  ];
}
