import { takesPhonesOf } from '#functions/platform/ai/holds-phone.ts';
import type { PostBrief } from '#functions/platform/ai/post-facts.ts';
import { postLanguageOf, primaryPostLanguage } from '#functions/platform/ai/post-language.ts';
import type { DatedOccasion } from '#shared/domain/food-calendar/occasions-between.ts';
import type { SocialPlatform } from '#shared/domain/social/social-platforms.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { type Angle, angleOf, anglesOf, postDish } from './angles.ts';
import { countryOf } from './country-of.ts';
import { dishesInOrder } from './dish-order.ts';
import { isAtItsFeast, namesFeast } from './feasts/at-its-feast.ts';
import { type FeastDish, feastDishes } from './feasts/feast-dishes.ts';
import { houseDay, isUnsaid } from './house-days.ts';
import { createMoments } from './moment-angle.ts';
import { dayBack, isDayOver, postDay } from './post-day.ts';
import { type PostSlot, postSlots, withOccasions } from './post-slots.ts';
import { isServedOn } from './served-on.ts';
import { createFitsTheme } from './theme-words.ts';
import { createTopicSupply, type IsServed, type TopicSupply } from './topic-supply.ts';

export type PlanWishes = {
  platforms: readonly SocialPlatform[];
  weeks: number;
  postsPerWeek: number;
  startsOn: string;
  theme: string;
  offer: string;
  /** Names of dishes of the profile; empty for all. */
  dishes: readonly string[];
  occasions: readonly DatedOccasion[];
};

/** A post that is to be written, with what its owner sees of the plan. */
export type PlannedPost = { brief: PostBrief; slot: PostSlot; about: string; image: string };

/** A plan before it is written. */
export type Plan = {
  /** Places for which the profile gives nothing more to say are left out. */
  posts: PlannedPost[];
  /** Something else for the place of a post that cannot be written; undefined where nothing is left. */
  instead: (post: PlannedPost) => PlannedPost | undefined;
};

/** Every post of a plan, and what else there is to say. */
export function createPlan(profile: RestaurantProfile, wishes: PlanWishes): Plan {
  const dishes = dishesInOrder(profile.dishes, wishes);
  const isServed: IsServed = (served, date) => isServedOn(profile, served, date);
  const supply = createTopicSupply(ofThemeFirst(anglesOf(profile, dishes), wishes.theme), isServed);
  const occasions = wishes.occasions.map((each) => ({ ...each, isUnsaid: isUnsaid(profile, each) }));
  const dated = withOccasions(postSlots(wishes), occasions, (posted) => isDayOver(profile, posted));
  const slots = withOffer(
    dated,
    wishes.offer,
    ({ platform, date }) => takesPhonesOf(platform, wishes.offer) && isOfferedOn(profile, wishes.offer, date),
  );
  const at = { profile, dishes, isServed };
  const momentFor = createMoments();
  const planned = slots
    .toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`))
    .map((slot, index) => {
      const told = angleFor(slot, { profile, dishes, offer: wishes.offer, supply }) ?? supply.next(slot);
      return plannedPost(at, { angle: told ?? momentFor(slot), slot, postId: `p${index + 1}` });
    });
  const posts = withLinesInTurn(planned);
  return {
    posts,
    instead: ({ slot, brief }) => {
      const free = withoutOccasion(slot, posts);
      const angle = supply.next(free) ?? momentFor(free);
      return plannedPost(at, { angle, slot: free, postId: brief.post_id });
    },
  };
}

type At = { profile: RestaurantProfile; dishes: readonly Dish[]; isServed: IsServed };

function plannedPost(at: At, parts: { angle: Angle; slot: PostSlot; postId: string }): PlannedPost {
  const { angle, slot } = parts;
  const about = slot.occasion?.occasion.names.en ?? angle.about;
  return { brief: briefOf(at, parts), slot, about, image: angle.image };
}

/** Each offer has a line of ours beside it that the one before it does not have, and so has each wish. */
function withLinesInTurn(planned: readonly PlannedPost[]): PlannedPost[] {
  const told = new Map<string, number>();
  return planned.map((post) => {
    const { angle, occasion } = post.brief;
    if (angle !== 'offer' && occasion?.is_unsaid !== true) return post;
    const turn = told.get(angle) ?? 0;
    told.set(angle, turn + 1);
    return { ...post, brief: { ...post.brief, turn } };
  });
}

/** Back where it stood, where no other post of the platform stands there now. */
function withoutOccasion(slot: PostSlot, posts: readonly PlannedPost[]): PostSlot {
  const { occasion: _occasion, usual, ...rest } = slot;
  if (usual === undefined) return rest;
  const isTaken = posts.some(
    ({ slot: { platform, date } }) => platform === slot.platform && date === usual.date,
  );
  return isTaken ? { ...rest, reason: 'A day on which nothing else is posted here.' } : { ...rest, ...usual };
}

/** An offer for Mother's Day is not told after it. */
function isOfferedOn(profile: RestaurantProfile, offer: string, date: string): boolean {
  return isAtItsFeast(offer, date, countryOf(profile));
}

/** What the theme speaks of is told before the rest of its kind. */
function ofThemeFirst(angles: readonly Angle[], theme: string): Angle[] {
  const fits = createFitsTheme(theme);
  const isOfTheme = ({ about, words, label, dishes }: Angle) =>
    fits([about, words, label, ...dishes.flatMap(({ name, description }) => [name, description])].join(' '));
  const rest = new Map(angles.map((angle) => [angle, isOfTheme(angle) ? 0 : 1]));
  return angles.toSorted((one, other) => (rest.get(one) ?? 1) - (rest.get(other) ?? 1));
}

type OfferSlot = PostSlot & { hasOffer?: boolean };

/** The offer once a fortnight on each platform, on a day that no occasion has. */
function withOffer(
  slots: readonly PostSlot[],
  offer: string,
  isOffered: (slot: PostSlot) => boolean,
): OfferSlot[] {
  if (offer === '') return [...slots];
  const told = new Set<string>();
  return slots.map((slot) => {
    const place = `${slot.platform}#${Math.ceil(slot.week / 2)}`;
    if (slot.occasion !== undefined || told.has(place) || !isOffered(slot)) return slot;
    told.add(place);
    return { ...slot, hasOffer: true };
  });
}

