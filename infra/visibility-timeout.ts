import type { QueueDefinition } from './resources.ts';

/** AWS advises a visibility timeout of six times the function's timeout (Lambda guide, "Using SQS"). */
export function visibilityTimeoutSeconds(queue: QueueDefinition): number {
  return 6 * queue.workerTimeoutSeconds;
}
