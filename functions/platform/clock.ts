/** The time as a dependency, so that operations never read the system clock. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** Returns whole seconds since 1970, as used by DynamoDB's TTL and JWTs. */
export function epochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
