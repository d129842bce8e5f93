import { createEventsRepository } from '#functions/modules/events/events-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createLog } from '#functions/platform/log.ts';
import { createStreamHandler } from '#functions/platform/stream-handler.ts';
import { parseBusinessEvent } from '#shared/contract/events.ts';
import { readProjectorConfig } from './config.ts';
import { createProjectEvents } from './project-events.ts';

const config = readProjectorConfig(process.env);
const client = createDynamoClient();

export const handler = createStreamHandler({
  read: parseBusinessEvent,
  work: createProjectEvents({
    events: createEventsRepository({ client, tableName: config.EVENTS_TABLE_NAME }),
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    clock: systemClock,
  }),
  log: createLog(config.SERVICE_NAME),
});
