import type { Service } from '#shared/profile/hours.ts';
import type { HoursFact, Weekday } from './hours-facts.ts';

const DAY = 1_440;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function spanOf({ opens, closes }: Service): [number, number] {
  const from = minutes(opens);
  if (closes === null) return [from, from + 60];
  const to = minutes(closes);
  return [from, to <= from ? to + DAY : to];
}

const seasonKey = ({ season }: Service) => (season ? `${season.from} ${season.to}` : '');

function isSame(one: Service, other: Service): boolean {
  return one.opens === other.opens && one.closes === other.closes && one.days.join() === other.days.join();
}

/** Two services that cannot both be meant: the same name and season, on one day, at the same time. */
function contradict(one: Service, other: Service): boolean {
  if (one.name.toLowerCase() !== other.name.toLowerCase() || seasonKey(one) !== seasonKey(other))
    return false;
  if (isSame(one, other) || !one.days.some((day) => other.days.includes(day))) return false;
  const [from, to] = spanOf(one);
  const [otherFrom, otherTo] = spanOf(other);
  return from < otherTo && otherFrom < to;
}

/** "Alternate Mondays off" takes no Monday from the others. */
const closedBy = (facts: readonly HoursFact[]) =>
  new Set(facts.flatMap(({ closed, statement }) => (statement.isHedged ? [] : closed)));

/** "dinner every day but Tuesday", "in July dinner but on Sundays": a day of rest unless something else is served then. */
export function withMealsApart(facts: readonly HoursFact[]): HoursFact[] {
  return facts.map((fact) => {
    const { meal, season } = fact.statement;
    if (!(meal || season) || fact.closed.length === 0) return fact;
    const others = facts.filter((one) => one !== fact);
    const isOpen = (day: Weekday) =>
      others.some(({ services }) => services.some(({ days }) => days.includes(day)));
    const isSaid = (day: Weekday) => season && others.some(({ closed }) => closed.includes(day));
    return { ...fact, closed: fact.closed.filter((day) => !isOpen(day) && !isSaid(day)) };
  });
}

/** "closed the other days": those on which nothing is open. */
export function withOtherDaysClosed(facts: readonly HoursFact[]): HoursFact[] {
  const open = new Set(facts.flatMap(({ services }) => services.flatMap(({ days }) => days)));
  return facts.map((fact) =>
    fact.statement.isAllDays && fact.statement.isClosed
      ? { ...fact, closed: open.size === 0 ? [] : fact.closed.filter((day) => !open.has(day)) }
      : fact,
  );
}

/** "Opens 4 PM Wed … Wednesday 4–10 PM": the same twice, once without its end. */
export function withWholeEnds(facts: readonly HoursFact[]): HoursFact[] {
  const whole = facts.flatMap(({ services }) => services.filter(({ closes }) => closes !== null));
  const isSaid = ({ closes, opens, days, season, name }: Service) =>
    closes === null &&
    season === null &&
    name === '' &&
    whole.some((one) => one.opens === opens && days.every((day) => one.days.includes(day)));
  return facts.map((fact) =>
    fact.services.some(isSaid) ? { ...fact, services: fact.services.filter((one) => !isSaid(one)) } : fact,
  );
}

const REST_OF_WEEK =
  /(?<![a-z])(?:other days|rest of the week|(?:el )?resto(?: de (?:la semana|los dias))?|(?:los )?demas dias|autres jours|reste de la semaine|altri giorni|resto della settimana|sonst (?:immer|taglich)|anderen tagen|restliche woche)(?![a-z])/;

/** "Mon & Tue 12–4, other days 12–11": the days that have no hours of their own. `folded`: the text of the offsets. */
export function withRestOfWeek(facts: readonly HoursFact[], folded: string): HoursFact[] {
  return facts.map((fact) => {
    const { isAllDays, isClosed, start, end } = fact.statement;
    if (!isAllDays || isClosed || !REST_OF_WEEK.test(folded.slice(start, end))) return fact;
    const own = new Set(
      facts
        .filter((one) => one !== fact && !one.isOpenOnOthers)
        .flatMap(({ services }) => services.flatMap(({ days }) => days)),
    );
    const services = fact.services.map((one) => ({ ...one, days: one.days.filter((day) => !own.has(day)) }));
    return { ...fact, services: services.filter(({ days }) => days.length > 0) };
  });
}

/** "daily" and times without days hold on the days that are not said to be closed. */
export function withoutClosedDays(facts: readonly HoursFact[]): HoursFact[] {
  const closed = closedBy(facts);
  return facts.map((fact) => {
    if (!fact.isOpenOnOthers || closed.size === 0) return fact;
    const services = fact.services.map((service) =>
      service.season ? service : { ...service, days: service.days.filter((day) => !closed.has(day)) },
    );
    return { ...fact, services: services.filter(({ days }) => days.length > 0) };
  });
}

