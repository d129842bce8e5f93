import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createSubscriptionsRepository } from '#functions/billing/subscriptions-repository.ts';
import { createCustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { createEventsRepository } from '#functions/platform/events/events-repository.ts';
import { openResources } from '#functions/platform/needs/open-resources.ts';
import { createStreamHandler } from '#functions/platform/stream-handler.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { parseBusinessEvent } from '#shared/contract/events.ts';
import { projectorNeeds } from './needs.ts';
import { createProjectEvents } from './project-events.ts';
import { refreshListed } from './refresh-listed.ts';

const { table, clock, log } = openResources(projectorNeeds);

const figures = createFiguresRepository(table('figures'));
const listed = {
  customers: createCustomersRepository(table('customers')),
  restaurants: createRestaurantsRepository(table('restaurants')),
  users: createUsersRepository(table('users')),
  subscriptions: createSubscriptionsRepository(table('subscriptions')),
  figures,
  clock,
  log,
};

const project = createProjectEvents({ events: createEventsRepository(table('events')), figures, clock });

export const handler = createStreamHandler({
  read: parseBusinessEvent,
  work: async (seen) => {
    await project(seen);
    await refreshListed(listed, seen);
  },
  log,
});
