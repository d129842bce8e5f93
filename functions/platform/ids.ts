import { randomBytes } from 'node:crypto';

/** Ids as a dependency. */
export type IdSource = { next: () => string };

/**
 * UUID version 7 (RFC 9562 §5.7): sorts by the time it was made, and carries 74 random bits,
 * so that neighbors cannot be guessed.
 */
export function uuidV7(now: Date, random: Buffer = randomBytes(10)): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const randomA = ((random.readUInt16BE(0) & 0x0fff) | 0x7000).toString(16);
  const randomB = ((random.readUInt16BE(2) & 0x3fff) | 0x8000).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${randomA}-${randomB}-${random.toString('hex', 4, 10)}`;
}

/** Ids that sort by time, newest last. */
export function createIdSource(clock: { now: () => Date }): IdSource {
  return { next: () => uuidV7(clock.now()) };
}
