import type * as z from 'zod/mini';
import type { FunctionNeeds } from './needs/needs.ts';
import { openResources, type Resources } from './needs/open-resources.ts';
import { createQueueHandler, type Delivery, type QueueHandler } from './queue-handler.ts';

type Open<Declared, Work> = (resources: Resources<Declared>) => Work;

/** The Lambda handler of a queue's worker. `open` makes the work on one message from what `needs` declares. */
export function queueFunction<Schema extends z.ZodMiniType, Declared extends FunctionNeeds>(
  schema: Schema,
  needs: Declared,
  open: Open<Declared, (message: z.output<Schema>, delivery: Delivery) => Promise<void>>,
): QueueHandler {
  const resources = openResources(needs);
  return createQueueHandler({ schema, work: open(resources), log: resources.log });
}

/** The Lambda handler of a schedule, which is called without input. */
export function scheduledFunction<Declared extends FunctionNeeds>(
  needs: Declared,
  open: Open<Declared, () => Promise<unknown>>,
): () => Promise<unknown> {
  return open(openResources(needs));
}
