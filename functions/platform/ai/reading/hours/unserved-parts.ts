import type { Service } from '#shared/profile/hours.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import type { HoursFact, RunFacts, Unserved, Weekday } from './hours-facts.ts';
import type { DayPart } from './statements/day-part.ts';

/* Times of a day, which compare as text. A late lunch begins at half past one and is over at half past five. */
const LUNCH_OPENS = '10:30';
const BREAKFAST_CLOSES = '14:00';
const LATE_LUNCH_OPENS = '13:30';
const AFTERNOON_OPENS = '14:00';
const EVENING_OPENS = '16:00';
const DAY_CLOSES = '17:30';

/** Whether the service is in that part of the day; undefined where only some of it is. */
function isInPart({ opens, closes }: Service, part: DayPart): boolean | undefined {
  const isOver = closes !== null && closes > opens && closes <= DAY_CLOSES;
  if (opens >= EVENING_OPENS || (opens >= LATE_LUNCH_OPENS && !isOver)) {
    if (part === 'evening') return true;
    return part === 'afternoon' ? opens < DAY_CLOSES || undefined : false;
  }
  if (!isOver) return undefined;
  if (part === 'evening') return false;
  if (part === 'afternoon') return opens >= AFTERNOON_OPENS;
  if (part === 'morning') return opens < LATE_LUNCH_OPENS || undefined;
  const isEarly = closes <= BREAKFAST_CLOSES && opens < LUNCH_OPENS;
  const isLunch = opens >= LUNCH_OPENS;
  if (!isEarly && !isLunch) return undefined;
  return part === 'lunch' ? isLunch : isEarly;
}

type Settled = 'kept' | 'taken' | 'unclear';

function settled(service: Service, { part, isOnly }: Unserved): Settled {
  const isIn = isInPart(service, part);
  if (isIn === undefined) return 'unclear';
  return isIn === isOnly ? 'kept' : 'taken';
}

/** Services of the house itself all year, on one of those days. */
const isMeant = ({ season, days }: Service, unserved: Unserved) =>
  season === null && unserved.days.some((day) => days.includes(day));

/** Each of the services on these days is wholly in that part or wholly out of it, and the part is served at all. */
function isClear(unserved: Unserved, facts: readonly HoursFact[]): boolean {
  const closed = facts.flatMap((fact) => fact.closed);
  if (unserved.days.every((day) => closed.includes(day))) return true;
  const isServed = facts.some(({ services }) => services.some((one) => isInPart(one, unserved.part)));
  const meant = facts.flatMap((fact) =>
    fact.services.filter((one) => isMeant(one, unserved)).map((service) => ({ service, fact })),
  );
  return (
    isServed &&
    meant.length > 0 &&
    meant.every(({ service, fact }) => fact.isExact && settled(service, unserved) !== 'unclear')
  );
}

function without(fact: HoursFact, all: readonly Unserved[]): HoursFact {
  const isTaken = (service: Service, day: Weekday) =>
    all.some((one) => one.days.includes(day) && isMeant(service, one) && settled(service, one) === 'taken');
  const services = fact.services.map((service) => ({
    ...service,
    days: service.days.filter((day) => !isTaken(service, day)),
  }));
  return { ...fact, services: services.filter(({ days }) => days.length > 0) };
}

/** "Tue–Fri 12–2 and 7–10, Saturday evening only": the evening of the days before holds on Saturday, too. */
function withAddedDays({ facts, ...run }: RunFacts): RunFacts {
  const kept: HoursFact[] = [];
  for (const fact of facts) {
    const { unserved } = fact;
    const before = kept.at(-1);
    const isNew =
      unserved?.isOnly && !facts.some(({ services }) => services.some((one) => isMeant(one, unserved)));
    const added = isNew && before?.isExact && !before.isWithoutDays ? before.services : [];
    const isSplit =
      unserved !== undefined &&
      added.length > 1 &&
      added.every((one) => one.season === null && settled(one, unserved) !== 'unclear');
    if (!before || !isSplit) kept.push(fact);
    else
      kept[kept.length - 1] = {
        ...before,
        services: before.services.map((one) =>
          settled(one, unserved) === 'kept'
            ? {
                ...one,
                days: WEEKDAYS.filter((day) => one.days.includes(day) || unserved.days.includes(day)),
              }
            : one,
        ),
      };
  }
  return { ...run, facts: kept };
}

/**
 * Takes the parts of days that are closed out of the services of the text. Where a service is only partly in such a
 * part, data cannot say it, and the statement is unread.
 */
export function withUnservedParts(all: readonly RunFacts[]): RunFacts[] {
  const runs = all.map(withAddedDays);
  const facts = runs.flatMap((run) => run.facts);
  const clear = new Map(
    facts.flatMap((fact) => (fact.unserved && isClear(fact.unserved, facts) ? [[fact, fact.unserved]] : [])),
  );
  const taken = [...clear.values()];
  return runs.map((run) => ({
    ...run,
    facts: run.facts
      .filter((fact) => !fact.unserved || clear.has(fact))
      .map((fact) => (taken.length > 0 ? without(fact, taken) : fact)),
    unread: [
      ...run.unread,
      ...run.facts.filter((fact) => fact.unserved && !clear.has(fact)).map(({ statement }) => statement),
    ],
  }));
}
