/** The time as a dependency: operations never read the system clock themselves. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** Whole seconds since 1970, as DynamoDB's time to live and JWTs count them. */
export function epochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
