import type { AuthDependencies } from '#functions/accounts/api/dependencies.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { emailTaken } from './change-email.ts';
import { settleEmailMove } from './settle-email-move.ts';

/**
 * Moves an account to a confirmed address in three steps: claim the new address with a copy of the login; name it
 * in the user's row, which is the write that decides; clean up. Opening the link again, or signing in, finishes
 * what a crash left undone. The link works until it expires, because mail scanners open links before people do.
 */
export function createConfirmEmail(
  dependencies: AuthDependencies,
): Operation<typeof authRoutes.confirmEmail> {
  const { users, emailTokens, clock } = dependencies;
  return async ({ body: { token } }, visitor) => {
    const now = epochSeconds(clock.now());
    const link = await emailTokens.find(token, { purpose: 'email_change', now });
    const user = link && (await users.find(link.user_id));
    if (link === undefined || user === undefined) throw invalidLink();
    if (user.email !== link.email) {
      const isCurrent = user.pending_email === link.email && user.token_version === link.token_version;
      if (!isCurrent) throw invalidLink();
      await move(dependencies, user, link.email);
    }
    const wasLeft = await settleEmailMove(dependencies, link.email);
    const restaurantId = user.role === 'restaurant' ? user.user_id : undefined;
    visitor.audit.subject = { userId: user.user_id, restaurantId };
    visitor.audit.changedNothing = user.email === link.email && !wasLeft;
    return { message: `Email changed. Use ${link.email} the next time you sign in.` };
  };
}

async function move(dependencies: AuthDependencies, user: User, newEmail: string): Promise<void> {
  const { users, logins, clock } = dependencies;
  const moveId = await claim(dependencies, user, newEmail);
  if (await users.changeEmail(user, { to: newEmail, at: clock.now() })) return;
  const present = await users.find(user.user_id);
  if (present?.email === newEmail) return;
  await logins.releaseClaim(newEmail, moveId);
  throw invalidLink();
}

/** Claims the new address with a copy of the login. It allows no sign-in until the user's row names it. */
async function claim({ logins, ids }: AuthDependencies, user: User, newEmail: string): Promise<string> {
  const login = await logins.find(user.email);
  if (login?.user_id !== user.user_id) throw invalidLink();
  const moved = { id: ids.next(), from: user.email };
  const copy = { ...login, email: newEmail, known_networks: [], moved };
  if ((await logins.claim(copy)) || (await logins.reclaim(copy))) return moved.id;
  const there = await logins.find(newEmail);
  if (there?.user_id !== user.user_id) throw emailTaken();
  return moved.id;
}

function invalidLink(): AppError {
  return new AppError('verification_link_invalid');
}
