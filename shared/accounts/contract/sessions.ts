import * as z from 'zod/mini';

/** One sign-in of an administrator that still counts. */
export const SessionSchema = z
  .object({
    session_id: z.string(),
    /** As the browser names itself: "Chrome on macOS". */
    browser: z.string(),
    /** The address, or the network of an IPv6 address. */
    network: z.string(),
    began_at: z.iso.datetime(),
    /** When the app was last opened with it, within five minutes. */
    seen_at: z.iso.datetime(),
    /** The one that asks. */
    is_current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Session' });
export type SessionEntry = z.infer<typeof SessionSchema>;
