import { fold } from '#functions/platform/ai/fold.ts';
import type { PostDish } from '#functions/platform/ai/post-facts.ts';
import { postLanguageOf } from '#functions/platform/ai/post-language.ts';
import { saysDays } from '#functions/platform/ai/says-when.ts';
import type { DatedOccasion } from '#shared/domain/food-calendar/occasions-between.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { menuDish, postDish } from '../angles.ts';
import { countryOf } from '../country-of.ts';
import { isAbout } from '../offered-occasions.ts';
import { isServedOn } from '../served-on.ts';
import { isOfFeastOn } from './at-its-feast.ts';
import { isLeavened } from './at-passover.ts';

/** A dish or a menu that a post about an occasion names, and its picture. */
export type FeastDish = { dish: PostDish; image: string };

/** Headings under which nothing stands that people come for on a feast, folded. */
const BESIDE =
  /\b(?:sides?|drinks?|beverages?|cocktails?|beers?|wines?|coffees?|sauces?|extras?|kids|breads?|bebidas?|vinos?|cervezas?|guarniciones|boissons?|vins?|bieres?|cidres?|accompagnements?|garnitures?|sans alcool|bevande|vini|birre|contorni|bambini|getranke|weine?|biere?|beilagen?|brot|kaffee|kinder)\b/;

/** What a post about an occasion may name: what is made for that day, else dishes that the day is about or mains. */
export function feastDishes(
  profile: RestaurantProfile,
  { occasion, date }: DatedOccasion,
  dishes: readonly Dish[],
): FeastDish[] {
  const served = dishes.filter((dish) => isServedOn(profile, dish, date));
  if (occasion.kind === 'food_day')
    return served.filter((dish) => isAbout(occasion, dish)).map((dish) => named(profile, dish));
  const isOfDay = (...texts: string[]) => isOfFeastOn(texts.join(' / '), date, countryOf(profile));
  const made = [
    ...profile.menus
      .filter(({ name, availability }) => isOfDay(name, availability))
      .map((menu) => ({ dish: { ...menuDish(profile, menu), availability: '' }, image: '' })),
    ...dishes
      .filter(({ name, availability }) => isOfDay(name, availability))
      .map((dish) => {
        const { dish: posted, image } = named(profile, dish);
        return { dish: { ...posted, availability: '' }, image };
      }),
  ];
  if (made.length > 0) return made;
  const language = postLanguageOf(profile.languages);
  const always = served.filter(
    (dish) =>
      dish.availability === '' &&
      dish.menu === '' &&
      !saysDays(`${dish.name} ${dish.description}`, language) &&
      !(occasion.id === 'passover' && isLeavened(dish)),
  );
  const mains = always.filter(({ course }) => !BESIDE.test(fold(course.normalize('NFC'))));
  return (mains.length > 0 ? mains : always).map((dish) => named(profile, dish));
}

const named = (profile: RestaurantProfile, dish: Dish): FeastDish => ({
  dish: postDish(profile, dish),
  image: dish.image,
});
