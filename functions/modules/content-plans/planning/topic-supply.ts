import { takesPhonesOf } from '#functions/platform/ai/holds-phone.ts';
import type { PostAngle, PostDish } from '#functions/platform/ai/post-facts.ts';
import type { SocialPlatform } from '#shared/domain/social/social-platforms.ts';
import type { Angle } from './angles.ts';
import type { PostSlot } from './post-slots.ts';

/** What suits a platform, in turn. */
const TURNS: Readonly<Record<SocialPlatform, readonly PostAngle[]>> = {
  facebook: ['dish', 'story', 'pair', 'service', 'dish', 'note', 'menu', 'person', 'visit', 'diet'],
  instagram: ['dish', 'pair', 'dish', 'person', 'menu', 'dish', 'diet', 'story', 'service', 'note'],
  tiktok: ['dish', 'pair', 'menu', 'service', 'diet', 'dish', 'note'],
  google_business: ['service', 'dish', 'menu', 'visit', 'diet', 'dish', 'note', 'story'],
  email: ['dish', 'menu', 'story', 'service', 'person', 'diet'],
  sms: ['menu', 'service', 'dish', 'diet', 'pair'],
};

/** What may be told, the best first. `days`: since it was told anywhere; `again`: on the same platform, too. */
const STAGES = [
  { days: Number.POSITIVE_INFINITY, again: false },
  { days: 3, again: false },
  { days: 3, again: true },
  { days: 0, again: false },
  { days: 0, again: true },
] as const;
type Stage = (typeof STAGES)[number];
type Telling = { order: number; date: string };

/** What a post on it cannot leave out. */
function pointOf({ angle, words, dishes }: Angle): string {
  const isSaidWhole = angle === 'story' || angle === 'person' || angle === 'note';
  const ofDishes = dishes.flatMap(({ name, availability }) => [name, availability]);
  return [isSaidWhole ? words : '', ...ofDishes].join('. ');
}

const daysBetween = (from: string, to: string) => Math.abs(Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Whether there is some of a dish on a day. */
export type IsServed = (served: PostDish, date: string) => boolean;

/** A topic comes again on a platform after so many days at the earliest. */
const DAYS_TO_COME_AGAIN = 9;

/**
 * Gives out what there is to write about: what nobody has told yet first, then what this platform has not, then what it
 * told long ago; of the same kind that whose dishes were named the least, then what was told longest ago.
 */
export function createTopicSupply(angles: readonly Angle[], isServed: IsServed) {
  let tellings = 0;
  const lastTold = new Map<string, Telling>();
  const toldOn = new Map<string, string>();
  const turns = new Map<SocialPlatform, number>();
  const isFree = (key: string, { platform, date }: PostSlot, stage: Stage) => {
    const last = lastTold.get(key);
    const before = toldOn.get(`${platform}#${key}`);
    const isRested = last === undefined || daysBetween(last.date, date) >= stage.days;
    const isNewHere =
      before === undefined || (stage.again && daysBetween(before, date) >= DAYS_TO_COME_AGAIN);
    return isRested && isNewHere;
  };
  const namings = new Map<string, number>();
  const name = (dishes: readonly PostDish[]) => {
    for (const dish of dishes) namings.set(dish.name, (namings.get(dish.name) ?? 0) + 1);
  };
  const namedOf = ({ dishes }: Pick<Angle, 'dishes'>) =>
    Math.max(0, ...dishes.map((dish) => namings.get(dish.name) ?? 0));
  const orderOf = ({ key }: Angle) => lastTold.get(key)?.order ?? 0;
  const take = (slot: PostSlot, kind: PostAngle, stage: Stage) => {
    const [found] = angles
      .filter(
        ({ angle, key, dishes }) =>
          angle === kind && isFree(key, slot, stage) && dishes.every((dish) => isServed(dish, slot.date)),
      )
      .filter((angle) => takesPhonesOf(slot.platform, pointOf(angle)))
      .toSorted((one, other) => namedOf(one) - namedOf(other) || orderOf(one) - orderOf(other));
    if (found === undefined) return undefined;
    tellings += 1;
    lastTold.set(found.key, { order: tellings, date: slot.date });
    toldOn.set(`${slot.platform}#${found.key}`, slot.date);
    name(found.dishes);
    return found;
  };
  const next = (slot: PostSlot): Angle | undefined => {
    const { platform } = slot;
    const kinds = TURNS[platform];
    const turn = turns.get(platform) ?? 0;
    turns.set(platform, turn + 1);
    const inTurn = kinds.map((_, step) => kinds[(turn + step) % kinds.length] ?? 'dish');
    for (const stage of STAGES) {
      for (const kind of inTurn) {
        const angle = take(slot, kind, stage);
        if (angle !== undefined) return angle;
      }
    }
    return undefined;
  };
  /** Of what an occasion may name that which was named the least. */
  const leastNamed = <Fitting extends { dish: PostDish }>(
    fitting: readonly Fitting[],
  ): Fitting | undefined => {
    const [found] = fitting.toSorted(
      (one, other) => namedOf({ dishes: [one.dish] }) - namedOf({ dishes: [other.dish] }),
    );
    if (found !== undefined) name([found.dish]);
    return found;
  };
  return { next, leastNamed };
}

export type TopicSupply = ReturnType<typeof createTopicSupply>;
