import type { User } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { restaurantAdministrationRoutes } from '#shared/restaurants/contract/restaurant-administration-routes.ts';
import type { RestaurantAdministrationDependencies } from './dependencies.ts';

type Help = Pick<
  Operations<typeof restaurantAdministrationRoutes>,
  'sendOwnerPasswordReset' | 'resendOwnerVerification' | 'liftSignInLock' | 'retryFailedMail'
>;

/** Restores an owner's access. Links go to the owner's own address, so no one else learns a secret. */
export function createHelpOwner(dependencies: RestaurantAdministrationDependencies): Help {
  const { emails, failedMails, ids, logins, clock } = dependencies;
  return {
    sendOwnerPasswordReset: async ({ params: { id } }, { audit }) => {
      const owner = await findOwner(dependencies, id);
      await emails.send({ kind: 'password_reset', user_id: id, request_id: ids.next() });
      audit.subject = { restaurantId: id };
      return { message: `We sent a password reset link to ${owner.email}.` };
    },
    resendOwnerVerification: async ({ params: { id } }, { audit }) => {
      const owner = await findOwner(dependencies, id);
      if (owner.email_verified) throw new AppError('already_verified');
      await emails.send({ kind: 'verification', user_id: id, request_id: ids.next() });
      audit.subject = { restaurantId: id };
      return { message: `We sent a new verification link to ${owner.email}.` };
    },
    retryFailedMail: async ({ params: { id }, body: { request_id } }, { audit }) => {
      const owner = await findOwner(dependencies, id);
      const mail = await failedMails.find(id, request_id);
      if (mail === undefined) throw new AppError('not_found');
      const { kind, letter, notice } = mail;
      const content = { ...(letter && { letter }), ...(notice && { notice }) };
      await emails.send({ kind, user_id: id, request_id, ...content });
      audit.subject = { restaurantId: id };
      audit.before = { mail: kind };
      return { message: `We resent the email to ${owner.email}.` };
    },
    liftSignInLock: async ({ params: { id } }, { audit }) => {
      const owner = await findOwner(dependencies, id);
      await logins.liftLock(owner.email, { userId: id, at: clock.now() });
      audit.subject = { restaurantId: id };
      return { message: `Sign-in unlocked for ${owner.email}. The owner can try again now.` };
    },
  };
}

/** The owner of an existing restaurant. */
async function findOwner(
  { restaurants, users }: Pick<RestaurantAdministrationDependencies, 'restaurants' | 'users'>,
  id: string,
): Promise<User> {
  const [restaurant, owner] = await Promise.all([restaurants.find(id), users.find(id)]);
  if (restaurant === undefined || owner === undefined) throw new AppError('not_found');
  return owner;
}
