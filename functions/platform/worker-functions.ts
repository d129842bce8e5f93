import type * as z from 'zod/mini';
import { createFailuresRepository } from './failures/failures-repository.ts';
import type { FunctionNeeds } from './needs/needs.ts';
import { openResources, type Resources } from './needs/open-resources.ts';
import { withWorkerNeeds } from './needs/route-needs.ts';
import { createQueueHandler, type Delivery, type QueueHandler } from './queue-handler.ts';

type Open<Declared, Work> = (resources: Resources<Declared>) => Work;

/**
 * Creates the Lambda handler of a queue's worker. `open` creates the work on one message from what `needs`
 * declares.
 */
export function queueFunction<Schema extends z.ZodMiniType, Declared extends FunctionNeeds>(
  schema: Schema,
  needs: Declared,
  open: Open<Declared, (message: z.output<Schema>, delivery: Delivery) => Promise<void>>,
): QueueHandler {
  const resources = openResources(withWorkerNeeds(needs));
  const { client, clock, log } = resources;
  // `withWorkerNeeds` adds this name, which a generic type can't express.
  const { FAILURES_TABLE_NAME: tableName } = resources.config as unknown as { FAILURES_TABLE_NAME: string };
  const { messages } = createFailuresRepository({ client, tableName });
  return createQueueHandler({
    schema,
    work: open(resources as unknown as Resources<Declared>),
    noteFailure: (messageId, error) => messages.record(messageId, error, clock.now()),
    log,
  });
}

/** Creates the Lambda handler of a schedule, which has no input. */
export function scheduledFunction<Declared extends FunctionNeeds>(
  needs: Declared,
  open: Open<Declared, () => Promise<unknown>>,
): () => Promise<unknown> {
  return open(openResources(needs));
}
