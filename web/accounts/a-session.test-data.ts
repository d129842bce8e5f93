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
