import { type AreaCodePlace, KNOWN_AREA_CODES, placesOfAllStates, placesOfAreaCode } from './area-codes.ts';
import { narrowerWeek, STRICTEST_WEEK, type TextingWeek, textingWeekOf } from './texting-windows.ts';
import { isTimeZone, zoneOffsetMs } from './zone-offset.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A moment that is open everywhere comes within this many days, or never. */
const SEARCHED_DAYS = 15;

/** A time zone with the hours that apply in it. */
export type TextingPlace = { zone: string; week: TextingWeek };

export type RestaurantHours = {
  /** IANA; empty text if unknown. */
  timeZone: string;
  /** Such as `TX`; empty text if unknown or outside the United States. */
  state: string;
  /** The owner’s stricter hours. */
  ownWeek?: TextingWeek | undefined;
};

/**
 * All places that must be open before a number may be texted: every zone of its area code, and the restaurant’s. A
 * number without a known area code may be anywhere in the United States, so all states must be open. Foreign numbers
 * get the strictest hours in the restaurant’s time zone.
 */
export function textingPlaces(phone: string, restaurant: RestaurantHours): readonly TextingPlace[] {
  const own = restaurantPlaces(restaurant);
  if (phone.startsWith('+1')) return [...(BY_AREA_CODE.get(phone.slice(2, 5)) ?? ANYWHERE), ...own];
  return own.map(({ zone, week }) => ({ zone, week: narrowerWeek(week, STRICTEST_WEEK) }));
}

/** The owner’s hours only, if no law applies; none if there are no such hours. */
function placesOfOwnHours({ ownWeek: week, ...restaurant }: RestaurantHours): readonly TextingPlace[] {
  return week === undefined ? [] : restaurantPlaces(restaurant).map(({ zone }) => ({ zone, week }));
}

/** The next time a number may be texted; undefined if the hours never overlap. */
export function nextTextingTime(
  phone: string,
  restaurant: RestaurantHours,
  { from, keepsLaw }: { from: Date; keepsLaw: boolean },
): Date | undefined {
  return nextOpening(keepsLaw ? textingPlaces(phone, restaurant) : placesOfOwnHours(restaurant), from);
}

/** The same for many numbers at one moment. Numbers of one area code share a result. */
export function createTextingTimes(
  restaurant: RestaurantHours,
  at: { from: Date; keepsLaw: boolean },
): (phone: string) => Date | undefined {
  const known = new Map<string, Date | undefined>();
  return (phone) => {
    const area = phone.startsWith('+1') ? phone.slice(0, 5) : '';
    if (!known.has(area)) known.set(area, nextTextingTime(phone, restaurant, at));
    return known.get(area);
  };
}

/** The next moment at which all places are open; undefined if their hours never overlap. */
export function nextOpening(places: readonly TextingPlace[], from: Date): Date | undefined {
  const end = from.getTime() + SEARCHED_DAYS * DAY_MS;
  let at = from.getTime();
  while (at < end) {
    const latest = Math.max(at, ...places.map((place) => nextOpeningMs(place, at)));
    if (latest === at) return new Date(at);
    at = latest;
  }
  return undefined;
}

const BY_AREA_CODE: ReadonlyMap<string, readonly TextingPlace[]> = new Map(
  KNOWN_AREA_CODES.map((code) => [code, (placesOfAreaCode(code) ?? []).map(toTextingPlace)]),
);

const ANYWHERE: readonly TextingPlace[] = distinctPlaces(placesOfAllStates().map(toTextingPlace));

const BY_STATE: ReadonlyMap<string, readonly TextingPlace[]> = new Map(
  placesOfAllStates().map(({ state }) => [
    state,
    distinctPlaces(
      placesOfAllStates()
        .filter((place) => place.state === state)
        .map(toTextingPlace),
    ),
  ]),
);

/** A restaurant with an unknown zone may be anywhere in its state, or anywhere if that is unknown, too. */
export function restaurantPlaces({ timeZone, state, ownWeek }: RestaurantHours): readonly TextingPlace[] {
  const places = isTimeZone(timeZone)
    ? [{ zone: timeZone, week: textingWeekOf(state) }]
    : (BY_STATE.get(state) ?? ANYWHERE);
  if (ownWeek === undefined) return places;
  return places.map(({ zone, week }) => ({ zone, week: narrowerWeek(week, ownWeek) }));
}

function toTextingPlace({ state, zone }: AreaCodePlace): TextingPlace {
  return { zone, week: textingWeekOf(state) };
}

function distinctPlaces(places: readonly TextingPlace[]): TextingPlace[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}

/** The moment itself if the place is open, else its next opening; infinite if it never opens. */
function nextOpeningMs({ zone, week }: TextingPlace, at: number): number {
  const local = at + zoneOffsetMs(zone, at);
  const startOfDay = Math.floor(local / DAY_MS) * DAY_MS;
  for (let day = 0; day <= 7; day++) {
    const start = startOfDay + day * DAY_MS;
    const { opens, closes } = week[weekdayOf(start)] ?? { opens: 0, closes: 0 };
    if (opens >= closes || local >= start + closes * MINUTE_MS) continue;
    return local >= start + opens * MINUTE_MS ? at : toUtcMs(zone, start + opens * MINUTE_MS);
  }
  return Number.POSITIVE_INFINITY;
}

/** Sunday is 0: 1970-01-01 was a Thursday. */
function weekdayOf(localMs: number): number {
  return (Math.floor(localMs / DAY_MS) + 4) % 7;
}

/** When the local clock shows this time. Texting windows open in the morning, and clocks change at night. */
function toUtcMs(zone: string, localMs: number): number {
  const guess = localMs - zoneOffsetMs(zone, localMs);
  return localMs - zoneOffsetMs(zone, guess);
}
