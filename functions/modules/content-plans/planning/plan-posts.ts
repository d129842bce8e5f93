import type { PostAngle, PostBrief } from '#functions/platform/ai/post-facts.ts';
import { postLanguageOf, primaryPostLanguage } from '#functions/platform/ai/post-language.ts';
import type { DatedOccasion } from '#shared/domain/food-calendar/occasions-between.ts';
import type { SocialPlatform } from '#shared/domain/social/social-platforms.ts';
import type { Dish } from '#shared/profile/menu.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { type Angle, angleOf, anglesOf, postDish } from './angles.ts';
import { isAtItsFeast } from './at-its-feast.ts';
import { dishesInOrder } from './dish-order.ts';
import { isInSeason } from './in-season.ts';
import { isAbout } from './offered-occasions.ts';
import { dayBack, isDayOver, postDay } from './post-day.ts';
import { hemisphereOf } from './post-house.ts';
import { type PostSlot, postSlots, withOccasions } from './post-slots.ts';
import { createFitsTheme } from './theme-words.ts';

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

/** What suits a platform, in turn. */
const TURNS: Readonly<Record<SocialPlatform, readonly PostAngle[]>> = {
  facebook: ['dish', 'story', 'pair', 'service', 'dish', 'note', 'menu', 'person', 'visit', 'diet'],
  instagram: ['dish', 'pair', 'dish', 'person', 'menu', 'dish', 'diet', 'story', 'service', 'note'],
  tiktok: ['dish', 'pair', 'menu', 'service', 'diet', 'dish', 'note'],
  google_business: ['service', 'dish', 'menu', 'visit', 'diet', 'dish', 'note', 'story'],
  email: ['dish', 'menu', 'story', 'service', 'person', 'diet'],
  sms: ['menu', 'service', 'dish', 'diet', 'pair'],
};

/** Every post of a plan. Places for which the profile gives nothing more to say are left out. Pure. */
export function planPosts(profile: RestaurantProfile, wishes: PlanWishes): PlannedPost[] {
  const dishes = dishesInOrder(profile.dishes, wishes);
  const isServed: IsServed = ({ availability }, date) =>
    isInSeason(availability, { date, hemisphere: hemisphereOf(profile) }) && isAtItsFeast(availability, date);
  const supply = createSupply(ofThemeFirst(anglesOf(profile, dishes), wishes.theme), isServed);
  const dated = withOccasions(postSlots(wishes), wishes.occasions, (posted) => isDayOver(profile, posted));
  const slots = withOffer(dated, wishes.offer);
  return slots
    .toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`))
    .flatMap((slot, index) => {
      const angle =
        angleFor(slot, {
          profile,
          dishes: dishes.filter((dish) => isServed(postDish(profile, dish), slot.date)),
          offer: wishes.offer,
          turn: index,
        }) ?? supply.next(slot);
      if (angle === undefined) return [];
      const brief = briefOf(profile, { angle, slot, postId: `p${index + 1}`, dishes });
      return [{ brief, slot, about: slot.occasion?.occasion.names.en ?? angle.about, image: angle.image }];
    });
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
function withOffer(slots: readonly PostSlot[], offer: string): OfferSlot[] {
  if (offer === '') return [...slots];
  const told = new Set<string>();
  return slots.map((slot) => {
    const place = `${slot.platform}#${Math.ceil(slot.week / 2)}`;
    if (slot.occasion !== undefined || told.has(place)) return slot;
    told.add(place);
    return { ...slot, hasOffer: true };
  });
}

type Given = { profile: RestaurantProfile; dishes: readonly Dish[]; offer: string; turn: number };

function angleFor(slot: OfferSlot, { profile, dishes, offer, turn }: Given): Angle | undefined {
  if (slot.hasOffer === true) return angleOf('offer', 'Your offer', { words: offer });
  if (slot.occasion === undefined) return undefined;
  const { occasion } = slot.occasion;
  const fitting =
    occasion.kind === 'food_day'
      ? dishes.filter((dish) => isAbout(occasion, dish))
      : dishes.filter(({ availability, menu }) => availability === '' && menu === '');
  const about = fitting[turn % Math.max(1, fitting.length)];
  return angleOf('occasion', occasion.names.en, {
    dishes: about === undefined ? [] : [postDish(profile, about)],
    image: about?.image ?? '',
  });
}

type IsServed = (served: Pick<Dish, 'availability'>, date: string) => boolean;

/** Gives out what there is to write about: what nobody has told yet first, then what this platform has not. */
function createSupply(angles: readonly Angle[], isServed: IsServed) {
  const told = new Set<string>();
  const turns = new Map<SocialPlatform, number>();
  const take = ({ platform, date }: PostSlot, kind: PostAngle, isNew: boolean) => {
    const found = angles.find(
      ({ angle, key, dishes, availability = '' }) =>
        angle === kind &&
        !told.has(`${platform}#${key}`) &&
        (!isNew || !told.has(key)) &&
        [...dishes, { availability }].every((served) => isServed(served, date)),
    );
    if (found === undefined) return undefined;
    told.add(found.key).add(`${platform}#${found.key}`);
    return found;
  };
  const next = (slot: PostSlot): Angle | undefined => {
    const { platform } = slot;
    const kinds = TURNS[platform];
    const turn = turns.get(platform) ?? 0;
    turns.set(platform, turn + 1);
    const inTurn = kinds.map((_, step) => kinds[(turn + step) % kinds.length] ?? 'dish');
    for (const isNew of [true, false]) {
      for (const kind of inTurn) {
        const angle = take(slot, kind, isNew);
        if (angle !== undefined) return angle;
      }
    }
    return undefined;
  };
  return { next };
}

type BriefParts = { angle: Angle; slot: PostSlot; postId: string; dishes: readonly Dish[] };

function briefOf(profile: RestaurantProfile, { angle, slot, postId, dishes }: BriefParts): PostBrief {
  const { key: _key, about: _about, image: _image, availability: _when, service, ...said } = angle;
  const occasion = slot.occasion;
  const language = primaryPostLanguage(postLanguageOf(profile.languages));
  const others = dishes.filter(
    ({ name, availability }) => availability === '' && name !== said.dishes[0]?.name,
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
          },
    day: postDay(profile, slot, service),
    back: occasion === undefined ? null : dayBack(profile, occasion),
    turn: 0,
  };
}
