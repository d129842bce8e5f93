import * as z from 'zod/mini';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import { SessionSchema } from './sessions.ts';

const throttle = { rate: 10, burst: 20 };

/** Lists and ends an administrator’s sessions. */
export const sessionRoutes = defineRoutes({
  listSessions: {
    summary: 'List the sessions of the signed-in administrator, newest first.',
    ...forAdmin('GET', '/auth/sessions'),
    admins: ['support', 'billing'],
    status: 200,
    response: z.object({ data: z.object({ sessions: z.array(SessionSchema) }) }),
    errors: [],
    defaultError: 'We couldn’t load your sessions',
    throttle,
  },
  endSession: {
    summary: 'End one session. Its token stops working.',
    ...forAdmin('DELETE', '/auth/sessions/{id}'),
    admins: ['support', 'billing'],
    params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    status: 200,
    response: z.object({ message: z.string() }),
    errors: ['not_found'],
    defaultError: 'We couldn’t end the session. Try again.',
    limit: false,
    throttle,
  },
});
