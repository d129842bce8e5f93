import { SAME_TIMES } from '#shared/profile/hours.ts';
import { type OpeningHours, WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';

/** The most services per day that the dialog offers. */
export const MAX_SERVICES = 3;

export type Service = { opens: string; closes: string };

/** `unknown` days aren’t shown. */
export type DayDraft = { state: 'open' | 'closed' | 'unknown'; services: readonly Service[] };
export type HoursDraft = Readonly<Record<Weekday, DayDraft>>;

const FIRST_SERVICE: Service = { opens: '18:00', closes: '22:30' };

/** The current weekly hours. */
export function hoursDraftOf(hours: OpeningHours): HoursDraft {
  const days = WEEKDAYS.map((day) => [day, dayDraftOf(hours[day])] as const);
  return Object.fromEntries(days) as Record<Weekday, DayDraft>;
}

function dayDraftOf(services: readonly Service[] | undefined): DayDraft {
  if (services === undefined) return { state: 'unknown', services: [] };
  return { state: services.length > 0 ? 'open' : 'closed', services };
}

/** A day that opens starts with one service. */
export function withState(day: DayDraft, state: DayDraft['state']): DayDraft {
  const services = state === 'open' && day.services.length === 0 ? [FIRST_SERVICE] : day.services;
  return { state, services };
}

/** Copies the services to every other day. */
export function copiedToAll(draft: HoursDraft, from: Weekday): HoursDraft {
  return Object.fromEntries(WEEKDAYS.map((day) => [day, draft[from]])) as Record<Weekday, DayDraft>;
}

/** The hours to save, or the error of a day. */
export function openingHoursOf(
  draft: HoursDraft,
): { hours: OpeningHours } | { problems: Partial<Record<Weekday, string>> } {
  const hours: OpeningHours = {};
  const problems: Partial<Record<Weekday, string>> = {};
  for (const day of WEEKDAYS) {
    const { state, services } = draft[day];
    if (state === 'unknown') continue;
    const open = state === 'open' ? services : [];
    const problem = problemOf(open);
    if (problem === undefined) hours[day] = [...open];
    else problems[day] = problem;
  }
  return Object.keys(problems).length > 0 ? { problems } : { hours };
}

/** A service that closes before it opens ends after midnight. Only the last one of a day can. */
function problemOf(services: readonly Service[]): string | undefined {
  if (services.some(({ opens, closes }) => opens === '' || closes === ''))
    return 'Enter both an opening and a closing time.';
  if (services.some(({ opens, closes }) => opens === closes)) return SAME_TIMES;
  for (const [index, service] of services.entries()) {
    const next = services[index + 1];
    if (next === undefined) continue;
    const isOvernight = service.closes < service.opens;
    if (isOvernight || next.opens < service.closes) return 'These times overlap. Change one of them.';
  }
  return undefined;
}
