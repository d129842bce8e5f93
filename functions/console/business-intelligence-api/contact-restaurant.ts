import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';

type Dependencies = Pick<BusinessIntelligenceDependencies, 'restaurants' | 'users' | 'emails' | 'ids'>;

/** Emails the owner. The restaurant's audit records say who wrote about what. */
export function createContactRestaurant({
  restaurants,
  users,
  emails,
  ids,
}: Dependencies): Operation<typeof businessIntelligenceRoutes.contactRestaurant> {
  return async ({ params: { id }, body: { subject, text } }, { audit }) => {
    const [restaurant, owner] = await Promise.all([restaurants.find(id), users.find(id)]);
    if (restaurant === undefined || owner === undefined) throw new AppError('not_found');
    await emails.send({ kind: 'letter', user_id: id, request_id: ids.next(), letter: { subject, text } });
    audit.subject = { restaurantId: id };
    audit.after = { subject };
    return { message: `We sent your email to ${owner.email}.` };
  };
}
