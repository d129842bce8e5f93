import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';

type Dependencies = Pick<
  BusinessIntelligenceDependencies,
  'restaurants' | 'users' | 'notes' | 'emails' | 'ids' | 'clock'
>;

/**
 * Emails the owner, and keeps a copy in the restaurant's timeline. The audit records contain the sender and the topic.
 */
export function createContactRestaurant({
  restaurants,
  users,
  notes,
  emails,
  ids,
  clock,
}: Dependencies): Operation<typeof businessIntelligenceRoutes.contactRestaurant> {
  return async ({ params: { id }, body: { subject, text } }, { userId, audit }) => {
    const [restaurant, owner, administrator] = await Promise.all([
      restaurants.find(id),
      users.find(id),
      users.find(userId),
    ]);
    if (restaurant === undefined || owner === undefined) throw new AppError('not_found');
    const note_id = ids.next();
    await emails.send({ kind: 'letter', user_id: id, request_id: note_id, letter: { subject, text } });
    const author = administrator?.email ?? userId;
    const copy = { restaurant_id: id, note_id, at: clock.now().toISOString(), author, subject, text };
    await notes.add({ ...copy, kind: 'letter' });
    audit.subject = { restaurantId: id };
    audit.after = { subject };
    return { message: `We sent your email to ${owner.email}.` };
  };
}
