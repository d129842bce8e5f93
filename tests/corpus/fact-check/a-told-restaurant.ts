import type { FactSource } from '#functions/platform/ai/fact-check/fact-source.ts';
import type { Diet } from '#shared/domain/diets.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import { aDish } from '#tests/builders/a-profile.ts';

/** Days as short text: "tue-sat", "mon". */
function daysOf(text: string): Weekday[] {
  const short = WEEKDAYS.map((day) => day.slice(0, 3));
  return text.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const [first, last] = [short.indexOf(from), short.indexOf(to)];
    return Array.from(
      { length: ((last - first + 7) % 7) + 1 },
      (_, step) => WEEKDAYS[(first + step) % 7] ?? 'monday',
    );
  });
}

/** "Carbonara | Guanciale, egg yolk | $19 | vegan": name, description, price, diets. */
function dishOf(row: string): Dish {
  const [name = '', description = '', price = '', diets = ''] = row.split('|').map((part) => part.trim());
  const amount = Number(price.replace(/[^\d.,]/g, '').replace(',', '.'));
  return aDish({
    name,
    description,
    price,
    amount: price === '' ? null : amount,
    diets: diets.split(' ').filter((diet) => diet !== '') as Diet[],
  });
}

export type ToldRestaurant = {
  language: string;
  name: string;
  region: string;
  currency: string;
  kind: string;
  cuisine: string;
  street: string;
  town: string;
  postalCode: string;
  /** As typed, and in E.164. */
  phone: readonly [string, string];
  email: string;
  handle: string;
  /** "Dinner tue-sat 18:00-23:00" */
  services: readonly string[];
  closed: string;
  dishes: readonly string[];
  people: readonly (readonly [name: string, role: string, sentence: string])[];
  story: readonly string[];
  notes: readonly string[];
  booking?: RestaurantProfile['booking'];
  diets?: readonly Diet[];
};

function serviceOf(row: string): RestaurantProfile['services'][number] {
  const [name = '', days = '', times = ''] = row.split(' ');
  const [opens = '', closes = ''] = times.split('-');
  return {
    name: name === '-' ? '' : name,
    days: daysOf(days),
    opens,
    closes,
    last_seating: null,
    season: null,
    note: '',
  };
}

export function profileOf(told: ToldRestaurant): RestaurantProfile {
  return {
    ...emptyProfile(told.name),
    kind: told.kind,
    cuisines: told.cuisine === '' ? [] : [told.cuisine],
    languages: [told.language],
    region: told.region,
    currency: told.currency,
    address: {
      text: '',
      street: told.street,
      locality: told.town,
      region: '',
      postal_code: told.postalCode,
      country: told.region,
    },
    phones: [{ typed: told.phone[0], number: told.phone[1], label: '' }],
    email: told.email,
    links: [{ kind: 'instagram', url: `https://instagram.com/${told.handle}`, typed: `@${told.handle}` }],
    booking: told.booking ?? { policy: 'recommended', note: '' },
    services: told.services.map(serviceOf),
    closed_days: told.closed === '' ? [] : daysOf(told.closed),
    dishes: told.dishes.map(dishOf),
    people: told.people.map(([name, role, sentence]) => ({ name, role, sentence })),
    story: told.story.map((text) => ({ text })),
    house_notes: told.notes.map((text) => ({ text })),
    diets: [...(told.diets ?? [])],
  };
}

const sources = new Map<ToldRestaurant, FactSource>();

/** All that a text of this restaurant may state; the same object each time. */
export function sourceOf(told: ToldRestaurant): FactSource {
  const found = sources.get(told);
  if (found !== undefined) return found;
  const source = { language: told.language, names: [told.name], profile: profileOf(told), said: [] };
  sources.set(told, source);
  return source;
}
