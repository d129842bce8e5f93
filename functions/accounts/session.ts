import * as z from 'zod/mini';

/** A sign-in of an administrator. */
export const SessionRowSchema = z.object({
  browser: z.string(),
  network: z.string(),
  began_at: z.iso.datetime(),
  seen_at: z.iso.datetime(),
});
export type SessionRow = z.infer<typeof SessionRowSchema>;
/** Sessions by ID. */
export type Sessions = Readonly<Record<string, SessionRow>>;

/** The most sessions per row. The oldest end first. */
const MOST_SESSIONS = 20;

/** Returns the sessions that end when another begins: expired ones, and the oldest over the limit. */
export function sessionsToEnd(
  sessions: Sessions,
  { now, lifetimeSeconds }: { now: Date; lifetimeSeconds: number },
): string[] {
  const oldest = new Date(now.getTime() - lifetimeSeconds * 1000).toISOString();
  return Object.entries(sessions)
    .toSorted(([, one], [, other]) => (one.began_at < other.began_at ? 1 : -1))
    .filter(([, { began_at }], at) => began_at <= oldest || at >= MOST_SESSIONS - 1)
    .map(([id]) => id);
}
