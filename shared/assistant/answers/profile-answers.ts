import { dishesNamed } from '#shared/assistant/actions/change-price.ts';
import { NO_DISH_FOUND } from '#shared/assistant/answer-texts.ts';
import { namingWords } from '#shared/assistant/find-named.ts';
import { plainQuestion, wordsOf } from '#shared/assistant/matching/plain-question.ts';
import { dayName, hoursOfDay, hoursOn } from '#shared/assistant/profile-hours.ts';
import { readDates } from '#shared/assistant/read-date.ts';
import { profileCompleteness } from '#shared/profile/completeness.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { PART_LABELS } from '#shared/profile/part-labels.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import { daysAfter, localDate } from '#shared/profile/projection/local-date.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { type Answerer, asOf } from './answerer.ts';

const PRICE_WORDS = new Set(
  'price prices priced cost costs charge how much what which dish menu for'.split(' '),
);
const SHOWN = 8;

const said = (updatedAt: string) => ({ ...asOf('profile', updatedAt), screen: 'profile' as const });
const priceOf = ({ price, variants }: Dish) =>
  price !== '' ? price : variants.map((variant) => `${variant.label} ${variant.price}`.trim()).join(', ');

export const hours: Answerer<'profile'> = ({ value: { profile, updated_at } }, { question, now }) => {
  const today = localDate(now, profile.time_zone);
  const dates = readDates(question, { today, region: profile.region });
  if (typeof dates === 'object') {
    const days = Array.from({ length: SHOWN }, (_, later) => daysAfter(dates.from, later));
    const asked = days.filter((day) => day <= dates.to);
    return {
      text: asked.map((day) => `${dayName(day)}: ${hoursOn(profile, day)}.`),
      ...said(updated_at),
    };
  }
  const figures = WEEKDAYS.map((day) => ({
    label: day.charAt(0).toUpperCase() + day.slice(1),
    value: hoursOfDay(profile, day),
  }));
  const words = profile.hours_text === '' ? [] : [profile.hours_text];
  return { text: ['The hours in your profile:', ...words], figures, ...said(updated_at) };
};

export const price: Answerer<'profile'> = ({ value: { profile, updated_at } }, { question }) => {
  const asked = namingWords(wordsOf(plainQuestion(question)), PRICE_WORDS);
  if (asked.length === 0 && !/dish|menu/i.test(question)) return { text: [] };
  const places = asked.length === 0 ? [] : dishesNamed(asked, profile.dishes);
  const dishes = places.flatMap((place) => profile.dishes[place] ?? []).slice(0, SHOWN);
  if (dishes.length === 0) return { text: [NO_DISH_FOUND], ...said(updated_at) };
  const figures = dishes.map((dish) => ({ label: dish.name, value: priceOf(dish) || 'No price' }));
  return { text: ['On your menu:'], figures, ...said(updated_at) };
};

export const unpriced: Answerer<'profile'> = ({ value: { profile, updated_at } }) => {
  const dishes = profile.dishes.filter((dish) => priceOf(dish) === '' && !dish.is_market_price);
  return {
    text: [`${dishes.length} of ${profile.dishes.length} dishes have no price.`],
    figures: dishes.slice(0, SHOWN).map(({ name }) => ({ label: name, value: 'No price' })),
    ...said(updated_at),
  };
};

export const dishes: Answerer<'profile'> = ({ value: { profile, updated_at } }) => ({
  text: ['The menu in your profile:'],
  figures: [
    { label: 'Dishes', value: String(profile.dishes.length) },
    ...profile.dishes
      .slice(0, SHOWN)
      .map((dish) => ({ label: dish.name, value: priceOf(dish) || 'No price' })),
  ],
  ...said(updated_at),
});

export const missing: Answerer<'profile'> = ({ value: { profile, updated_at } }) => {
  const unknown = profileCompleteness(profile).filter(({ isKnown }) => !isKnown);
  const parts = unknown.map(({ part }) => PART_LABELS[part].toLowerCase()).join(', ');
  const [first] = unknown;
  return {
    text:
      first === undefined
        ? ['Your profile is complete.']
        : [`Your profile is missing: ${parts}.`, `Start with “${PART_LABELS[first.part]}.” ${first.why}`],
    ...said(updated_at),
  };
};

type Fact = { label: string; of: (profile: RestaurantProfile) => string };

/** One detail of the profile. */
function fact({ label, of }: Fact): Answerer<'profile'> {
  return ({ value: { profile, updated_at } }) => {
    const value = of(profile);
    return value === ''
      ? { text: [`Your profile is missing: ${label.toLowerCase()}.`], ...said(updated_at) }
      : { text: ['Your profile says:'], figures: [{ label, value }], ...said(updated_at) };
  };
}

const POLICIES = {
  unknown: '',
  required: 'Required',
  recommended: 'Recommended',
  accepted: 'Accepted',
  not_taken: 'Not taken',
} as const;

export const phone = fact({ label: 'Phone', of: ({ phones }) => phones[0]?.typed ?? '' });
export const address = fact({ label: 'Address', of: (profile) => printedAddress(profile.address) });
export const email = fact({ label: 'Email', of: (profile) => profile.email });
export const payment = fact({ label: 'Payment', of: (profile) => profile.payment });
export const booking = fact({
  label: 'Reservations',
  of: ({ booking: { policy, note } }) => [POLICIES[policy], note].filter((text) => text !== '').join(': '),
});
