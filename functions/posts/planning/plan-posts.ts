import { takesPhonesOf } from '#functions/ai/contains-phone.ts';
import { postLanguageOf, primaryPostLanguage } from '#functions/ai/post-language.ts';
import type { PostBrief } from '#functions/ai/posts/post-facts.ts';
import { saysDays, saysWhen } from '#functions/ai/says-when.ts';
import type { DatedOccasion } from '#shared/posts/food-calendar/occasions-between.ts';
import type { SocialPlatform } from '#shared/posts/social/social-platforms.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { countryOf } from './country-of.ts';
import { isHoursUnknown } from './day-hours.ts';
import { type DayOfPost, dayOfPost } from './day-of-post.ts';
import { isInHolidayWindow, namesHoliday } from './holidays/holiday-window.ts';
import { dishesInOrder } from './ideas/dish-order.ts';
import { createIdeaSupply } from './ideas/idea-supply.ts';
import { occasionIdea } from './ideas/occasion-idea.ts';
import { type Idea, ideaOf, ideasOf } from './ideas/post-ideas.ts';
import { isOfferOver } from './offer-end.ts';
import { dayBack, isDayOver, postDay } from './post-day.ts';
import { type PostSlot, postSlots, withOccasions } from './post-slots.ts';
import { isServedOn } from './served-on.ts';

export type PlanRequest = {
  platforms: readonly SocialPlatform[];
  weeks: number;
  postsPerWeek: number;
  startsOn: string;
  theme: string;
  offer: string;
  /** Names of profile dishes to post about first. */
  dishes: readonly string[];
  occasions: readonly DatedOccasion[];
};

/** A post to write, with the details that its owner sees in the calendar. */
export type PlannedPost = { brief: PostBrief; slot: PostSlot; about: string; image: string };

/** All posts of a calendar, in order. Each slot gets one, however little is known about the restaurant. */
export function planPosts(profile: RestaurantProfile, request: PlanRequest): PlannedPost[] {
  const { offer } = request;
  const dishes = dishesInOrder(profile.dishes, request);
  const supply = createIdeaSupply(ideasOf(profile, dishes), (idea, { date }) =>
    idea.dishes.every((dish) => isServedOn(profile, dish, date)),
  );
  const occasions = request.occasions.map((each) => ({
    ...each,
    isHoursUnknown: isHoursUnknown(profile, each),
  }));
  const isOffered = ({ platform, date }: PostSlot) =>
    takesPhonesOf(platform, offer) &&
    isInHolidayWindow(offer, date, countryOf(profile)) &&
    !isOfferOver(offer, date);
  const dated = withOccasions(postSlots(request), occasions, (posted) => isDayOver(profile, posted));
  const slots = withOffer(dated, offer, isOffered).toSorted((one, other) =>
    placeOf(one).localeCompare(placeOf(other)),
  );
  return slots.map((slot, index) => {
    const day = dayOfPost(profile, slot);
    const idea = ideaFor(slot, day);
    const about = slot.occasion?.occasion.names.en ?? idea.about;
    return {
      brief: briefOf(profile, { idea, slot, day, postId: `p${index + 1}` }),
      slot,
      about,
      image: idea.image,
    };
  });

  function ideaFor(slot: OfferSlot, day: DayOfPost): Idea {
    if (slot.hasOffer === true) return ideaOf('offer', 'Your offer', { words: offer });
    if (slot.occasion === undefined) return supply.next(slot, day);
    return occasionIdea(profile, slot.occasion, { dishes, leastUsed: supply.leastUsed });
  }
}

const placeOf = ({ date, time }: PostSlot) => `${date}${time}`;

type OfferSlot = PostSlot & { hasOffer?: boolean };

/** Adds the offer once every two weeks on each platform, on a day without an occasion. */
function withOffer(
  slots: readonly PostSlot[],
  offer: string,
  isOffered: (slot: PostSlot) => boolean,
): OfferSlot[] {
  if (offer === '') return [...slots];
  const offered = new Set<string>();
  return slots.map((slot) => {
    const place = `${slot.platform}#${Math.ceil(slot.week / 2)}`;
    if (slot.occasion !== undefined || offered.has(place) || !isOffered(slot)) return slot;
    offered.add(place);
    return { ...slot, hasOffer: true };
  });
}

type BriefParts = { idea: Idea; slot: PostSlot; day: DayOfPost; postId: string };

function briefOf(profile: RestaurantProfile, { idea, slot, day, postId }: BriefParts): PostBrief {
  const { angle, dishes, words, label, service } = idea;
  const { occasion } = slot;
  const language = primaryPostLanguage(postLanguageOf(profile.languages));
  const isOfferWithDays = angle === 'offer' && (namesHoliday(words) || saysWhen(words, language));
  const isUndated =
    isOfferWithDays ||
    dishes.some(({ name, availability }) => availability !== '' || saysDays(name, language));
  const isUnknown = day.state === 'unknown' && service === undefined;
  return {
    post_id: postId,
    platform: slot.platform,
    date: slot.date,
    angle,
    dishes: [...dishes],
    words,
    label,
    detail: '',
    diet: null,
    occasion:
      occasion === undefined
        ? null
        : {
            name: occasion.occasion.names[language],
            date: occasion.date,
            is_holiday: occasion.occasion.kind === 'holiday',
            ...(occasion.isHoursUnknown === true && { is_unsaid: true }),
          },
    // A post on a day without hours names no other day, because the restaurant may be open. Beside a dated offer or
    // dish, another day's hours would look like its own.
    day: isUndated || (isUnknown && occasion === undefined) ? null : postDay(profile, slot, service),
    back: occasion === undefined ? null : dayBack(profile, occasion),
    avoids: avoidedOn(day, {
      idea,
      isToday: occasion === undefined || occasion.date === slot.date,
      language,
    }),
    turn: 0,
  };
}

type PostContext = { idea: Idea; isToday: boolean; language: string };

/** Avoids "today" if guests can't come or the dish may be unavailable, and "tonight" if there is no evening service. */
function avoidedOn(
  { state, hasEvening }: DayOfPost,
  { idea, isToday, language }: PostContext,
): PostBrief['avoids'] {
  const { angle, dishes, words, service } = idea;
  const isOfDays = [words, ...dishes.map(({ name }) => name)].some((text) => saysDays(text, language));
  const hasSomeDays = isOfDays || dishes.some(({ availability }) => availability !== '');
  const isNow = state === 'open' && isToday && service === undefined && !hasSomeDays && angle !== 'story';
  const isUnknown = state === 'unknown' && isToday && !hasSomeDays && service === undefined;
  return [...(isNow || isUnknown ? [] : (['today'] as const)), ...(hasEvening ? [] : (['evening'] as const))];
}
