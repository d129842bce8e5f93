import * as z from 'zod/mini';

/** An active session of an administrator. */
export const SessionSchema = z
  .object({
    session_id: z.string(),
    /** The browser and system, such as "Chrome on macOS". */
    browser: z.string(),
    /** The IP address, or the network of an IPv6 address. */
    network: z.string(),
    began_at: z.iso.datetime(),
    /** When the session was last used, to five minutes. */
    seen_at: z.iso.datetime(),
    /** The session of the request. */
    is_current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Session' });
export type SessionEntry = z.infer<typeof SessionSchema>;
