import type { PostKind } from '#functions/ai/library/copy-library.ts';
import { countryOf } from '#functions/posts/planning/country-of.ts';
import { dayHours } from '#functions/posts/planning/day-hours.ts';
import { isAboutHolidayOn } from '#functions/posts/planning/holidays/holiday-window.ts';
import { isAbout } from '#functions/posts/planning/offered-occasions.ts';
import type { PlannedOccasion } from '#functions/posts/planning/post-slots.ts';
import { isServedOn } from '#functions/posts/planning/served-on.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { dishIdea, type Idea, ideaOf, menuIdea } from './post-ideas.ts';

/** The library's kinds of posts, by the IDs of occasions. */
const KINDS: readonly (readonly [RegExp, PostKind])[] = [
  [/^valentines/, 'valentines'],
  [/^mother/, 'mothers_day'],
  [/^father/, 'fathers_day'],
  [/^thanksgiving/, 'thanksgiving'],
  [/^(?:christmas|st-nicholas|hanukkah)/, 'holidays'],
  [/^new-year/, 'new_year'],
  [/^super-bowl/, 'game_day'],
];

/** A post about an occasion: its dish on a food day, a dish for it on a holiday. `leastUsed` picks one of several. */
export function occasionIdea(
  profile: RestaurantProfile,
  { occasion, date, isHoursUnknown }: PlannedOccasion,
  { dishes, leastUsed }: { dishes: readonly Dish[]; leastUsed: (ideas: readonly Idea[]) => Idea | undefined },
): Idea {
  const label = KINDS.find(([id]) => id.test(occasion.id))?.[1] ?? '';
  const plain = ideaOf('occasion', occasion.names.en, { label });
  if (isHoursUnknown === true || dayHours(profile, date)?.hours.length === 0) return plain;
  const isMadeFor = (...texts: string[]) => isAboutHolidayOn(texts.join(' / '), date, countryOf(profile));
  const served =
    occasion.kind === 'food_day'
      ? dishes
          .filter((dish) => isAbout(occasion, dish) && isServedOn(profile, dish, date))
          .map((dish) => dishIdea(profile, dish))
      : [
          ...profile.menus
            .filter(({ name, availability }) => isMadeFor(name, availability))
            .map((menu) => menuIdea(profile, { ...menu, availability: '' })),
          ...dishes
            .filter(({ name, availability }) => isMadeFor(name, availability))
            .map((dish) => dishIdea(profile, { ...dish, availability: '' })),
        ];
  const used = leastUsed(served);
  return used === undefined ? plain : { ...plain, dishes: used.dishes, image: used.image };
}
