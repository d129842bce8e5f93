import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { createEventsRepository } from '#functions/platform/events/events-repository.ts';
import { openResources } from '#functions/platform/needs/open-resources.ts';
import { createStreamHandler } from '#functions/platform/stream-handler.ts';
import { parseBusinessEvent } from '#shared/contract/events.ts';
import { projectorNeeds } from './needs.ts';
import { createProjectEvents } from './project-events.ts';

const { table, clock, log } = openResources(projectorNeeds);

export const handler = createStreamHandler({
  read: parseBusinessEvent,
  work: createProjectEvents({
    events: createEventsRepository(table('events')),
    figures: createFiguresRepository(table('figures')),
    clock,
  }),
  log,
});
