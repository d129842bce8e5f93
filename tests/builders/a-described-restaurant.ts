import { ServiceSchema } from '#shared/profile/hours.ts';
import { DishSchema } from '#shared/profile/menu.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';

/** Name, kind, cuisine, language, country, street, town, phone. */
type Basics = readonly [string, string, string, string, string, string, string, string];
/** Name, price, course, description. */
type Plate = readonly [name: string, price: string, course?: string, description?: string];

type Given = {
  basics: Basics;
  dishes: readonly Plate[];
  /** `Dinner|2-6|17:00|22:00`; days count from Monday as 1. */
  hours?: readonly string[];
  closed?: readonly number[];
  more?: Partial<RestaurantProfile>;
};

/** A restaurant's profile from its basics, dishes, and hours. */
export function restaurant({ basics, dishes, hours = [], closed = [], more = {} }: Given): RestaurantProfile {
  const [name, kind, cuisine, language, country, street, locality, phone] = basics;
  const dayOf = (number: number) => WEEKDAYS[number - 1] ?? 'monday';
  return {
    ...emptyProfile(name),
    kind,
    cuisines: cuisine === '' ? [] : [cuisine],
    languages: [language],
    region: country,
    address: { ...emptyProfile('').address, street, locality, country },
    phones: phone === '' ? [] : [{ number: '', typed: phone, label: '' }],
    dishes: dishes.map(([dish, price, course = '', description = '']) =>
      DishSchema.parse({ name: dish, price, course, description }),
    ),
    services: hours.map((written) => {
      const [service = '', days = '1-7', opens = '', closes = ''] = written.split('|');
      const [first = 1, last = first] = days.split('-').map(Number);
      const all = Array.from({ length: last - first + 1 }, (_, day) => dayOf(first + day));
      return ServiceSchema.parse({ name: service, days: all, opens, closes: closes === '' ? null : closes });
    }),
    closed_days: closed.map(dayOf),
    ...more,
  };
}

export const story = (...texts: string[]) => texts.map((text) => ({ text }));
export const website = (url: string) => ({ kind: 'website' as const, url, typed: '' });
export const booking = (url: string) => ({ kind: 'booking' as const, url, typed: '' });
