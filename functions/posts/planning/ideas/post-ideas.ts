import type { PostKind } from '#functions/ai/library/copy-library.ts';
import { postLanguageOf } from '#functions/ai/post-language.ts';
import type { PostAngle, PostBrief, PostDish } from '#functions/ai/posts/post-facts.ts';
import { saysDays } from '#functions/ai/says-when.ts';
import { type DayOfPost, openAt } from '#functions/posts/planning/day-of-post.ts';
import { serviceDay } from '#functions/posts/planning/post-day.ts';
import { priceWords } from '#functions/posts/planning/price-words.ts';
import type { Service } from '#shared/profile/hours.ts';
import type { Dish, Menu } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { seasonKind } from './season-kind.ts';

/** A topic for a post. */
export type Idea = Pick<PostBrief, 'angle' | 'dishes' | 'words' | 'label'> & {
  /** Equal ideas have the same key. */
  key: string;
  /** The topic, for the owner. */
  about: string;
  /** Path of the dish's image; empty for none. */
  image: string;
  service?: Service;
  /** Whether it can be posted on a day. Absent: on every day. */
  fits?: (day: DayOfPost) => boolean;
};

export const IDEA_GROUPS = [
  'dish',
  'pair',
  'question',
  'service',
  'behind',
  'season',
  'story',
  'moment',
] as const;
type IdeaGroup = (typeof IDEA_GROUPS)[number];
export type IdeaGroups = Readonly<Record<IdeaGroup, readonly Idea[]>>;

const MOST_PAIRS = 12;
const MOST_STORY_WORDS = 25;

export function ideaOf(angle: PostAngle, about: string, given: Partial<Idea> = {}): Idea {
  return { key: `${angle}#${about}`, angle, about, dishes: [], words: '', label: '', image: '', ...given };
}

/** All ideas for posts. A restaurant without facts gets moments from readers' lives. `dishes`: in posting order. */
export function ideasOf(profile: RestaurantProfile, dishes: readonly Dish[]): IdeaGroups {
  const always = dishes.filter(
    ({ availability, menu, name }) =>
      availability === '' && menu === '' && !saysDays(name, postLanguageOf(profile.languages)),
  );
  return {
    dish: [
      ...dishes.map((dish) => dishIdea(profile, dish)),
      ...profile.menus
        .filter(({ name, price }) => name !== '' && price !== '')
        .map((menu) => menuIdea(profile, menu)),
    ],
    pair: pairsOf(profile, always),
    question: [kindIdea('question', 'A question for your guests')],
    service: [
      ...profile.services
        .filter(({ name, season }) => name !== '' && season === null)
        .toSorted((one, other) => Number(isSpecial(other)) - Number(isSpecial(one)))
        .map((service) =>
          ideaOf('service', service.name, {
            key: `service#${service.name}#${service.days.join()}`,
            label: service.name,
            service,
            fits: (day) => serviceDay(profile, day, service) !== null,
          }),
        ),
      kindIdea('hours_tonight', 'Your hours', (day) => day.state === 'open'),
    ],
    behind: [kindIdea('behind_the_scenes', 'Behind the scenes'), kindIdea('team', 'Your team')],
    season: (['spring', 'summer', 'fall', 'winter'] as const).map((kind) =>
      kindIdea(kind, 'Season', ({ date }) => seasonKind(profile, date) === kind),
    ),
    story: profile.story
      .filter(({ text }) => text.split(/\s+/).length <= MOST_STORY_WORDS)
      .map(({ text }) => ideaOf('story', text.slice(0, 60), { words: text })),
    moment: momentsOf(profile),
  };
}

const kindIdea = (kind: PostKind, about: string, fits?: Idea['fits']): Idea =>
  ideaOf('moment', about, { key: `moment#${kind}`, label: kind, ...(fits !== undefined && { fits }) });

