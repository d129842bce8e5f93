import { SAME_TIMES, type Service } from './hours.ts';

export const OVERLAP = 'These times overlap. Change one of them, or name both services.';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a service ends on the next day. */
export function isPastMidnight({ opens, closes }: Pick<Service, 'opens' | 'closes'>): boolean {
  return opens !== '' && closes !== null && minutes(closes) < minutes(opens);
}

/** The problem to fix before these services are saved, as a sentence. Pure. */
export function problemOfServices(services: readonly Service[]): string | undefined {
  const timed = services.filter(
    ({ opens, closes, season }) => season === null && opens !== '' && closes !== null,
  );
  if (timed.some(({ opens, closes }) => opens === closes)) return SAME_TIMES;
  const isOverlapping = timed.some((one, at) =>
    timed
      .slice(at + 1)
      .some((other) => isOnSameDay(one, other) && one.name === other.name && overlap(one, other)),
  );
  return isOverlapping ? OVERLAP : undefined;
}

const isOnSameDay = (one: Service, other: Service) => one.days.some((day) => other.days.includes(day));

function overlap(one: Service, other: Service): boolean {
  const end = (service: Service) => minutes(service.closes ?? '') + (isPastMidnight(service) ? 1_440 : 0);
  return minutes(one.opens) < end(other) && minutes(other.opens) < end(one);
}
