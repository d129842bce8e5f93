import type { Session } from './session-context.ts';

const unexpected = () => Promise.reject(new Error('not a part of this test'));

/** The session of a signed-out visitor. Calls that a test doesn’t replace fail. */
export function aSession(changes: Partial<Session> = {}): Session {
  return {
    state: { status: 'signedOut' },
    signIn: unexpected,
    enter: unexpected,
    keep: () => undefined,
    register: unexpected,
    signOut: unexpected,
    resetPassword: unexpected,
    changePassword: unexpected,
    signOutEverywhere: unexpected,
    refresh: unexpected,
    startImpersonation: unexpected,
    endImpersonation: unexpected,
    ...changes,
  };
}

/** The session of a restaurant’s owner. */
export const OWNER_SESSION = {
  state: {
    status: 'signedIn',
    user: {
      user_id: 'lupo',
      email: 'ana@example.com',
      role: 'restaurant',
      restaurant_name: 'Osteria Lupo',
      email_verified: true,
    },
  },
} satisfies Partial<Session>;