type Given = {
  profile: RestaurantProfile;
  dishes: readonly Dish[];
  offer: string;
  supply: Pick<TopicSupply, 'leastNamed'>;
};

function angleFor(slot: OfferSlot, { profile, dishes, offer, supply }: Given): Angle | undefined {
  if (slot.hasOffer === true) return angleOf('offer', 'Your offer', { words: offer });
  if (slot.occasion === undefined) return undefined;
  const { occasion, date } = slot.occasion;
  const about = (kind: FeastDish | undefined) =>
    angleOf('occasion', occasion.names.en, { dishes: kind ? [kind.dish] : [], image: kind?.image ?? '' });
  if (slot.occasion.isUnsaid === true || houseDay(profile, date)?.hours.length === 0) return about(undefined);
  return about(supply.leastNamed(feastDishes(profile, slot.occasion, dishes)));
}

type BriefParts = { angle: Angle; slot: PostSlot; postId: string };

function briefOf({ profile, dishes, isServed }: At, { angle, slot, postId }: BriefParts): PostBrief {
  const { key: _key, about: _about, image: _image, service, ...said } = angle;
  const occasion = slot.occasion;
  const language = primaryPostLanguage(postLanguageOf(profile.languages));
  const others = dishes.filter(
    (dish) =>
      dish.availability === '' &&
      dish.name !== said.dishes[0]?.name &&
      isServed(postDish(profile, dish), slot.date),
  );
  const hasOthers = slot.platform === 'email' && angle.angle === 'dish';
  const start = others.length === 0 ? 0 : Number(postId.slice(1)) % others.length;
  return {
    ...said,
    post_id: postId,
    platform: slot.platform,
    date: slot.date,
    dishes: hasOthers
      ? [
          ...said.dishes,
          ...[...others, ...others]
            .slice(start, start + 2)
            .slice(0, others.length)
            .map((dish) => postDish(profile, dish)),
        ]
      : said.dishes,
    occasion:
      occasion === undefined
        ? null
        : {
            name: occasion.occasion.names[language],
            date: occasion.date,
            is_holiday: occasion.occasion.kind === 'holiday',
            ...(occasion.isUnsaid === true && { is_unsaid: true }),
          },
    // Beside an offer for a feast another day's hours would be read as those of the feast.
    day: said.angle === 'offer' && namesFeast(said.words) ? null : postDay(profile, slot, service),
    back: occasion === undefined ? null : dayBack(profile, occasion),
    turn: 0,
  };
}
