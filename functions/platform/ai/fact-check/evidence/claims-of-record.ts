import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { StatedClaim } from '../claims.ts';
import type { FactSource } from '../fact-source.ts';
import type { Passage } from '../passage.ts';
import { CASH_ONLY, HAS_COUNTER, MADE_DAILY, MADE_TO_ORDER, SAVES } from '../vocabulary/implied-claims.ts';
import { claimsOfHours } from './claims-of-hours.ts';

const IMPLIED: readonly { words: RegExp; concept: string; isDenied?: true }[] = [
  { words: SAVES, concept: 'discount' },
  { words: CASH_ONLY, concept: 'cards', isDenied: true },
  { words: MADE_DAILY, concept: 'fresh' },
  { words: MADE_TO_ORDER, concept: 'notice' },
  { words: HAS_COUNTER, concept: 'counter_seats' },
];

type Held = (concept: string, isDenied?: boolean) => void;

/** Every claim that the record makes in words, and those that follow from its data and its words. */
export function claimsOfRecord(
  passages: readonly Passage[],
  { profile, open = [] }: Pick<FactSource, 'profile' | 'open'>,
): Map<string, StatedClaim[]> {
  const claims = new Map<string, StatedClaim[]>();
  const add = (claim: StatedClaim) => {
    for (const concept of [claim.concept, ...claim.implies]) {
      const said = claims.get(concept);
      if (said === undefined) claims.set(concept, [claim]);
      else said.push(claim);
    }
  };
  const held: Held = (concept, isDenied = false) =>
    add({ concept, kind: 'claim', implies: [], isDenied, start: 0, end: 0 });
  for (const { claims: said } of passages) said.forEach(add);
  if (profile !== undefined) holdBooking(profile, held);
  const services = profile?.services ?? [];
  for (const { concept, isDenied } of claimsOfHours(passages, { services, open })) held(concept, isDenied);
  if ([...services, ...open].some(({ opens }) => opens < '10:30')) held('breakfast');
  holdImplied(passages, held);
  if (profile !== undefined) holdData(profile, held);
  if (claims.has('relatives')) held('family');
  if (claims.get('dogs')?.some(({ isDenied }) => isDenied)) held('dogs_out');
  return claims;
}

/** What the policy of booking says of tables, doors and walking in. */
function holdBooking({ booking: { policy } }: RestaurantProfile, held: Held): void {
  if (policy === 'unknown') return;
  held('bookings', policy === 'not_taken');
  held('walk_ins', policy === 'required');
  held('booking_required', policy !== 'required');
  if (policy === 'not_taken') held('walk_ins_only');
}

/** What its diets and people say of a house. */
function holdData({ diets, people }: RestaurantProfile, held: Held): void {
  for (const diet of diets) held(diet);
  if (diets.includes('vegan')) held('vegetarian');
  if (people.length > 0) held('people');
}

/** What words imply without naming it. */
function holdImplied(passages: readonly Passage[], held: Held): void {
  for (const { words, concept, isDenied = false } of IMPLIED)
    if (passages.some(({ text }) => words.test(text))) held(concept, isDenied);
  const ofWalkIns = passages.filter((one) => one.claims.some(({ concept }) => concept === 'walk_ins'));
  if (ofWalkIns.some(({ text }) => HAS_COUNTER.test(text))) held('walk_in_seats');
}
