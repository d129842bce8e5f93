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
  /** The stored token is being checked for the first time since the app opened. */
  | { status: 'initializing' }
  /** Another tab changed the token, and it is being checked again. */
  | { status: 'checking' }
  /** The check of the session timed out in the console, or a part of the app that it needs didn’t load. */
  | { status: 'unanswered'; error: Error }
  /** `endedBy`: what ended a session in this visit, if anything. `everywhere`: the user ended all sessions. */
  | { status: 'signedOut'; endedBy?: 'check' | 'refusal' | 'everywhere' | 'newPassword' }
  /** `entrance`: where this visit starts if it began with signing in or registering. */
  | { status: 'signedIn'; user: User; entrance?: string };

export type Session = {
  state: SessionState;
  /**
   * All of these throw `ApiError`. Signing in goes to the dashboard, or returns the next step; registering goes to
   * the welcome page.
   */
  signIn: (credentials: Credentials) => Promise<SecondFactorRequired | undefined>;
  /** Continues with another token of the same user. */
  keep: (token: string) => void;
  /** Opens a session that two-step verification started. */
  enter: (begun: { token: string; user: User }) => Promise<void>;
  register: (registration: Registration) => Promise<void>;
  /** Clears the session and goes to the site root. */
  signOut: () => Promise<void>;
  /**
   * Sets a new password with the token of a link, and signs in. With two-step verification, it goes to the login
   * screen.
   */
  resetPassword: (reset: PasswordReset) => Promise<void>;
  /** Keeps this session and ends all others. */
  changePassword: (change: PasswordChange) => Promise<void>;
  /** Ends every session and goes to the login screen. */
  signOutEverywhere: () => Promise<void>;
  /** Reloads the user, for example after the email address was verified. */
  refresh: () => Promise<void>;
  /** Reloads the app as the restaurant. The owner can read `reason`. */
  startImpersonation: (restaurantId: string, reason?: string) => Promise<void>;
  endImpersonation: () => Promise<void>;
};

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session in this browser. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in user. Use it only below RequireSession. */
export function useUser(): User {
  const { state } = useSession();
  if (state.status !== 'signedIn') throw new Error('useUser needs a signed-in session');
  return state.user;
}

/** Spec, owner tools §6: the restaurant that calls are made for, if there is one. */
export function restaurantIdOf(user: User): string | undefined {
  return user.role === 'restaurant' ? user.user_id : user.impersonating_restaurant_id;
}

/** The restaurant that calls are made for. Use it only below RequireRestaurant. */
export function useRestaurantId(): string {
  const restaurantId = restaurantIdOf(useUser());
  if (restaurantId === undefined) throw new Error('useRestaurantId needs a user who acts for a restaurant');
  return restaurantId;
}