/** A service on few days is more newsworthy than one on most days. */
const isSpecial = ({ days }: Service): boolean => days.length <= 2;

const isOnDays =
  (...days: string[]) =>
  (day: DayOfPost) =>
    day.state !== 'closed' && days.includes(day.weekday);
const PAYDAYS = new Set([1, 15, 30, 31]);

/**
 * Moments from readers' lives, each on its days. Mondays and Sundays need known hours, because many restaurants are
 * closed then.
 */
function momentsOf({ address, links }: RestaurantProfile): Idea[] {
  const isOpenOn = (weekday: string) => (day: DayOfPost) => day.state === 'open' && day.weekday === weekday;
  return [
    kindIdea('friday', 'Friday', isOnDays('friday')),
    kindIdea('thursday', 'Thursday', isOnDays('thursday')),
    kindIdea('midweek', 'Midweek', isOnDays('wednesday')),
    kindIdea('sunday', 'Sunday', isOpenOn('sunday')),
    kindIdea('monday', 'Monday', isOpenOn('monday')),
    kindIdea('friends', 'Friends'),
    kindIdea('date_night', 'Date night', (day) => day.hasEvening),
    kindIdea('weekend', 'Weekend', (day) => isOnDays('friday', 'saturday')(day) && day.isOpenOnSaturday),
    ...(address.locality === '' ? [] : [kindIdea('town', 'Your town')]),
    kindIdea(
      'after_work',
      'After work',
      (day) => isOnDays('monday', 'tuesday', 'wednesday', 'thursday', 'friday')(day) && day.hasEvening,
    ),
    kindIdea('lunch_break', 'Lunch break', (day) => day.time < '12:00' && openAt(day, '12:30')),
    kindIdea('first_visit', 'First visit'),
    kindIdea('family', 'Family'),
    kindIdea('solo', 'Eating solo'),
    kindIdea('birthday', 'Birthdays'),
    ...(links.some(({ kind }) => kind === 'ordering') ? [kindIdea('takeout', 'Takeout')] : []),
    kindIdea('payday', 'Payday', ({ date }) => PAYDAYS.has(Number(date.slice(8)))),
  ];
}

export function dishIdea(profile: RestaurantProfile, dish: Dish): Idea {
  return ideaOf('dish', dish.name, { dishes: [postDish(profile, dish)], image: dish.image });
}

/** A menu with one price, treated like a dish. */
export function menuIdea(
  profile: RestaurantProfile,
  { name, description, availability, ...menu }: Menu,
): Idea {
  const dish = { name, description, price: priceWords(profile, menu), availability };
  return ideaOf('menu', name, { dishes: [dish], label: name });
}

/** A dish as posts may name it: one price or none, and its availability. */
export function postDish(profile: RestaurantProfile, dish: Dish): PostDish {
  const menu = profile.menus.find(({ name }) => name === dish.menu && name !== '');
  const hasOnePrice = dish.variants.length === 0 && !dish.is_market_price;
  return {
    name: dish.name,
    description: dish.description,
    price: hasOnePrice ? priceWords(profile, dish) : '',
    availability: dish.availability || menu?.availability || dish.menu,
    ...(dish.course !== '' && { course: dish.course }),
  };
}

/** Pairs of dishes from one course. Names with commas are left out, because they would run together. */
function pairsOf(profile: RestaurantProfile, dishes: readonly Dish[]): Idea[] {
  const pairs: Idea[] = [];
  const open = new Map<string, Dish>();
  for (const dish of dishes.filter(({ name }) => !name.includes(','))) {
    const before = open.get(dish.course);
    open.delete(dish.course);
    if (before === undefined) open.set(dish.course, dish);
    else
      pairs.push(
        ideaOf('pair', `${before.name} or ${dish.name}`, {
          dishes: [postDish(profile, before), postDish(profile, dish)],
          image: before.image,
        }),
      );
  }
  return pairs.slice(0, MOST_PAIRS);
}
