import { randomBytes } from 'node:crypto';

/** IDs as a dependency. */
export type IdSource = { next: () => string };

/** Returns a UUID version 7 (RFC 9562 §5.7). It sorts by time, and its 74 random bits keep neighbors unguessable. */
export function uuidV7(now: Date, random: Buffer = randomBytes(10)): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  const randomA = ((random.readUInt16BE(0) & 0x0fff) | 0x7000).toString(16);
  const randomB = ((random.readUInt16BE(2) & 0x3fff) | 0x8000).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-${randomA}-${randomB}-${random.toString('hex', 4, 10)}`;
}

/** Creates IDs that sort by time, newest last. */
export function createIdSource(clock: { now: () => Date }): IdSource {
  return { next: () => uuidV7(clock.now()) };
}
