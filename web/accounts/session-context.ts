import { createContext, useContext } from 'react';
import type * as z from 'zod/mini';
import type {
  ChangePasswordSchema,
  RegistrationSchema,
  ResetPasswordSchema,
  SignInSchema,
  User,
} from '#shared/accounts/contract/account.ts';
import type { SecondFactorRequired } from '#shared/accounts/contract/second-factor.ts';

export type Credentials = z.input<typeof SignInSchema>;
export type Registration = z.input<typeof RegistrationSchema>;

export type PasswordChange = z.input<typeof ChangePasswordSchema>;
export type PasswordReset = z.input<typeof ResetPasswordSchema>;

export type SessionState =
  /** The stored token is being checked for the first time since the app was opened. */
  | { status: 'initializing' }
  /** The token was changed in another tab and is being checked again. */
  | { status: 'checking' }
  /** The console was opened, and the check of its session timed out. */
  | { status: 'unanswered'; error: Error }
  /** `endedBy`: what ended a session of this visit, if there was one; `everywhere`: the user, of all sessions. */
  | { status: 'signedOut'; endedBy?: 'check' | 'refusal' | 'everywhere' | 'newPassword' }
  /** `entrance`: where this visit begins, when it began with signing in or registering. */
  | { status: 'signedIn'; user: User; entrance?: string };

export type Session = {
  state: SessionState;
  /**
   * All of these throw `ApiError`. Signing in goes to the dashboard, or answers what is wanted first; registering goes
   * to the welcome page.
   */
  signIn: (credentials: Credentials) => Promise<SecondFactorRequired | undefined>;
  /** Goes on with another token of the same user. */
  keep: (token: string) => void;
  /** Goes in with a session that was begun by a second factor. */
  enter: (begun: { token: string; user: User }) => Promise<void>;
  register: (registration: Registration) => Promise<void>;
  /** Forgets the session and goes to the site root. */
  signOut: () => Promise<void>;
  /** Chooses a new password with the token of a link, and signs in; where that wants a second factor, goes to the login. */
  resetPassword: (reset: PasswordReset) => Promise<void>;
  /** This session goes on, every other one ends. */
  changePassword: (change: PasswordChange) => Promise<void>;
  /** Ends every session and goes to the login. */
  signOutEverywhere: () => Promise<void>;
  /** Reads the user again, for example after the e-mail address was verified. */
  refresh: () => Promise<void>;
  /** Loads the app again, as the restaurant. `reason`: what its owner reads. */
  startImpersonation: (restaurantId: string, reason?: string) => Promise<void>;
  endImpersonation: () => Promise<void>;
};

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in user; only below RequireSession. */
export function useUser(): User {
  const { state } = useSession();
  if (state.status !== 'signedIn') throw new Error('useUser needs a signed-in session');
  return state.user;
}

/** Spec, owner tools §6: the restaurant that calls are made for, if the user acts for one. */
export function restaurantIdOf(user: User): string | undefined {
  return user.role === 'restaurant' ? user.user_id : user.impersonating_restaurant_id;
}

/** The restaurant that calls are made for; only below RequireRestaurant. */
export function useRestaurantId(): string {
  const restaurantId = restaurantIdOf(useUser());
  if (restaurantId === undefined) throw new Error('useRestaurantId needs somebody who acts for a restaurant');
  return restaurantId;
}
