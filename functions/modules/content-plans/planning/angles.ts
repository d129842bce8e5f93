import type { PostAngle, PostBrief, PostDish } from '#functions/platform/ai/post-facts.ts';
import { postLanguageOf } from '#functions/platform/ai/post-language.ts';
import { saysDays } from '#functions/platform/ai/says-when.ts';
import type { Diet } from '#shared/domain/diets.ts';
import type { Dish, Menu } from '#shared/profile/menu.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Weekday } from '#shared/site/site-content.ts';
import { priceWords } from './price-words.ts';

/** Something to write about, once. */
export type Angle = Pick<PostBrief, 'angle' | 'dishes' | 'words' | 'label' | 'detail' | 'diet'> & {
  /** Of angles that are the same. */
  key: string;
  /** What it is about, for its owner. */
  about: string;
  /** Path of the dish's picture; empty text for none. */
  image: string;
  /** Of a service: its days and hours. */
  service?: { days: readonly Weekday[]; opens: string; closes: string | null };
};

const MOST_PAIRS = 12;
const LONGEST_WORDS = 400;

export function angleOf(kind: PostAngle, about: string, given: Partial<Angle> = {}): Angle {
  return {
    key: `${kind}#${about}`,
    angle: kind,
    about,
    dishes: [],
    words: '',
    label: '',
    detail: '',
    diet: null,
    image: '',
    ...given,
  };
}

/** All that a profile gives to write about, kind by kind; dishes in the order given. */
export function anglesOf(profile: RestaurantProfile, dishes: readonly Dish[]): Angle[] {
  // Beside other words there is no room to say when there is some.
  const language = postLanguageOf(profile.languages);
  const always = dishes.filter(
    ({ availability, name, description }) =>
      availability === '' && !saysDays(`${name} ${description}`, language),
  );
  return [
    ...dishes.map((dish) => dishAngle(profile, dish)),
    ...pairsOf(profile, always),
    ...profile.menus
      .filter(({ price, description }) => price !== '' || description !== '')
      .map((menu) =>
        angleOf('menu', menu.name, {
          label: menu.name,
          detail: menuDish(profile, menu).price,
          words: menu.description,
          dishes: menu.availability === '' ? [] : [menuDish(profile, menu)],
        }),
      ),
    ...servicesOf(profile, always),
    ...profile.story.map(({ text }, index) =>
      angleOf('story', text.slice(0, 60), {
        words: text,
        // The first of the menu have posts of their own.
        dishes: always
          .toReversed()
          .slice(index, index + 1)
          .map((dish) => postDish(profile, dish)),
      }),
    ),
    ...profile.people
      .filter(({ sentence }) => sentence !== '')
      .map(({ name, role, sentence }) =>
        angleOf('person', name, { words: sentence, label: name, detail: role }),
      ),
    ...notesOf(profile).map((text) => angleOf('note', text.slice(0, 60), { words: text })),
    ...dietsOf(profile, always),
    ...(profile.address.text === '' && profile.address.street === ''
      ? []
      : [angleOf('visit', 'How to find you')]),
  ].filter(({ words }) => words.length <= LONGEST_WORDS);
}

/** What the owner says of hours is all that guests have where no hours are data, as of a truck. */
function notesOf({ services, hours_text: hours, house_notes: notes }: RestaurantProfile): string[] {
  const ofHours = services.length === 0 && hours !== '' ? [asSentence(hours)] : [];
  return [...ofHours, ...notes.map(({ text }) => text)];
}

export function dishAngle(profile: RestaurantProfile, dish: Dish): Angle {
  return angleOf('dish', dish.name, { dishes: [postDish(profile, dish)], image: dish.image });
}

/** A menu with one price, named as a dish is. */
export function menuDish(profile: RestaurantProfile, menu: Menu): PostDish {
  const { name, description, availability } = menu;
  return { name, description, price: priceWords(profile, menu), availability };
}

/** A dish as posts may name it: one price or none, and the words on when there is some. */
export function postDish(profile: RestaurantProfile, dish: Dish): PostDish {
  const { menus } = profile;
  const menu = menus.find(({ name }) => name === dish.menu && name !== '');
  const hasOnePrice = dish.variants.length === 0 && !dish.is_market_price;
  return {
    name: dish.name,
    description: dish.description,
    price: hasOnePrice ? priceWords(profile, dish) : '',
    availability: dish.availability || menu?.availability || dish.menu,
    ...(dish.course !== '' && { course: dish.course }),
  };
}

/** Two dishes of one course beside each other; a name with commas would not be told from the next. */
function pairsOf(profile: RestaurantProfile, dishes: readonly Dish[]): Angle[] {
  const pairs: Angle[] = [];
  const courses = new Map<string, Dish>();
  for (const dish of dishes.filter(({ name }) => !name.includes(','))) {
    const place = `${dish.menu}\u0000${dish.course}`;
    const before = courses.get(place);
    if (before === undefined) courses.set(place, dish);
    else {
      courses.delete(place);
      pairs.push(
        angleOf('pair', `${before.name} or ${dish.name}`, {
          dishes: [postDish(profile, before), postDish(profile, dish)],
          image: before.image,
        }),
      );
    }
  }
  return pairs.slice(0, MOST_PAIRS);
}

/** Services that have a name of their own, such as lunch or happy hour, with dishes that are surely served then. */
function servicesOf(profile: RestaurantProfile, dishes: readonly Dish[]): Angle[] {
  const isOnlyOne = new Set(profile.services.map(({ name }) => name)).size === 1;
  return profile.services
    .filter(({ name, season }) => name !== '' && season === null)
    .map(({ name, days, opens, closes, note }, index) => {
      const ofMenu = dishes.filter(({ menu }) => menu.toLowerCase() === name.toLowerCase());
      const served = isOnlyOne ? dishes.slice(2 * index, 2 * index + 2) : ofMenu.slice(0, 2);
      return angleOf('service', name, {
        key: `service#${name}#${days.join()}#${opens}`,
        label: name,
        words: note,
        dishes: served.map((dish) => ({ ...postDish(profile, dish), availability: '' })),
        service: { days, opens, closes },
      });
    });
}

const SAID_DIETS: readonly Diet[] = ['vegan', 'vegetarian', 'gluten_free'];
const FEWEST_OF_DIET = 2;

function dietsOf(profile: RestaurantProfile, dishes: readonly Dish[]): Angle[] {
  return SAID_DIETS.flatMap((diet) => {
    const fitting = dishes.filter(({ diets }) => diets.includes(diet)).slice(0, 3);
    if (fitting.length < FEWEST_OF_DIET) return [];
    return [
      angleOf('diet', diet.replace('_', '-'), {
        diet,
        dishes: fitting.map((dish) => postDish(profile, dish)),
      }),
    ];
  });
}
