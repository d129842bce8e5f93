import { type OpeningHours, type SiteService, WEEKDAYS, type Weekday } from './site-content.ts';

/** Names of services that aren't regular dining hours: kitchen, delivery, bar, and others, in five languages. */
const WITHIN_OR_OUTSIDE =
  /kitchen|deliver|take-?\s?(?:away|out)|pick-?\s?up|\bbar\b|happy|terrace|patio|shop|küche|liefer|abhol|terrasse|cocina|reparto|domicilio|llevar|terraza|cuisine|livraison|emporter|cucina|consegn|asporto/i;

type Service = Omit<SiteService, 'season'> & { season: object | null };
type Interval = { opens: string; closes: string };

/** Whether guests can dine then: regular hours, breakfast, lunch, or dinner, all year or in a season. */
export function isDiningService({ name }: Pick<Service, 'name'>): boolean {
  return !WITHIN_OR_OUTSIDE.test(name);
}

/** `isDiningService`, in the regular week. */
export function isRegularService({ name, season }: Pick<Service, 'name' | 'season'>): boolean {
  return season === null && isDiningService({ name });
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The dining services of a day, in order of time. */
export function regularServicesOn<Each extends Service>(services: readonly Each[], day: Weekday): Each[] {
  return services
    .filter((service) => isRegularService(service) && service.days.includes(day))
    .toSorted((one, other) => minutes(one.opens) - minutes(other.opens));
}

/** The services of a day as intervals; undefined if one is open-ended or two overlap. */
export function intervalsOf(ofDay: readonly Service[]): Interval[] | undefined {
  const intervals = ofDay.flatMap(({ opens, closes }) => (closes === null ? [] : [{ opens, closes }]));
  return intervals.length < ofDay.length || isOverlapping(intervals) ? undefined : intervals;
}

function isOverlapping(intervals: readonly Interval[]): boolean {
  return intervals.some(({ opens }, index) => {
    const before = intervals[index - 1];
    if (before === undefined) return false;
    const isPastMidnight = minutes(before.closes) <= minutes(before.opens);
    return isPastMidnight || minutes(opens) < minutes(before.closes);
  });
}

/** The dining service with these times, preferably on the same day. */
export function serviceAt<Each extends Service>(
  services: readonly Each[],
  day: Weekday,
  { opens, closes }: Interval,
): Each | undefined {
  const same = services.filter(
    (service) => isRegularService(service) && service.opens === opens && service.closes === closes,
  );
  return same.find(({ days }) => days.includes(day)) ?? same[0];
}

/** One service of a day for display. */
export type ShownService = Pick<SiteService, 'name' | 'opens' | 'closes' | 'last_seating' | 'note'>;
/** A missing day is unknown. An empty list means closed. */
export type ShownWeek = Partial<Record<Weekday, readonly ShownService[]>>;

/**
 * The week for display: `opening_hours` with details of the services; days that intervals can't express come from
 * the services.
 */
export function shownWeek(hours: OpeningHours, services: readonly SiteService[]): ShownWeek {
  const week: ShownWeek = {};
  for (const day of WEEKDAYS) {
    const intervals = hours[day];
    const ofDay = regularServicesOn(services, day);
    if (intervals !== undefined) {
      week[day] = intervals.map((interval) =>
        shown({ ...interval, ...detailsOf(serviceAt(services, day, interval)) }),
      );
    } else if (intervalsOf(ofDay) === undefined) week[day] = ofDay.map(shown);
  }
  return week;
}

function detailsOf(service: SiteService | undefined): Omit<ShownService, 'opens' | 'closes'> {
  return service ?? { name: '', last_seating: null, note: '' };
}

function shown({ name, opens, closes, last_seating, note }: ShownService): ShownService {
  return { name, opens, closes, last_seating, note };
}

/** Services beside the regular week: seasonal ones, or those of the kitchen. */
export function besideTheWeek(services: readonly SiteService[]): SiteService[] {
  return services.filter((service) => !isRegularService(service));
}
