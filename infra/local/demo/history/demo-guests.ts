import { type GuestRow, GuestRowSchema } from '#functions/guests/guest-row.ts';
import { CONSENT_SENTENCE } from '#shared/sms/contract/sms-campaign.ts';
import type { DemoBook } from '../demo-book.ts';
import { createDemoRandom, type DemoRandom } from '../demo-random.ts';
import { type DemoRestaurant, noonOf } from '../restaurants/demo-restaurant.ts';

const FIRST_NAMES =
  'Ada Amir Bea Ben Cara Chen Dana Diego Elif Emma Farid Finn Grace Gus Hana Hugo Ines Ivan Jada Jonas Kai Kira Leo Lina Mara Mateo Nadia Noor Omar Paula Pia Quinn Rosa Sam Sofia Tariq Tess Uma Vera Zoe'.split(
    ' ',
  );
const LAST_INITIALS = [...'ABCDEFGHIKLMNOPRSTVWYZ'];
/** Numbers reserved for fiction: 555-0100 to 555-0199. The first ones belong to restaurants. */
const FIRST_LINE = 30;
const MOST_GUESTS = 69;
const OPTED_OUT_SHARE = 0.06;
const DAY_MS = 86_400_000;

/** A restaurant's guests: an imported list from its first weeks, and later ones. */
export function demoGuests(book: DemoBook, restaurant: DemoRestaurant, now: Date): GuestRow[] {
  const { id: restaurant_id, phone, signedUpDaysAgo: age, weeklyUses } = restaurant;
  const random = createDemoRandom(`${restaurant_id} guests`);
  const count = Math.min(MOST_GUESTS, Math.round(age < 8 ? 0 : 18 + weeklyUses * Math.min(1.6, age / 200)));
  const guests = Array.from({ length: count }, (_, at) => {
    const addedDaysAgo = random.chance(0.5) ? age - Math.min(age, 6) : random.whole(0, age - 6);
    return aGuest(
      { restaurant_id, phone: `${phone.slice(0, -2)}${FIRST_LINE + at}`, addedDaysAgo },
      now,
      random,
    );
  });
  for (const guest of guests) book.put('guests', guest);
  return guests;
}

type Known = { restaurant_id: string; phone: string; addedDaysAgo: number };

function aGuest({ restaurant_id, phone, addedDaysAgo }: Known, now: Date, random: DemoRandom): GuestRow {
  const added = noonOf(now, addedDaysAgo);
  const added_at = added.toISOString();
  const visits = 1 + random.count(2.5);
  const days = Array.from({ length: visits }, () => {
    const daysAgo = random.whole(1, addedDaysAgo + 60);
    return noonOf(now, daysAgo).toISOString().slice(0, 10);
  });
  const optedOutAt = added.getTime() + random.between(0.2, 1) * addedDaysAgo * DAY_MS;
  return GuestRowSchema.parse({
    restaurant_id,
    phone,
    name: `${random.oneOf(FIRST_NAMES)} ${random.oneOf(LAST_INITIALS)}.`,
    order_dates: new Set(days),
    consent: { at: added_at, by: restaurant_id, sentence: CONSENT_SENTENCE, file: 'guests.csv' },
    ...(random.chance(OPTED_OUT_SHARE) && {
      opt_out: { at: new Date(optedOutAt).toISOString(), by: 'guest' },
    }),
    added_at,
  });
}