/** "5–10, until 11 on Friday": the longer hours take the place of the usual ones on their days. */
export function withExtensions(facts: readonly HoursFact[]): HoursFact[] {
  return facts.map((fact, index) => {
    const later = facts
      .slice(index + 1, index + 4)
      .filter(({ isExtension, isReopening }) => isExtension || isReopening);
    if (later.length === 0 || fact.isExtension || fact.isReopening) return fact;
    const isTaken = (service: Service, day: Weekday) =>
      later.some(({ services, isReopening }) =>
        services.some(
          (one) =>
            (isReopening ? one.closes === service.closes : one.opens === service.opens) &&
            one.days.includes(day),
        ),
      );
    const services = fact.services.map((service) => ({
      ...service,
      days: service.days.filter((day) => !isTaken(service, day)),
    }));
    return { ...fact, services: services.filter(({ days }) => days.length > 0) };
  });
}

/** "Mon–Thu 8–8, Sat 10–5, Fridays until 2": when Friday begins is not said, and the days before do not agree on it. */
export function withOpenBeginnings(facts: readonly HoursFact[]): HoursFact[] {
  return facts.map((fact, index) => {
    if (!fact.isExtension) return fact;
    const usual = facts.slice(0, index).filter((one) => !one.isExtension && one.services.length > 0);
    const beginnings = usual.map(({ services }) => services.map(({ opens }) => opens).join());
    const isSaid = fact.services.every(({ days }) => days.every((day) => isOpenOn(day, usual)));
    return isSaid || new Set(beginnings).size < 2 ? fact : { ...fact, isExact: false };
  });
}

function isOpenOn(day: Weekday, facts: readonly HoursFact[]): boolean {
  return facts.some(({ services }) => services.some(({ days }) => days.includes(day)));
}

/** Days that one fact names as an exception: a weekend or two days, not half of the week. */
export const MOST_EXCEPTED = 2;

/** Whether the days of one fact are a small part of those of another, under the same name and in the same season. */
function isExceptionTo(exception: Service, usual: Service): boolean {
  return (
    exception.days.length <= MOST_EXCEPTED &&
    usual.days.length >= exception.days.length * 2 &&
    exception.days.every((day) => usual.days.includes(day)) &&
    (contradict(exception, usual) || isOtherOpening(exception, usual))
  );
}

/** "daily from 4, Sunday from 11": both without an end. */
function isOtherOpening(one: Service, other: Service): boolean {
  const isAlike = one.name.toLowerCase() === other.name.toLowerCase() && seasonKey(one) === seasonKey(other);
  return isAlike && one.closes === null && other.closes === null && one.opens !== other.opens;
}

/** "9–1 and 4–8, Sunday 9–2": the hours of Sunday take the place of both. */
const isExceptionToAny = (exception: Service, usual: readonly Service[]) =>
  usual.some((one) => isExceptionTo(exception, one));

/** "Mon–Thu, closed Tues" leaves one out; "Mon–Sat, closed Mondays" may be a slip of the pen. */
function isWithin(days: readonly Weekday[], closed: readonly Weekday[]): boolean {
  return closed.length <= MOST_EXCEPTED && !closed.some((day) => day === days[0] || day === days.at(-1));
}

/**
 * "7:30–19, Sunday 8–13" and "Mon–Thu 9–9, closed Tues": what is said of single days takes the place of what was said
 * before of all of them.
 */
export function withExceptions(facts: readonly HoursFact[]): HoursFact[] {
  return facts.map((fact, index) => {
    if (fact.isExtension || fact.services.length === 0) return fact;
    const behind = facts
      .slice(index + 1, index + 5)
      .filter(({ statement, isExact }) => isExact && !statement.isHedged && statement.dates.length === 0);
    const isReplaced = (service: Service, day: Weekday) =>
      behind.some(
        ({ services, closed }) =>
          (service.name === '' && closed.includes(day) && isWithin(service.days, closed)) ||
          (fact.isOpenOnOthers &&
            services.some((one) => one.days.includes(day) && isExceptionToAny(one, fact.services))),
      );
    const services = fact.services.map((service) => ({
      ...service,
      days: service.days.filter((day) => !isReplaced(service, day)),
    }));
    return { ...fact, services: services.filter(({ days }) => days.length > 0) };
  });
}

/** Facts compared with each other at most; a text with more is no week. */
const MOST_FACTS = 60;

/** The facts that another one contradicts. */
export function contradictedFacts(facts: readonly HoursFact[]): Set<HoursFact> {
  const found = new Set<HoursFact>();
  const compared = facts.slice(0, MOST_FACTS);
  for (const [index, fact] of compared.entries())
    for (const other of compared.slice(index + 1)) {
      const isTwice = fact.services.some((one) => other.services.some((two) => contradict(one, two)));
      if (isTwice || isClosedAndOpen(fact, other) || isClosedAndOpen(other, fact)) {
        found.add(fact);
        found.add(other);
      }
    }
  return found;
}

function isClosedAndOpen(closed: HoursFact, open: HoursFact): boolean {
  if (closed.statement.isHedged) return false;
  return open.services.some(
    ({ season, days, name }) =>
      season === null && name === '' && days.some((day) => closed.closed.includes(day)),
  );
}
